import { auxiliaries, modals } from './function-words.ts'
import { looksPlural, toSingular } from './inflect.ts'
import { closedClass, noun, personScore, plural, verb, verbS, wordClass } from './lexicon.ts'
import { at, lowerAt, readNounPhrase, textOf } from './noun-phrase.ts'
import { helpingVerbs } from './product-verbs.ts'
import { productNouns } from './product-words.ts'
import type { Token } from './tokens.ts'
import { verbStrength } from './verb-strength.ts'

/** What a verb acts on, as it was read: a thing or a clause. */
export interface ObjectPhrase {
  end: number
  object: string
  /** Head of the object, singular and lower case; empty without an object. */
  head: string
  /** The object is a pronoun for the object of an earlier job. */
  refersBack: boolean
}

/** "a camera recognises it", "buyers order": a subject with its verb, so a new clause and no further object. */
export function opensClause(tokens: readonly Token[], from: number): boolean {
  const phrase = readNounPhrase(tokens, from)
  if (!phrase) return false
  if (verbStrength(tokens, phrase.end, 'third') > 0) return true
  // "a report lands": no plural goes with "a"
  if (
    /^an?$/.test(lowerAt(tokens, from)) &&
    (wordClass(lowerAt(tokens, phrase.head)) & verbS) !== 0 &&
    looksPlural(at(tokens, phrase.head)?.text ?? '')
  )
    return true
  for (let index = phrase.core + 1; index <= phrase.head; index += 1) {
    const before = toSingular(at(tokens, index - 1)?.text ?? '').toLowerCase()
    const isSubject = personScore(before) >= 1 || productNouns.has(before)
    const isPlural = looksPlural(at(tokens, index - 1)?.text ?? '')
    if (isSubject && (wordClass(lowerAt(tokens, index)) & (isPlural ? verb : verbS)) !== 0) return true
  }
  return false
}

/** Where a clause as an object ("which bearing will fail next") ends. */
function clauseEnd(tokens: readonly Token[], from: number): number {
  let index = from
  while (index < tokens.length && index - from < 14) {
    const token = at(tokens, index)
    if (token?.kind === 'mark' && token.text !== "'") break
    if (index > from && ['so', 'instead', 'without', 'because'].includes(token?.lower ?? '')) break
    const goesOn = Math.max(verbStrength(tokens, index + 1, 'base') - 0.5, verbStrength(tokens, index + 1, 'third') - 1)
    if (
      token?.lower === 'and' &&
      (goesOn >= 1 || helpingVerbs.has(lowerAt(tokens, index + 1)) || opensClause(tokens, index + 1))
    )
      break
    index += 1
  }
  return index
}

/** Who or what the clause between `from` and `end` is about: "cow" of "cow is about to fall ill", "" of "they booked". */
function clauseSubject(tokens: readonly Token[], from: number, end: number): string {
  let limit = end
  for (let index = from + 1; index < end; index += 1) {
    const lower = lowerAt(tokens, index)
    if (modals.has(lower) || auxiliaries.has(lower)) {
      limit = index
      break
    }
  }
  const phrase = readNounPhrase(tokens, from, limit)
  if (!phrase) {
    // "which bearing will fail": a word that is listed as a verb stands where the subject must be
    const isWord = limit === from + 1 && limit < end && (wordClass(lowerAt(tokens, from)) & closedClass) === 0
    return isWord ? toSingular(lowerAt(tokens, from)) : ''
  }
  let head = phrase.head
  // "a missing book stands": the last word that could be its verb is it, when nothing else in the clause is
  if (phrase.end < limit || limit === end) {
    for (let index = phrase.head; index > phrase.core; index -= 1) {
      const subject = at(tokens, index - 1)
      const agreeing = looksPlural(subject?.text ?? '') ? verb : verbS
      if ((wordClass(subject?.lower ?? '') & (noun | plural)) === 0) break
      if ((wordClass(lowerAt(tokens, index)) & agreeing) === 0) continue
      const isLast = limit === end && index === phrase.head
      if (isLast) head = index - 1
      break
    }
  }
  return toSingular(at(tokens, head)?.text ?? '').toLowerCase()
}

/** A clause as the object: "which bearing will fail next", "that a pipe is leaking". `from` is the word that opens it. */
export function readClauseObject(tokens: readonly Token[], from: number, source: string): ObjectPhrase {
  const end = clauseEnd(tokens, from)
  const object = textOf(tokens, from, end, source)
    .replace(/\byour\b|\bmy\b|\bour\b/gi, 'their')
    .replace(/\byou\b|\bI\b|\bwe\b/g, 'they')
    .replace(/\bwhats\b/gi, 'what is')
  const quantity = /^how (?:many|much|long|far|well|soon|often)$/.test(
    `${lowerAt(tokens, from)} ${lowerAt(tokens, from + 1)}`,
  )
  return { end, object, refersBack: false, head: clauseSubject(tokens, from + (quantity ? 2 : 1), end) }
}
