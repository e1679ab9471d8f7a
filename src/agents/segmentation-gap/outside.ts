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
          ? 'Interview ten of them first, then score'
          : 'Interview three of them in the same weeks, then score',
    })),
  }
})

function insights({ stop, advice }: Facts): string {
  const lines = [
    ...(stop ? [`Safety first: ${stop.text} ${stop.question.ask}`] : []),
    ...advice.slice(0, 2).map(({ text, question }) => `${text} ${question.ask}`),
  ]
  return lines.length > 0
    ? lines.join('\n')
    : 'These segments have not been sized or interviewed yet, so none is scored.'
}

/** Each group of the words once; without any, those for whom the offer is. */
function segmentsOf(facts: Facts): Segment[] {
  const { reading, offer } = facts
  const named = namedPeople(reading, facts.market?.dossier.roles ?? []).slice(0, mostSegments)
  const groups = named.length > 0 ? named.map(({ quote }) => quote.text) : [`Users of “${shortQuote(offer, 12)}”`]
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
    name: people ? `“${text}”` : text,
    priority: isFirst ? 'Primary' : 'Secondary',
    prioritizationScore: null,
    scores: open,
    marketSize: count
      ? `Your figure: “${count.quote.text}” (assumption: taken as stated)`
      : `Not sized yet (assumption: call an organization that lists them${place ? ` in “${place}”` : ''}, then count one town by hand)`,
    painPointSeverity: today
      ? `You wrote: “${today.text}” (assumption: ask five people what it cost them last time)`
      : 'Unknown (assumption: ask five people when it last went wrong and what it cost in hours or money)',
    willingnessToPaySegment: price
      ? `Your price: “${price.text}” (assumption: ask ten people to pay it on the spot and count who does)`
      : 'Unknown (assumption: ask who paid for the last comparable product, how much, and from which budget)',
    adoptionReadiness:
      isFirst && reading.today.length > 0
        ? `Would have to replace: “${reading.today
            .map((each) => each.text)
            .slice(0, 2)
            .join('”, “')}” (assumption: observe three of them)`
        : 'Unknown (assumption: observe three of them the next time it happens)',
    demographicTraits: isFirst && place ? [`Location: “${place}”`] : [],
    psychographicTraits: [],
    behavioralTraits: people?.clauses.slice(0, 2).map((clause) => `You wrote: “${clause.text}”`) ?? [],
    findTen: place
      ? `In “${place}”: ask the first three people where they go for advice, and recruit there.`
      : 'Choose one town or group first; ask the first three people where they go for advice, and recruit there.',
    wrongIf: today
      ? `Fewer than four of ten can say when this last cost them time or money: “${today.text}”.`
      : price
        ? `Fewer than three of ten pay “${price.text}” on the spot.`
        : 'Fewer than four of ten can describe the last time without prompting.',
    prioritizationReason: isFirst
      ? 'You named it first; it has not been scored.'
      : 'You named it after the first; interviews will decide which one leads.',
  }
}

/** The gap as the question that it is until somebody has looked. */
function gapOf(facts: Facts, [first]: readonly Segment[]): MarketGap {
  const [question] = questionsOf(facts)
  return {
    gapTitle: 'Open question: does anyone already solve this for them?',
    marketSize: `${first?.name ?? 'Your first customers'} (assumption: not researched yet)`,
    urgency: 'Low',
    description: rivalsLine(facts),
    opportunity: `Spend an afternoon with the help pages and trials of the products customers name first, and mark each of your features yes, partly or no. It is a gap only where the answer is no.${question ? ` Also settle: ${question.question} ${question.test}` : ''}`,
    competitorLimitations: [],
    referenceLinks: [],
  }
}
