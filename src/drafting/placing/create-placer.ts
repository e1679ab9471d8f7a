import type { Market } from '#knowledge/market.ts'
import type { WordVectors } from '#knowledge/word-vectors.ts'
import type { Brief, BriefField } from '#shared/brief.ts'
import { createLikeness, type FindAlike } from './likeness.ts'
import { indexMarkets, type MarketIndex } from './market-index.ts'
import type { Placement } from './placement.ts'
import { type Weighed, weighMarkets } from './weigh.ts'

/**
 * Points below which a product has no market: a wrong market spoils every result, an unknown one only makes it more
 * general. Set on the tuning cases and the one-liners.
 */
const threshold = 3.8
/** When one phrase is all there is, it must be a strong one: "track deadlines" is a job of many. */
const singleThreshold = 6
/** Of those, points from synonyms and jobs; single words of the trade alone never place a product. */
const strongThreshold = 2.4
/** What words of the trade need to place a product without a synonym or a job: the fewer, the clearer the lead. */
const lone = [
  { witnesses: 3, score: 3.4, margin: 1, times: 1 },
  { witnesses: 2, score: 4.8, margin: 2, times: 1 },
  { witnesses: 2, score: 3.4, margin: 1.5, times: 2 },
]
/**
 * Words and likeness together: likeness beyond `since` counts as so many points of words each. A market is taken on both
 * when it has this many points, this far ahead, with words and likeness of its own. Set on the tuning cases, the one-liners
 * and the tuning half of the product ideas.
 */
const together = { since: 0.2, points: 8, least: 5, lead: 1.4, words: 2.6, likeness: 0.24 }
/** Words that say it this clearly need no second opinion. */
const clear = { score: 6, strong: 4, lead: 2 }
/** Markets that the words speak for and that likeness is asked about. */
const contenders = 6
/** A second market must come this close to the first. */
const secondShare = 0.6

const quoted = (weighed: Weighed) =>
  weighed.evidence
    .filter((item) => item.kind !== 'against')
    .slice(0, 3)
    .map((item) => `"${item.phrase}"`)
    .join(', ')

/** The main job, said outright, is a market's job, and something else of that market is there too. */
function isMainJob(brief: Brief, weighed: Weighed): boolean {
  const [main] = brief.jobs
  const supporting = weighed.evidence.filter((item) => item.kind !== 'against')
  return (
    main !== undefined &&
    main.confidence >= 0.7 &&
    supporting.length > 1 &&
    supporting.some((item) => item.kind === 'job' && item.phrase === `${main.verb} ${main.object}`)
  )
}

const reaches = (brief: Brief, weighed: Weighed | undefined): weighed is Weighed =>
  weighed !== undefined &&
  weighed.score >= (weighed.witnesses > 1 || isMainJob(brief, weighed) ? threshold : singleThreshold) &&
  weighed.strong >= strongThreshold

/** Without a strong phrase: enough words of the trade, and no other market anywhere near. */
const standsAlone = (best: Weighed, next: Weighed | undefined) =>
  lone.some(({ witnesses, score, margin, times }) => {
    const rest = next?.score ?? 0
    return best.witnesses >= witnesses && best.score >= Math.max(score, rest + margin, rest * times)
  })

const shareOfField: Record<BriefField, number> = { market: 1.3, description: 1, context: 0.5, audience: 0.5 }

interface Contender {
  weighed: Weighed
  likeness: number
  points: number
}

/** The markets that the words speak for, in the order of words and likeness together. */
function contendersOf(brief: Brief, weighed: readonly Weighed[], alike: FindAlike): Contender[] {
  const texts = Object.entries(shareOfField).map(([field, weight]) => ({
    text: brief.source[field as BriefField] ?? '',
    weight,
  }))
  const first = weighed.slice(0, contenders)
  const found = alike(
    texts,
    first.map(({ market }) => market),
  )
  return first
    .map((each) => {
      const likeness = found.find(({ market }) => market === each.market)?.score ?? 0
      const points = each.score + together.points * Math.max(0, likeness - together.since)
      return { weighed: each, likeness, points }
    })
    .sort((one, other) => other.points - one.points)
}

const isClear = (brief: Brief, best: Weighed, next: Weighed | undefined) =>
  reaches(brief, best) &&
  best.score >= clear.score &&
  best.strong >= clear.strong &&
  best.score - (next?.score ?? 0) >= clear.lead

const isLikely = ({ weighed, likeness, points }: Contender, next: Contender | undefined) =>
  weighed.score >= together.words &&
  likeness >= together.likeness &&
  points >= together.least &&
  points - (next?.points ?? 0) >= together.lead

function placementOf(brief: Brief, index: MarketIndex, alike: FindAlike): Placement {
  const all = weighMarkets(brief, index)
  const [best, next] = all
  const nothing = { market: null, basis: null, second: null, evidence: [] }
  if (!best) return { ...nothing, score: 0, reason: 'No word of the description belongs to a market of the library.' }
  if (isClear(brief, best, next)) return placed(brief, index, best, next)
  const [first, second] = contendersOf(brief, all, alike)
  const agreed = first?.weighed ?? best
  const rival = agreed === best ? next : best
  if (agreed === best && (reaches(brief, best) || standsAlone(best, next))) return placed(brief, index, best, next)
  const market = index.markets[agreed.market] ?? null
  const score = Math.round(agreed.score * 100) / 100
  const evidence = agreed.evidence.map(({ phrase, kind }) => ({ phrase, kind }))
  if (market && first && isLikely(first, second)) {
    const reason = `${market.name} is the closest market of the library, because of ${quoted(agreed) || 'single words'} and what the other words have to do with it.`
    const basis = reaches(brief, agreed) || standsAlone(agreed, rival) ? 'words' : 'likeness'
    return { market, basis, second: null, score, evidence, reason }
  }
  const reason = `The description fits no market of the library; the closest is ${market?.name ?? 'none'}, on no more than ${quoted(agreed) || 'single words'}.`
  return { ...nothing, score, evidence, reason }
}

function placed(brief: Brief, index: MarketIndex, best: Weighed, next: Weighed | undefined): Placement {
  const market = index.markets[best.market] ?? null
  const isSecond = reaches(brief, next) && next.score >= best.score * secondShare
  return {
    market,
    basis: 'words',
    second: isSecond ? (index.markets[next.market] ?? null) : null,
    score: Math.round(best.score * 100) / 100,
    evidence: best.evidence.map(({ phrase, kind }) => ({ phrase, kind })),
    reason: `${market?.name ?? ''}, because of ${quoted(best)}.`,
  }
}

/** Builds the indexes once; placing a brief then takes well under a millisecond, or a few where its words do not settle it. */
export function createPlacer(markets: readonly Market[], vectors: WordVectors): (brief: Brief) => Placement {
  const index = indexMarkets(markets)
  const alike = createLikeness(markets, vectors)
  return (brief) => placementOf(brief, index, alike)
}
