import { contentStems, headOf, type MarketFacts, type NamedPeople } from '#drafting/index.ts'
import type { Segment } from '../output.ts'
import { totalOf } from '../score.ts'
import type { Described, MarketSegment } from './described.ts'
import { scoresOf } from './evidence-scores.ts'
import { segmentOfPeople } from './segment-of-people.ts'

const mostSegments = 5
const mostNamed = 3
const mostKinds = 2

/** The user's people in their order, two kinds of the first, then a neighbour of the market that the user did not name. */
export function segmentsOf(facts: MarketFacts): Segment[] {
  const people = facts.people.length > 0 ? facts.people : whoeverIsMeant(facts)
  const groups = people.filter((each, index) => index === 0 || isCustomer(each, people[0])).slice(0, mostNamed)
  const inside = people.filter((each) => !groups.includes(each))
  const close = groups.map((people) => nearSegment(facts, people))
  const named = groups.map((people, index) =>
    segmentOfPeople(facts, people, close[index] ?? null, index === 0 ? inside : null),
  )
  const first = groups[0]
  const kinds = first ? kindsOf(first) : []
  const others = facts.dossier.segments.filter(({ who }) => !close.some((each) => each?.who === who))
  const neighbours = others
    .slice(0, named.length + kinds.length <= 1 ? 2 : 1)
    .map((segment) => neighbour(facts, segment))
  return [...named, ...kinds, ...neighbours]
    .slice(0, mostSegments)
    .map((segment, index) => ({ segment, index }))
    .sort((a, b) => (b.segment.prioritizationScore ?? 0) - (a.segment.prioritizationScore ?? 0) || a.index - b.index)
    .map(
      ({ segment, index }, rank): Segment => ({
        ...segment,
        priority: rank === 0 ? 'Primary' : index < named.length + kinds.length ? 'Secondary' : 'Emerging',
      }),
    )
}

/** Where the words name nobody: those for whom the offer is, as typed, before anybody of the market. */
function whoeverIsMeant({ reading, own }: MarketFacts): NamedPeople[] {
  return reading.offer ? [{ quote: reading.offer, role: null, near: null, clauses: own.slice(0, 2) }] : []
}

/** Somebody who can be sold to by himself: a buyer, another side of the market, or a group that the audience names and no role knows. */
function isCustomer({ role, near, quote }: NamedPeople, first: NamedPeople | undefined): boolean {
  const known = role ?? near
  if (!known) return quote.field === 'audience'
  if (known.parts.includes('buyer')) return true
  const side = (first?.role ?? first?.near)?.side
  return quote.field === 'audience' && side !== undefined && known.side !== undefined && known.side !== side
}

/** Words for people that every group has. */
const common = new Set(
  contentStems('owner owners small people users families independent young busy team teams manager managers'),
)

/** The segment of the market that shares a telling word with these people; conditions on features do not matter for who somebody is. */
function nearSegment({ market }: MarketFacts, people: NamedPeople): MarketSegment | null {
  const typed = contentStems(headOf(people.quote.text)).filter((each) => !common.has(each))
  const shared = (segment: MarketSegment) => contentStems(segment.who).filter((each) => typed.includes(each)).length
  const [best] = [...market.segments].sort((a, b) => shared(b) - shared(a))
  return best && shared(best) > 0 ? best : null
}

/** Two kinds of the first group, as the trade distinguishes them. */
function kindsOf({ quote, role }: NamedPeople): Described[] {
  return (
    role?.kinds.slice(0, mostKinds).map(({ kind, follows }): Described => {
      const scores = scoresOf({ size: 'none', pain: 'usual', price: 'none', tool: 'none', isNamed: true })
      return {
        name: `“${quote.text}”: ${kind}`,
        prioritizationScore: totalOf(scores),
        scores,
        marketSize: '',
        painPointSeverity: follows,
        willingnessToPaySegment: '',
        adoptionReadiness: '',
        demographicTraits: [],
        psychographicTraits: [],
        behavioralTraits: [],
        wrongIf: 'Ten of them tell the same story as the others: then they are one segment.',
        prioritizationReason: 'A subgroup of your first segment, as this market divides it.',
      }
    }) ?? []
  )
}

function neighbour({ cite, dossier }: MarketFacts, segment: MarketSegment): Described {
  const { who, differentNeed, servedTodayBy, size, reach, willingness, basis } = segment
  const scores = scoresOf({ size: 'usual', pain: 'usual', price: 'usual', tool: 'usual', isNamed: false })
  return {
    name: who,
    prioritizationScore: totalOf(scores),
    scores,
    marketSize: `Where to look: ${size}${cite(basis)}`,
    painPointSeverity: `Typical need: ${differentNeed}`,
    willingnessToPaySegment: `Typical: ${willingness}`,
    adoptionReadiness: `Typical solution today: ${servedTodayBy}`,
    demographicTraits: [],
    psychographicTraits: [],
    behavioralTraits: [],
    findTen: reach,
    prioritizationReason: `Not in your description: an adjacent segment (${dossier.name}) in case the first does not buy. Details are typical of it, not measured.`,
  }
}
