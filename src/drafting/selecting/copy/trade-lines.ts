import type { MarketCopy } from '#knowledge/dossier/copy.ts'
import type { MarketFacts } from '../market-facts.ts'
import { sharedWith } from './chosen-points.ts'
import { ownTroubles } from './own-troubles.ts'
import type { ProductPoint } from './product-point.ts'
import type { ProductWords } from './product-words.ts'
import { distanceOf, type HookKind, type Register } from './register.ts'
import { sentence, wordCount } from './sentences.ts'

export type TradeHook = MarketCopy['hooks'][number]

/** Kinds that can be posted without a proof, a source or somebody who said it. */
const free: ReadonlySet<HookKind> = new Set(['scene', 'turn', 'question', 'claim', 'advice', 'list'])

/**
 * First lines for texts about this product: by register what goes wrong (warm) or what the product refuses (bold); then the trade's lines on
 * what was named and what only this product has. Lines on the topic stand in front.
 */
export function firstLines(facts: MarketFacts, words: ProductWords, register: Register, topic = ''): string[] {
  const { claims, points } = words
  const isOnNamed = ({ kind, asserts }: TradeHook) =>
    (kind !== 'scene' || facts.reading.market.certain) &&
    free.has(kind) &&
    asserts.length > 0 &&
    asserts.every((id) => claims.has(id))
  const onNamed = sortedHooks(facts.dossier.copy.hooks.filter(isOnNamed), register).map(({ text }) => text)
  const line = ({ text }: ProductPoint) => sentence(text)
  const refused = points.filter(({ isRefusal }) => isRefusal).map(line)
  const own = points.filter(({ isOwn, isRefusal }) => isOwn && !isRefusal).map(line)
  const onTopic = own
    .filter((text) => sharedWith(text, topic) > 0)
    .toSorted((a, b) => sharedWith(b, topic) - sharedWith(a, topic))
  const ofRegister = register === 'warm' ? troubles(facts, words) : register === 'bold' ? refused : []
  return [...new Set([...onTopic, ...ofRegister, ...onNamed, ...own])]
}

function sortedHooks(hooks: readonly TradeHook[], register: Register): TradeHook[] {
  return hooks
    .map((hook, index) => ({ hook, index, distance: distanceOf(hook.kind, register) }))
    .sort((a, b) => a.distance - b.distance || a.index - b.index)
    .map(({ hook }) => hook)
}

const leastKnown = 0.5

/** What goes wrong today: the user's own account; without one scenes of what was named, then those of the whole trade. None of what the user denies. */
export function troubles(facts: MarketFacts, { claims }: ProductWords): string[] {
  const own = ownTroubles(facts)
  if (own.length > 0) return own
  const { dossier, known, reading } = facts
  // A scene says how readers live: of a market that is only near it would be said of others.
  if (!reading.market.certain) return []
  const ofNamed = dossier.frames.problem.filter(({ when }) => when?.some((id) => claims.has(id)))
  const ofAll = dossier.frames.problem.filter(({ when = [] }) => when.length === 0)
  // Where the market knows less than half of the product, its scenes are those of other people.
  return [...ofNamed, ...(known >= leastKnown ? ofAll : [])].map(({ text }) => text)
}

/** The scene of what goes wrong today with what these words are about. */
export function troubleOf({ dossier, reading }: MarketFacts, { capabilities }: ProductPoint): string | undefined {
  if (!reading.market.certain) return undefined
  return dossier.frames.problem.find(({ when }) => when?.some((id) => capabilities.includes(id)))?.text
}

/** A shorter one is understood only beside its pain: "A lid." */
const fewestWordsOfPromise = 4

/** Promises of the trade about what was named, each with the proof without which it is not made. */
export function promises({ dossier }: MarketFacts, { claims }: ProductWords): MarketCopy['angles'] {
  return dossier.copy.angles.filter(
    ({ asserts, promise }) =>
      asserts.length > 0 && asserts.every((id) => claims.has(id)) && wordCount(promise) >= fewestWordsOfPromise,
  )
}
