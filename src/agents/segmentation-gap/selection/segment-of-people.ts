import { type MarketFacts, type NamedPeople, ownCounts, todayClause } from '#drafting/index.ts'
import type { Quote } from '#shared/reading.ts'
import { totalOf } from '../score.ts'
import type { Described, MarketSegment } from './described.ts'
import { scoresOf } from './evidence-scores.ts'

/** A group that the user names: the user's words first, what is usual of its nearest neighbour in the trade behind them. */
export function segmentOfPeople(
  facts: MarketFacts,
  people: NamedPeople,
  near: MarketSegment | null,
  /** Others of the brief who use it without being sold to; null for a group that is not the first. */
  inside: readonly NamedPeople[] | null,
): Described {
  const { reading } = facts
  const isFirst = inside !== null
  const typical = people.role ?? people.near
  const count = isFirst ? ownCounts(reading).find(({ kind }) => kind === 'all') : undefined
  const today = isFirst ? todayClause(reading) : null
  const price = isFirst ? facts.price?.quote.text : undefined
  const scores = scoresOf({
    size: count ? 'stated' : near ? 'usual' : 'none',
    pain: today ? 'stated' : near || typical ? 'usual' : 'none',
    price: price ? 'stated' : near ? 'usual' : 'none',
    tool: isFirst && reading.today.length > 0 ? 'stated' : near ? 'usual' : 'none',
    isNamed: true,
  })
  const usual = near ? ` Typical of ${near.who}: ` : ''
  return {
    name: `“${people.quote.text}”`,
    prioritizationScore: totalOf(scores),
    scores,
    marketSize: count
      ? `Your figure: “${count.quote.text}”`
      : near
        ? `Not sized yet. Where to look: ${near.size}`
        : 'Not sized yet: count one town by hand before planning.',
    painPointSeverity: today
      ? `You wrote: “${today.text}”.${near ? `${usual}${near.differentNeed}` : ''}`
      : near
        ? `${usual.trim()} ${near.differentNeed}`
        : typical?.pains[0]
          ? `${typical.pains[0]} (${people.role ? 'typical, not collected' : `said by: ${typical.noun}; typical, not collected`})`
          : '',
    willingnessToPaySegment: price ? `Your price: “${price}”.` : near ? `${usual.trim()} ${near.willingness}` : '',
    adoptionReadiness: today
      ? `Would have to replace: “${
          reading.today
            .map(({ text }) => text)
            .slice(0, 3)
            .join('”, “') || today.text
        }”.${near ? `${usual}${near.servedTodayBy}` : ''}`
      : near
        ? `${usual.trim()} ${near.servedTodayBy}`
        : '',
    demographicTraits: [
      ...(typical ? [`${people.role ? '' : 'Nearest in the trade: '}${typical.noun}, ${typical.organisation}`] : []),
      ...(inside ?? []).map((each) => `Also in your description: “${each.quote.text}”`),
    ].slice(0, 4),
    psychographicTraits: typical?.objections.slice(0, 1).map((each) => `${each} (typical, not collected)`) ?? [],
    behavioralTraits: people.clauses.slice(0, 2).map(({ text }) => `You wrote: “${text}”`),
    findTen: reachOf(facts, people, near),
    wrongIf: wrongIf(today, price ?? null, facts.isLive),
    prioritizationReason: reasonOf(facts, isFirst, today),
  }
}

function reachOf({ dossier }: MarketFacts, { role, near }: NamedPeople, segment: MarketSegment | null): string {
  const places = [...(role?.channels.slice(0, 3) ?? []), ...(segment ? [segment.reach] : [])]
  if (places.length > 0) return places.join('; ')
  const usual = [...(near?.channels.slice(0, 2) ?? []), ...dossier.interview.recruiting.slice(0, 2)]
  return usual.length > 0
    ? `${near ? 'Typical places' : 'Their association, if there is one; typical places'}: ${usual.slice(0, 3).join('; ')}`
    : 'Ask the first three where they go for advice'
}

/** What a week of talks could show that this is no segment. */
function wrongIf(today: Quote | null, price: string | null, isLive: boolean): string {
  if (today) return `Fewer than four of ten can say when this last cost them time or money: “${today.text}”.`
  if (price && isLive) return `Fewer than three of the last twenty who saw “${price}” bought.`
  if (price) return `Fewer than three of ten sign an order at “${price}”.`
  return 'Fewer than four of ten can describe the last time without prompting.'
}

function reasonOf({ price }: MarketFacts, isFirst: boolean, today: Quote | null): string {
  if (!isFirst) return 'You named it after the first: interview three of them in the same weeks.'
  const stated = [today && 'the current way of working', price && 'a price'].filter(Boolean).join(' and ')
  return `Named first${stated ? `, with ${stated}` : ''}. The score reflects how much is known about them, not how many there are.`
}
