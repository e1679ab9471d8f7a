import type { MarketView } from '#drafting/compose/market-view.ts'
import { stemsOfBrief } from '#drafting/compose/own-words.ts'
import { listed, lowerFirst, sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { isOfOtherTrade } from '#drafting/compose/rivals.ts'
import { opensWithVerb } from '#drafting/compose/role-words.ts'
import { notSaid, type Priority, type Segment } from '../output.ts'
import { type ScoreKey, type Scores, scoreKeys, scoreLabels, totalOf, weights } from '../score.ts'
import type { Candidate } from './candidates.ts'
import { type Rating, rateMoney, ratePain, rateReadiness, rateSize } from './rate.ts'

export interface ScoredSegment {
  segment: Segment
  candidate: Candidate
}

/** One to start with, one that is next, one to watch: a fourth is not compared any more. */
const most = 3

/** Candidates with their scores, highest total first. */
export function segmentsOf(candidates: readonly Candidate[], view: MarketView): ScoredSegment[] {
  const rated = candidates
    .map((candidate, index) => {
      const ratings: Record<ScoreKey, Rating> = {
        marketSize: rateSize(candidate, view),
        painSeverity: ratePain(candidate, view),
        willingnessToPay: rateMoney(candidate, view),
        adoptionReadiness: rateReadiness(candidate, view),
      }
      const scores: Scores = {
        marketSize: ratings.marketSize.score,
        painSeverity: ratings.painSeverity.score,
        willingnessToPay: ratings.willingnessToPay.score,
        adoptionReadiness: ratings.adoptionReadiness.score,
      }
      return { candidate, index, ratings, scores, total: totalOf(scores) }
    })
    // Whom the user names is compared, whatever the library's people would score.
    .sort(
      (a, b) => Number(isNamed(b.candidate)) - Number(isNamed(a.candidate)) || b.total - a.total || a.index - b.index,
    )
    .slice(0, most)
    .sort((a, b) => b.total - a.total || a.index - b.index)
  return rated.map(({ candidate, ratings, scores, total }, rank) => {
    const priority = priorityOf(rank, rated.length)
    return {
      candidate,
      segment: {
        name: candidate.name,
        priority,
        prioritizationScore: total,
        scores,
        marketSize: ratings.marketSize.text,
        painPointSeverity: ratings.painSeverity.text,
        willingnessToPaySegment: ratings.willingnessToPay.text,
        adoptionReadiness: ratings.adoptionReadiness.text,
        ...traitsOf(candidate, view),
        prioritizationReason: reasonOf(
          scores,
          candidate,
          rated[rank === 0 ? 1 : rank - 1]?.total ?? total,
          total,
          rank,
        ),
      },
    }
  })
}

const isNamed = ({ said, situation }: Candidate) => said && situation === null

/** One to start with, one or two that the same product can serve next, the last to be watched. */
function priorityOf(rank: number, count: number): Priority {
  if (rank === 0) return 'Primary'
  return rank === count - 1 ? 'Emerging' : 'Secondary'
}

function traitsOf({ role, said, main, people, situation, purse }: Candidate, view: MarketView) {
  const { context, known, today, terms } = view
  const places = placeNames(context)
  const own = stemsOfBrief(context.brief)
  const knows = main ? known : null
  const demographic = [
    ...(role && !isOfOtherTrade(role.organization, own)
      ? [`${upperFirst(role.organization)} is typical${/\d/.test(role.organization) ? ' (size: assumption)' : ''}`]
      : []),
    ...(said && places.length > 0 ? [`In ${listed(places)}, as the description says`] : []),
    ...(purse === 'private' ? ['Private persons, no purchasing process'] : []),
    ...(purse === 'own-business' ? ['Work for themselves, so nobody else has to agree'] : []),
    ...(main && terms.buyer ? [`Served through ${terms.buyer.bare}, who pay`] : []),
  ]
  const psychographic = [
    ...(situation?.wish ? [situation.wish] : []),
    ...(role?.goals ?? knows?.goals ?? [])
      .slice(0, 1)
      .map((goal) => `Want${opensWithVerb(goal) ? ' to ' : ': '}${lowerFirst(withoutPoint(goal))}`),
    ...(role?.objections ?? []).slice(0, 1).map((text) => `Refuse: “${withoutPoint(text)}”`),
  ]
  const behavioral = [
    ...(main && terms.shortJob
      ? [`Have to ${terms.shortJob}${today[0]?.said ? `, today with ${today[0].text}` : ''}`]
      : []),
    ...(situation ? [situation.behavior] : []),
    ...(role
      ? [`A day holds: ${listed(role.dailyTasks.slice(0, 2).map((task) => lowerFirst(withoutPoint(task))))}`]
      : []),
    ...(role?.channels ?? knows?.channels ?? [])
      .filter((channel) => !isOfOtherTrade(channel, own))
      .slice(0, 1)
      .map((channel) => `Met through ${channel}`),
  ]
  const orAsk = (list: readonly string[], ask: string) => (list.length > 0 ? list.slice(0, 3) : [ask])
  return {
    demographicTraits: orAsk(demographic, `${notSaid}; note where the first five ${people} work or live`),
    psychographicTraits: orAsk(psychographic, `${notSaid}; ask the first five ${people} what they would refuse`),
    behavioralTraits: orAsk(behavioral, `${notSaid}; watch two ${people} for half an hour`),
  }
}

/** What lifts it, what holds it back, and how far it is from the next place. */
function reasonOf(scores: Scores, { people, said }: Candidate, neighbour: number, total: number, rank: number): string {
  // Of equal scores the one that weighs more lifts more, and holds back more.
  const byScore = [...scoreKeys].sort((a, b) => scores[b] - scores[a] || weights[b] - weights[a])
  const lift = byScore[0] ?? 'painSeverity'
  const brake = [...byScore].reverse().find((key) => key !== lift) ?? 'marketSize'
  const distance = Math.abs(total - neighbour)
  const place =
    distance === 0
      ? `Level with the ${rank === 0 ? 'next' : 'one before'}`
      : `${distance} point${distance === 1 ? '' : 's'} ${rank === 0 ? 'ahead of the next' : 'behind the one before'}`
  const move = 10 - scores[brake] > 0 && distance > 0 ? Math.ceil((distance * 10) / weights[brake]) : 1
  const points = `${move} point${move === 1 ? '' : 's'}`
  const isPossible = rank === 0 ? scores[brake] - move >= 1 : scores[brake] + move <= 10
  const turn = isPossible
    ? `${points} ${rank === 0 ? 'less there would cost the first place' : 'more there would move them up'}`
    : `no change there alone would ${rank === 0 ? 'cost the first place' : 'move them up'}`
  return sentence(
    `${place}: ${scoreLabels[lift].toLowerCase()} lifts them (${scores[lift]}), ${scoreLabels[brake].toLowerCase()} holds them back (${scores[brake]}), and ${turn}${said ? '' : `; the description does not name ${people}`} (inferred from the sub-scores)`,
  )
}
