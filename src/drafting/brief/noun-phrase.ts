import { articles, determiners, modals, possessives, prepositions } from './function-words.ts'
import { looksPlural, toPlural, toSingular } from './inflect.ts'
import { adjective, adverb, closedClass, gerund, noun, past, personScore, plural, verb, wordClass } from './lexicon.ts'
import { misspelled } from './misspelled.ts'
import { productNouns } from './product-words.ts'
import type { Token } from './tokens.ts'

/** A noun phrase as token positions in its sentence; `end` is exclusive. */
export interface NounPhrase {
  /** With its article or possessive, when it has one. */
  start: number
  /** Without it. */
  core: number
  head: number
  /** End of the core; what follows up to `end` is "of ..." or "with ...". */
  coreEnd: number
  end: number
}

const nominal = noun | plural
const modifier = nominal | adjective | gerund | past

export const at = (tokens: readonly Token[], index: number): Token | undefined => tokens[index]
export const lowerAt = (tokens: readonly Token[], index: number): string => tokens[index]?.lower ?? ''

/** Behind an article even a word that is only known as a verb is a thing: "the upload". */
const isCalledThing = (token: Token | undefined) =>
  token?.kind === 'word' && (wordClass(token.lower) & verb) !== 0 && (wordClass(token.lower) & closedClass) === 0

const smallNumbers = new Set(['one', 'two', 'three', 'four', 'five', 'six'])

const neverNominal = new Set(
  'lets helps allows enables empowers makes gives teaches assists encourages back up out off down away together per'.split(
    ' ',
  ),
)

const canModify = (token: Token | undefined) =>
  token !== undefined &&
  ((token.kind === 'number' && !/[€$£¥%]/.test(token.text)) ||
    (token.kind === 'word' &&
      !neverNominal.has(token.lower) &&
      (wordClass(token.lower) & modifier) !== 0 &&
      (wordClass(token.lower) & closedClass) === 0))

const isNominal = (token: Token | undefined) =>
  token?.kind === 'word' &&
  !neverNominal.has(token.lower) &&
  (wordClass(token.lower) & nominal) !== 0 &&
  (wordClass(token.lower) & closedClass) === 0

const openingWords = new Set([
  'a',
  'an',
  'the',
  'these',
  'those',
  'each',
  'every',
  'any',
  'all',
  'some',
  'many',
  'several',
  'few',
  'most',
  'other',
  'both',
  'another',
  'no',
  'own',
  'more',
  'such',
  'one',
])

/** "there old phones", written for "their". */
const isThing = (tokens: readonly Token[], index: number) =>
  isNominal(at(tokens, index)) ||
  ((wordClass(lowerAt(tokens, index)) & adjective) !== 0 && isNominal(at(tokens, index + 1)))

/** Position after the article, possessive and quantity that open a noun phrase. */
export function skipDeterminers(tokens: readonly Token[], from: number): number {
  let index = from
  while (index < tokens.length && index - from < 4) {
    const lower = lowerAt(tokens, index)
    const skip =
      openingWords.has(lower) ||
      possessives.has(lower) ||
      (index === from && lower === 'there' && index > 0 && isThing(tokens, index + 1)) ||
      (lower === 'of' && index > from && openingWords.has(lowerAt(tokens, index - 1)))
    if (!skip) break
    index += 1
  }
  return index
}

/**
 * Reads the core of a noun phrase that starts at `from` and ends at the latest before `limit`: determiners, modifiers,
 * head. Null when no noun is there.
 */
export function readNounPhrase(tokens: readonly Token[], from: number, limit = tokens.length): NounPhrase | null {
  const core = skipDeterminers(tokens, from)
  let head = -1
  let index = core
  for (; index < limit && index - core < 7; index += 1) {
    const token = at(tokens, index)
    // "the access rules": behind an article a verb is a noun
    const isThing = index === core && core > from && isCalledThing(token)
    // "a repair sketch before": so is one behind a noun, when nothing is left for it to act on
    const closes =
      index > core &&
      head === index - 1 &&
      core > from &&
      isCalledThing(token) &&
      !canModify(token) &&
      !canModify(at(tokens, index + 1)) &&
      skipDeterminers(tokens, index + 1) === index + 1 &&
      !isPluralToken(at(tokens, head))
    if (closes) {
      head = index
      continue
    }
    if (!canModify(token) && !(isThing && isNominal(at(tokens, index + 1)))) {
      // an adverb inside ("recently retired teachers"), a mark or a closed word ends the phrase
      const isInnerAdverb =
        token !== undefined &&
        wordClass(token.lower) === adverb &&
        /ly$/.test(token.lower) &&
        head < 0 &&
        canModify(at(tokens, index + 1))
      if (!isInnerAdverb) break
      continue
    }
    // "designers working on websites", "a marketplace connecting executives": the participle starts a clause
    const isParticiple = head >= 0 && (wordClass(token?.lower ?? '') & gerund) !== 0
    if (
      isParticiple &&
      (productNouns.has(lowerAt(tokens, head)) ||
        (isPluralToken(at(tokens, head)) && !isNominal(at(tokens, index + 1))))
    )
      break
    // "sheds | people could work in": who does it opens a clause about the thing
    if (
      head >= 0 &&
      /^(?:people|you|users|somebody|someone)$/.test(token?.lower ?? '') &&
      modals.has(lowerAt(tokens, index + 1))
    )
      break
    // "asks teenagers | one question": a count opens something new
    if (head >= 0 && head === index - 1 && isPluralToken(at(tokens, head)) && smallNumbers.has(token?.lower ?? ''))
      break
    // "pet sitters nearby | book": an adjective behind a plural ends the phrase
    const isBehindPlural =
      head >= 0 &&
      head === index - 1 &&
      isPluralToken(at(tokens, head)) &&
      (wordClass(token?.lower ?? '') & (adjective | nominal)) === adjective
    if (isBehindPlural) break
    if (isNominal(token)) {
      head = index
    } else if (head >= 0) {
      // an adjective or participle behind the head starts something new, unless a noun follows it
      const classes = wordClass(token?.lower ?? '')
      if ((classes & (past | gerund)) !== 0 && (classes & adjective) === 0 && !isNominal(at(tokens, index + 1))) break
      if (token?.kind === 'number' && !isNominal(at(tokens, index + 1))) break
    }
  }
  if (head < 0 && core > from && isCalledThing(at(tokens, index))) head = index
  // "a flat", "the homeless": behind an article an adjective can be the thing itself
  if (head < 0 && core > from && index > core && (wordClass(lowerAt(tokens, index - 1)) & adjective) !== 0)
    head = index - 1
  if (head < 0) return null
  return { start: from, core, head, coreEnd: head + 1, end: head + 1 }
}

