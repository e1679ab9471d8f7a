import type { Market } from '#knowledge/market.ts'
import type { WordVectors } from '#knowledge/word-vectors.ts'
import type { Brief, BriefField } from '#shared/brief.ts'
import { createLikeness, type Likeness, type WeightedText } from './likeness.ts'
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
 * The market that the words point to most, though too weakly, is taken when the likeness of all words points to it too. The
 * less the words say, the more the likeness must. Set on the tuning half of the product ideas.
 */
const agreements = [
  { words: 2.2, times: 1.4, likeness: 0.24, lead: 0 },
  { words: 1.5, times: 1, likeness: 0.43, lead: 0.15 },
]
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

type FindAlike = (texts: readonly WeightedText[]) => Likeness[]

const shareOfField: Record<BriefField, number> = { market: 1.3, description: 1, context: 0.5, audience: 0.5 }

function isAgreed(brief: Brief, best: Weighed, next: Weighed | undefined, alike: FindAlike): boolean {
  if (best.score < Math.min(...agreements.map(({ words }) => words))) return false
  const texts = Object.entries(shareOfField).map(([field, weight]) => ({
    text: brief.source[field as BriefField] ?? '',
    weight,
  }))
  const [first, second] = alike(texts)
  if (first?.market !== best.market) return false
  return agreements.some(
    ({ words, times, likeness, lead }) =>
      best.score >= Math.max(words, (next?.score ?? 0) * times) &&
      first.score >= likeness &&
      first.score - (second?.score ?? 0) >= lead,
  )
}

function placementOf(brief: Brief, index: MarketIndex, alike: FindAlike): Placement {
  const [best, next] = weighMarkets(brief, index)
  const nothing = { market: null, basis: null, second: null, evidence: [] }
  if (!best) return { ...nothing, score: 0, reason: 'No word of the description belongs to a market of the library.' }
  const score = Math.round(best.score * 100) / 100
  const evidence = best.evidence.map(({ phrase, kind }) => ({ phrase, kind }))
  const market = index.markets[best.market] ?? null
  if (!reaches(brief, best) && !standsAlone(best, next)) {
    if (market && isAgreed(brief, best, next, alike)) {
      const reason = `${market.name} is the closest market of the library, because of ${quoted(best) || 'single words'} and what the other words have to do with it.`
      return { market, basis: 'likeness', second: null, score, evidence, reason }
    }
    const reason = `The description fits no market of the library; the closest is ${market?.name ?? 'none'}, on no more than ${quoted(best) || 'single words'}.`
    return { ...nothing, score, evidence, reason }
  }
  const isSecond = reaches(brief, next) && next.score >= best.score * secondShare
  const second = isSecond ? (index.markets[next.market] ?? null) : null
  return {
    market,
    basis: 'words',
    second,
    score,
    evidence,
    reason: `${market?.name ?? ''}, because of ${quoted(best)}.`,
  }
}

/** Builds the indexes once; placing a brief then takes well under a millisecond, or a few where its words do not settle it. */
export function createPlacer(markets: readonly Market[], vectors: WordVectors): (brief: Brief) => Placement {
  const index = indexMarkets(markets)
  const alike = createLikeness(markets, vectors)
  return (brief) => placementOf(brief, index, alike)
}
