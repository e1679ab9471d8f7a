import { chosenPoints, noOffer, promises, sentence, wordCount } from '#drafting/index.ts'
import type { SalesOutput } from '../output.ts'
import type { SalesFacts } from './sales-facts.ts'

const shortWords = 95
const longWords = 320
const lastTime = 'When did this last go wrong for you, and what did you do?'

/** What goes wrong, the offer in the user's words, a question; the long one goes through all that was named and says what is not proven. */
export function pitchOf(sales: SalesFacts): SalesOutput['pitch'] {
  const { facts, words, troubles, objections } = sales
  const question = questionOf(sales)
  const offer = words.offer ?? `[${noOffer}]`
  const points = chosenPoints(words, 3).map(({ text }) => sentence(text))
  // What only this product has is always said, whatever else finds room.
  const [leading] = chosenPoints(words, 1).map(({ text }) => sentence(text))
  const core = [offer, leading ?? '', question]
  const others = points.filter((text) => text !== leading)
  const [proof = ''] = words.proof
  const optional = [troubles.find((text) => wordCount(text) <= 45) ?? '', proof, ...others, words.price ?? '']
  const kept = new Set<string>()
  for (const text of optional) if (text && wordCount([...core, ...kept, text].join(' ')) <= shortWords) kept.add(text)
  const [trouble] = optional
  const short = [
    ...(trouble && kept.has(trouble) ? [trouble] : []),
    offer,
    ...points.filter((text) => text === leading || kept.has(text)),
    ...(proof && kept.has(proof) ? [proof] : []),
    ...(words.price && kept.has(words.price) ? [words.price] : []),
    question,
  ]
  const does = words.points.filter(({ isRefusal }) => !isRefusal).map(({ text }) => sentence(text))
  const refusals = words.points.filter(({ isRefusal }) => isRefusal).map(({ text }) => sentence(text))
  const [worry] = objections
  const [promise] = promises(facts, words)
  const long = [
    troubles.slice(0, 2).join(' '),
    offer,
    does.join(' '),
    refusals.length > 0 ? `What it deliberately leaves out: ${refusals.join(' ')}` : '',
    worry ? `You may say: ${worry.says} ${worry.answer}` : '',
    words.proof.join(' '),
    promise && words.proof.length === 0
      ? `What we cannot prove yet, and would like to measure with you: ${promise.proofNeeded}`
      : '',
    words.price ? `Price: ${words.price}` : '',
    question,
  ].filter(Boolean)
  return { thirtySeconds: short.join(' '), twoMinutes: within(long).join('\n\n') }
}

/** About the last time, on what was named first; the market's own where it has none. */
export function questionOf({ facts, words }: SalesFacts): string {
  const probe = facts.named.find(({ capability }) => capability.probe && words.claims.has(capability.id))?.capability
    .probe
  return [probe, ...facts.dossier.sales.discovery].find((text) => text?.endsWith('?')) ?? lastTime
}

/** Paragraphs within so many words: those before the price go first, what opens, what is offered and what closes stay. */
function within(paragraphs: readonly string[]): string[] {
  const kept = [...paragraphs]
  while (kept.length > 4 && wordCount(kept.join(' ')) > longWords) kept.splice(kept.length - 3, 1)
  return kept
}