const purposes = new Set(['court', 'school', 'church', 'college', 'university', 'hospital', 'prison'])

/** "keep a record for court", "pack a bag for school": without an article it is what is done there, and nobody. */
export const isPurpose = (tokens: readonly Token[], { start, head }: NounPhrase) =>
  start === head && purposes.has(lowerAt(tokens, head))

const attaching = new Set(['into', 'of', 'with', 'for', 'about', 'between', 'against', 'from', 'to'])

/** Extends a noun phrase by "of ..." and, up to `most` more times, by another prepositional phrase that belongs to it. */
export function extendByPrepositions(
  tokens: readonly Token[],
  phrase: NounPhrase,
  allowed: ReadonlySet<string> = attaching,
  most = 1,
): NounPhrase {
  let { end } = phrase
  let extra = 0
  while (end < tokens.length) {
    const preposition = lowerAt(tokens, end)
    const isOf = preposition === 'of'
    if (!isOf && (!allowed.has(preposition) || extra >= most)) break
    const inner = readNounPhrase(tokens, end + 1)
    if (!inner) break
    // "block websites for remote workers": those are the actors, not part of the websites
    const innerHead = toSingular(at(tokens, inner.head)?.text ?? '').toLowerCase()
    const isActor = personScore(innerHead) >= 1 && !isPurpose(tokens, inner)
    if (preposition === 'for' && inner.core === end + 1 && isActor) break
    // "to send", "for booking rooms": a verb, not a thing
    const first = wordClass(lowerAt(tokens, inner.core))
    if (preposition === 'to' && inner.core === end + 1 && (first & verb) !== 0) break
    if (!isOf && inner.core === end + 1 && (first & gerund) !== 0 && (first & nominal) === 0) break
    if (!isOf) extra += 1
    end = inner.end
  }
  return { ...phrase, end }
}

const trimEdge = /^[\s"'“”„»«([{,;:.–—-]+|[\s"'“”»«)\]},;:.!?–—-]+$/g

/** The user's words from token `from` up to before `to`, on one line, without marks at the edges. */
export function textOf(tokens: readonly Token[], from: number, to: number, source: string): string {
  const first = at(tokens, from)
  const last = at(tokens, to - 1)
  if (!first || !last || to <= from) return ''
  return tidy(source.slice(first.start, last.end))
}

/** One line, straight quotes, no tags and pictographs, no marks at the edges. */
export function tidy(text: string): string {
  return text
    .replace(/<[^<>]{0,300}>/g, ' ')
    .replace(/(?:[\u{1f000}-\u{1faff}\u2600-\u27bf]|\p{Cf}|\ufe0f)/gu, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(trimEdge, '')
    .replace(/\b(\p{L}{3,8}) (by|to) \1\b/giu, '$1-$2-$1')
    .replace(/\p{L}{3,}/gu, (word) => misspelled.get(word) ?? word)
}

export const isPluralToken = (token: Token | undefined) => token !== undefined && looksPlural(token.text)

/** The core with its head put in the singular or the plural. */
export function inflectCore(
  tokens: readonly Token[],
  phrase: NounPhrase,
  source: string,
  form: 'singular' | 'plural',
): string {
  const before = textOf(tokens, phrase.core, phrase.head, source)
  const headText = at(tokens, phrase.head)?.text ?? ''
  const head = form === 'singular' ? toSingular(headText) : toPlural(headText)
  return before === '' ? head : `${before} ${head}`
}

export const isDeterminer = (lower: string) => articles.has(lower) || possessives.has(lower) || determiners.has(lower)
export const isPreposition = (lower: string) => prepositions.has(lower)
