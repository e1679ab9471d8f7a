import { defineOutside, type OutsideContext } from '#agents/_kit/define-outside.ts'
import { questionsOf, rivalsLine } from '#agents/_kit/outside-parts.ts'
import { type NamedPeople, namedPeople, ownCounts, ownPrice, shortQuote, todayClause } from '#drafting/index.ts'
import agent from './agent.ts'
import type { SegmentationInput } from './input.ts'
import type { MarketGap, Segment } from './output.ts'

type Facts = OutsideContext<SegmentationInput>['facts']

const mostSegments = 3
const open = { marketSize: null, painSeverity: null, willingnessToPay: null, adoptionReadiness: null } as const

/** The groups that the words name, unscored: what the user says of them stands there, and each open score says what fills it. */
export default defineOutside(agent, ({ facts }) => {
  const segments = segmentsOf(facts)
  return {
    realTimeInsights: insights(facts),
    customerSegments: segments,
    marketGaps: [gapOf(facts, segments)],
    prioritizationTable: segments.map(({ name, priority }) => ({
      segment: name,
      ...open,
      totalScore: null,
      recommendation:
        priority === 'Primary'
          ? 'Talk to ten of them first, then score'
          : 'Talk to three of them in the same weeks, then score',
    })),
  }
})

function insights({ stop, advice }: Facts): string {
  const lines = [
    ...(stop ? [`Before anything else, since somebody could be hurt: ${stop.text} ${stop.question.ask}`] : []),
    ...advice.slice(0, 2).map(({ text, question }) => `${text} ${question.ask}`),
  ]
  return lines.length > 0 ? lines.join('\n') : 'Nobody has counted or asked these people yet, so nothing is scored.'
}

/** Each group of the words once; without any, those for whom the offer is. */
function segmentsOf(facts: Facts): Segment[] {
  const { reading, offer } = facts
  const named = namedPeople(reading, facts.market?.dossier.roles ?? []).slice(0, mostSegments)
  const groups =
    named.length > 0 ? named.map(({ quote }) => quote.text) : [`Those for whom it is: ${shortQuote(offer, 12)}`]
  return groups.map((text, index) => segmentOf(facts, text, named[index] ?? null, index))
}

function segmentOf(facts: Facts, text: string, people: NamedPeople | null, index: number): Segment {
  const { reading } = facts
  const isFirst = index === 0
  const count = isFirst ? ownCounts(reading).find(({ kind }) => kind === 'all') : undefined
  const today = isFirst ? todayClause(reading) : null
  const price = isFirst ? (ownPrice(reading)?.quote ?? reading.price) : null
  const place = reading.places[0]?.text
  return {
    name: `“${text}”`,
    priority: isFirst ? 'Primary' : 'Secondary',
    prioritizationScore: null,
    scores: open,
    marketSize: count
      ? `Your count: “${count.quote.text}” (assumption: as you state it)`
      : `Not counted (assumption: one call to whoever keeps a list of them${place ? ` in “${place}”` : ''}, then one town counted by hand)`,
    painPointSeverity: today
      ? `Your words: “${today.text}” (assumption: ask five what it cost them the last time)`
      : 'Not known (assumption: ask five for the last time it went wrong, and what it cost in hours or money)',
    willingnessToPaySegment: price
      ? `Your price: “${price.text}” (assumption: ask ten for it on the day, and count who pays)`
      : 'Not known (assumption: ask who paid for the last thing of that kind, how much, and out of whose money)',
    adoptionReadiness:
      isFirst && reading.today.length > 0
        ? `Has to leave: “${reading.today
            .map((each) => each.text)
            .slice(0, 2)
            .join('”, “')}” (assumption: look over the shoulder of three)`
        : 'Not known (assumption: look over the shoulder of three the next time it happens)',
    demographicTraits: isFirst && place ? [`Where: “${place}”`] : [],
    psychographicTraits: [],
    behavioralTraits: people?.clauses.slice(0, 2).map((clause) => `Your words: “${clause.text}”`) ?? [],
    findTen: place
      ? `In “${place}”: ask the first three whom they ask for advice, and go there.`
      : 'Name one town or one group first; ask the first three whom they ask for advice, and go there.',
    wrongIf: today
      ? `Of ten, fewer than four can say when this last cost them an hour or money: “${today.text}”.`
      : price
        ? `Of ten, fewer than three pay “${price.text}” on the day.`
        : 'Of ten, fewer than four can describe the last time without help.',
    prioritizationReason: isFirst
      ? 'It stands first in your words; no score has put it there.'
      : 'You name it behind the first; the talks decide which of them is.',
  }
}

/** The gap as the question that it is until somebody has looked. */
function gapOf(facts: Facts, [first]: readonly Segment[]): MarketGap {
  const [question] = questionsOf(facts)
  return {
    gapTitle: 'Question: does anybody already do this for them?',
    marketSize: `${first?.name ?? 'Whom you sell to first'} (assumption: nobody has looked yet)`,
    urgency: 'Low',
    description: rivalsLine(facts),
    opportunity: `One afternoon with the help pages and trials of those whom customers name first: write yes, partly or no beside each of your clauses. It is a gap only where the answer is no.${question ? ` Settle with it: ${question.question} ${question.test}` : ''}`,
    competitorLimitations: [],
    referenceLinks: [],
  }
}
