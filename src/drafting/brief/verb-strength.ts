import { modals, questionWords } from './function-words.ts'
import { toBaseForm } from './inflect.ts'
import { adjective, adverb, closedClass, gerund, noun, past, plural, verb, verbS, wordClass } from './lexicon.ts'
import { at, lowerAt, skipDeterminers } from './noun-phrase.ts'
import { bareVerbs, productVerbs } from './product-verbs.ts'
import type { Token } from './tokens.ts'

/** Which form the verbs of a list have: "swap", "swaps", "swapping". */
export type Form = 'base' | 'third' | 'gerund'
export const freeParticles = new Set(['up', 'out', 'off', 'down', 'back', 'away', 'together', 'aside'])
/** Verb and preposition that make one verb: "agree on one action". */
export const withPreposition = new Map(
  Object.entries({
    on: 'try agree collaborate work vote bid decide comment focus act report',
    for: 'save pay search look apply ask wait care shop register hunt',
    to: 'listen talk reply respond subscribe speak write chat connect switch',
    after: 'look',
    in: 'log fill check sign clock hand invest',
    over: 'hand take roll',
    through: 'browse go search',
    with: 'deal chat comply talk collaborate communicate share meet',
    about: 'learn think talk',
    of: 'dispose',
    from: 'learn choose buy order',
  }).map(([preposition, list]) => [preposition, new Set(list.split(' '))]),
)
const idioms = [
  'keep track of',
  'stay in touch with',
  'keep in touch with',
  'take care of',
  'keep an eye on',
  'get rid of',
  'make sense of',
  'take part in',
  'get in touch with',
  'stay on top of',
  'sign up for',
  'catch up on',
  'come up with',
  'keep up with',
  'find out about',
  'give a thumbs-up to',
  'give a thumbs-up',
  'keep count of',
  'make friends with',
  'look out for',
].map((idiom) => idiom.split(' '))
export const objectPronouns = new Set(['them', 'it', 'him', 'her', 'those', 'these', 'one', 'each'])
/** "reads a contract and tells me": whom a pitch in the first person speaks of. */
export const addressed = new Set(['me', 'us', 'you'])

const bitOf: Record<Form, number> = { base: verb, third: verbS, gerund }

export function baseOf(lower: string, form: Form): string {
  if (form === 'base') return lower
  return toBaseForm(lower, form === 'third' ? 'PresentTense' : 'Gerund')
}

/** "need to find", "struggle to share" */
const leadingVerbs = new Set(['need', 'want', 'have', 'struggle', 'try', 'like', 'love', 'wish', 'get', 'fail'])

/** Verbs that a dictionary lists as nouns too, but a pitch does not use so. */
export const neverNoun = new Set(['struggle', 'suffer', 'rely', 'lose', 'forget', 'hate'])

const ends = (token: Token | undefined) =>
  token === undefined || token.kind === 'mark' || token.lower === 'and' || token.lower === 'or'

/** How well a verb stands at `index`: 0 impossible, 1 weak ... 4 certain; the word behind it decides. */
export function verbStrength(tokens: readonly Token[], index: number, form: Form): number {
  const strength = strengthByNext(tokens, index, form)
  const before = lowerAt(tokens, index - 1)
  const isCalled = form === 'base' && (before === 'to' || (modals.has(before) && before !== 'might'))
  // "to do their tax return": what else only asks or denies
  if (isCalled && lowerAt(tokens, index) === 'do' && skipDeterminers(tokens, index + 1) > index + 1) return 2
  if (strength >= 1 || !isCalled) return strength
  const classes = wordClass(lowerAt(tokens, index))
  return (classes & verb) !== 0 && (classes & closedClass) === 0 ? 1 : strength
}

function strengthByNext(tokens: readonly Token[], index: number, form: Form): number {
  const token = at(tokens, index)
  if (token?.kind !== 'word') return 0
  const classes = wordClass(token.lower)
  if ((classes & bitOf[form]) === 0 || (classes & closedClass) !== 0) return 0
  const base = baseOf(token.lower, form)
  const couldBeNoun = !neverNoun.has(base) && (classes & (form === 'third' ? plural | noun : noun)) !== 0
  const next = at(tokens, index + 1)
  const own = (couldBeNoun ? 0 : 1) + (productVerbs.has(base) ? 1 : 0)
  if (matchesIdiom(tokens, index, base)) return 3
  if (ends(next)) {
    const shared = form === 'base' ? strengthBySecond(tokens, index, base) : 0
    return Math.max(shared, bareVerbs.has(base) || !couldBeNoun ? 1 + own * 0.5 : 0)
  }
  const nextLower = next?.lower ?? ''
  const afterQuantity = skipQuantity(tokens, index + 1)
  const afterDeterminers = Math.max(afterQuantity, skipDeterminers(tokens, index + 1))
  if (afterDeterminers > index + 1 || objectPronouns.has(nextLower) || addressed.has(nextLower)) return 2 + own
  if (questionWords.has(nextLower)) return 1.5 + own
  if (withPreposition.get(nextLower)?.has(base) || freeParticles.has(nextLower)) return 1.5 + own
  if (nextLower === 'to' && leadingVerbs.has(base)) return 2
  const nextClasses = wordClass(nextLower)
  if ((nextClasses & closedClass) !== 0) return bareVerbs.has(base) || !couldBeNoun ? 0.5 + own * 0.5 : 0
  if (next?.kind === 'number') return 1 + own
  if ((nextClasses & (plural | noun | adjective)) !== 0) return 1 + own
  if ((nextClasses & (adverb | past | gerund)) !== 0) return 0.5 + own
  return 0
}

/** "plan & book weekend trips": the second verb's object is the first one's too. */
function strengthBySecond(tokens: readonly Token[], index: number, base: string): number {
  if (!/^(?:and|&)$/.test(lowerAt(tokens, index + 1)) || !productVerbs.has(base)) return 0
  const second = lowerAt(tokens, index + 2)
  const opens = index === 0 || /^(?:to|can|could|let|lets|help|helps|and|,|:)$/.test(lowerAt(tokens, index - 1))
  if (!opens || !productVerbs.has(second) || !ends(at(tokens, index + 1))) return 0
  return strengthByNext(tokens, index + 2, 'base') >= 2 ? 2 : 0
}

export const matchesIdiom = (tokens: readonly Token[], index: number, base: string) =>
  idioms.find(
    (words) =>
      words[0] === base && words.every((word, offset) => offset === 0 || lowerAt(tokens, index + offset) === word),
  )

/** "at least three quotes": the quantity belongs to the object and does not end it. */
export function skipQuantity(tokens: readonly Token[], index: number): number {
  const two = `${lowerAt(tokens, index)} ${lowerAt(tokens, index + 1)}`
  if (/^(?:at least|at most|up to|more than|less than|fewer than)$/.test(two)) return index + 2
  return /^(?:about|around|over)$/.test(lowerAt(tokens, index)) && at(tokens, index + 1)?.kind === 'number'
    ? index + 1
    : index
}
