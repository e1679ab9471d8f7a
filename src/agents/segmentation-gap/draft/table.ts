import { type MarketView, tryIn } from '#drafting/compose/market-view.ts'
import { stemsOfBrief } from '#drafting/compose/own-words.ts'
import { sentence } from '#drafting/compose/phrases.ts'
import { isOfOtherTrade } from '#drafting/compose/rivals.ts'
import type { SegmentationOutput } from '../output.ts'
import type { ScoredSegment } from './segments.ts'

/** One row a segment, from its card, with the first step. */
export function tableOf(
  segments: readonly ScoredSegment[],
  view: MarketView,
): SegmentationOutput['prioritizationTable'] {
  return segments.map(({ segment, candidate }, rank) => ({
    segment: segment.name,
    ...segment.scores,
    totalScore: segment.prioritizationScore,
    recommendation: sentence(recommendationOf(candidate, segment.priority, rank, view)),
  }))
}

function recommendationOf(
  { people, role, situation }: ScoredSegment['candidate'],
  priority: string,
  rank: number,
  { terms, rivals, known, context }: MarketView,
): string {
  const job = terms.shortJob ?? 'do what the description is about'
  const own = stemsOfBrief(context.brief)
  const channels = (role?.channels ?? []).filter((each) => !isOfOtherTrade(each, own))
  const channel = channels[rank % Math.max(1, channels.length)] ?? (rank === 0 ? known?.channels[0] : undefined)
  const where = channel ? ` (reached through: ${channel})` : ''
  const who = situation ? `${people} ${situation.label}` : people
  if (priority === 'Primary')
    return `Start here: recruit ten ${who}${where} and serve two by hand for a week, counting how often they ${job.startsWith('know ') ? `act on knowing ${job.slice(5)}` : job}`
  if (priority === 'Secondary') {
    const rival = rivals[0]
    return rival
      ? `Next: ask five ${who}${where} what they use for it, and ${tryIn(rival.vendor.name, terms.shortJob)} beside one of them`
      : `Next: ask five ${who}${where} for the last time they had to ${job}, and compare with the first segment`
  }
  return `Watch: write down who of the ${who} asks unprompted${where}; three in a quarter are the sign to score them again`
}
