import { opensClause } from './clause-object.ts'
import { looksPlural, toSingular } from './inflect.ts'
import { adverb, noun, personScore, plural, wordClass } from './lexicon.ts'
import { lowerAt, readNounPhrase } from './noun-phrase.ts'
import { bareVerbs } from './product-verbs.ts'
import type { Token } from './tokens.ts'
import { readVerbPhrase, type VerbPhrase } from './verb-phrase.ts'
import { baseOf, type Form, neverNoun, verbStrength } from './verb-strength.ts'

const stopChain = new Set([
  'so',
  'without',
  'instead',
  'while',
  'when',
  'because',
  'where',
  'which',
  'who',
  'that',
  'but',
  'unless',
  'until',
  'if',
])

/** Reads "plan rehearsals, track attendance and share music" as three phrases of one form. */
export function readVerbChain(tokens: readonly Token[], index: number, form: Form, source: string): VerbPhrase[] {
  const first = readVerbPhrase(tokens, index, form, source)
  if (!first) return []
  const chain = [first]
  let position = first.end
  while (chain.length < 8 && position < tokens.length) {
    const next = nextInChain(tokens, position, form)
    if (next < 0) break
    const phrase = readVerbPhrase(tokens, next, form, source, chain.at(-1))
    if (!phrase) break
    if (!neverNoun.has(phrase.verb) && phrase.verb !== 'waste') chain.push(phrase)
    position = phrase.end
  }
  return chain
}

/** "and store managers set aside surplus": a compound that names people, with a verb behind it, is a new subject. */
function isPeople(tokens: readonly Token[], from: number): boolean {
  const [first, second] = [lowerAt(tokens, from), lowerAt(tokens, from + 1)]
  if ((wordClass(first) & noun) === 0 || !looksPlural(second) || personScore(toSingular(second)) < 1) return false
  return verbStrength(tokens, from + 2, 'base') >= 1
}

/** Position of the next verb of the list, behind adverbials, or -1 when the list ends. */
function nextInChain(tokens: readonly Token[], from: number, form: Form): number {
  for (let index = from; index < tokens.length && index - from < 12; index += 1) {
    const lower = lowerAt(tokens, index)
    // "takes a deposit when guests reserve, reminds them": the third person goes on behind the clause
    if (form === 'third' && /^(?:when|while|before|after|once)$/.test(lower)) {
      const comma = tokens.findIndex((token, position) => position > index && token.text === ',')
      return comma > 0 && comma - index <= 9 && verbStrength(tokens, comma + 1, form) >= 1.5 ? comma + 1 : -1
    }
    if (stopChain.has(lower) || lower === ';' || lower === ':' || lower === '(' || lower === '–' || lower === '—')
      return -1
    if (lower !== ',' && lower !== 'and' && lower !== 'or' && lower !== 'then' && lower !== '&') continue
    let next = index + 1
    while (['and', 'then', 'or', 'also', 'to', 'finally', 'later'].includes(lowerAt(tokens, next))) next += 1
    // "and never shows it to parents" says what is not done
    if (/^(?:never|not)$/.test(lowerAt(tokens, next))) return -1
    while (wordClass(lowerAt(tokens, next)) === adverb) next += 1
    if (isPeople(tokens, next)) return -1
    const strength = verbStrength(tokens, next, form)
    // a plural subject may follow a comma ("..., parents confirm"); a verb that could be a noun needs an object
    if (strength >= 1.5 || (strength >= 1 && (wordClass(lowerAt(tokens, next)) & (noun | plural)) === 0)) return next
    if (strength >= 1 && bareVerbs.has(baseOf(lowerAt(tokens, next), form))) return next
    // "meals, naps": go on inside a list of things, stop at a new subject
    if (lower === ',' || lower === 'and') {
      const phrase = readNounPhrase(tokens, next)
      if (opensClause(tokens, next)) return -1
      if (!phrase || verbStrength(tokens, phrase.end, 'base') >= 1.5 || verbStrength(tokens, phrase.end, 'third') >= 2)
        return -1
    }
  }
  return -1
}
