import type { MarketView } from './market-view.ts'
import { lowerFirst, withoutPoint } from './phrases.ts'

/** What tells people of one kind apart: how they do the job today, or what has just happened to them. */
export type Situation =
  | { kind: 'way'; text: string; strength: string | null; weakness: string | null }
  | { kind: 'moment'; text: string }

/** Feasts keep their capital inside of a sentence. */
const withName = (text: string) =>
  /^(?:Christmas|Easter|Ramadan|Diwali|Black Friday|New Year|Mother's|Father's|Valentine)/.test(text)
    ? text
    : lowerFirst(text)

/** From here on an event is one of these people's lives and not of somebody else in the market. */
const theirs = 0.12

/** The ways of today that the library or the user knows, then the events after which such people look for something new. */
export function situationsIn({ market, today, likeness, ranked, terms }: MarketView): Situation[] {
  if (!terms.shortJob || !ranked.some(({ direct }) => direct)) return []
  const ways = today
    .filter(({ weakness }) => weakness !== null)
    .map(({ text, strength, weakness }): Situation => ({ kind: 'way', text, strength, weakness }))
  const moments = (market?.buyingTriggers ?? [])
    .map((text, index) => ({ text, index, points: likeness.about(text) }))
    .filter(({ points }) => points >= theirs)
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .map(({ text }): Situation => ({ kind: 'moment', text: withName(withoutPoint(text)) }))
  // The first way, the first event, then what is left: three of one sort would be compared on one thing only.
  return [...ways.slice(0, 1), ...moments.slice(0, 1), ...ways.slice(1), ...moments.slice(1)]
}
