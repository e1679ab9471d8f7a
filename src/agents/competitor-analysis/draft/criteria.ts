import { fillLibrary } from '#drafting/compose/fill-step.ts'
import { limitWords, sureLimits } from '#drafting/compose/limits.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { lowerFirst, sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import { contentStems, mostRelevant, sharedWords } from '#drafting/compose/relevance.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { Contender } from './contenders.ts'

/** One row of the matrix before its cells are filled. */
export type Criterion = { label: string; why: string } & (
  | { kind: 'step'; step: WorkStep }
  | { kind: 'buyer' }
  | { kind: 'limit' }
  | { kind: 'market'; capability: string; test: string }
  | { kind: 'sold'; capability: string }
  | { kind: 'people'; people: string }
  | { kind: 'place'; places: readonly string[] }
  | { kind: 'habit'; today: string }
)

const mostRows = 12
const leastRows = 3
/** Less shared weight than this, and a table stake is about another job of the market. */
const leastFit = 1.6

/** What this job and its buyers need, in this order: steps, the buyer's wishes, limits, what the market expects, for whom. */
export function criteriaOf(
  view: MarketView,
  work: readonly WorkStep[],
  contenders: readonly Contender[],
  wishes: readonly string[],
): Criterion[] {
  const { facts, market, context, relevance } = view
  const { subject, brief } = facts
  // "Listen" alone says nothing that a rival could be tried for.
  const whole = work.filter(({ short }) => short.trim().includes(' '))
  const steps = (whole.length > 0 ? whole : work).slice(0, 5).map(
    (step): Criterion => ({
      kind: 'step',
      step,
      label: upperFirst(step.short),
      why: step.isWhole
        ? `The job as a whole, as your description tells it`
        : `Step ${step.id.slice(1)} of the job: ${step.who.plural} do it`,
    }),
  )
  const buyer = wishes.map(
    (wish): Criterion => ({
      kind: 'buyer',
      label: upperFirst(withoutPoint(wish)),
      why: 'You name it as what matters to the buyer',
    }),
  )
  const limits = sureLimits(brief, subject.spared)
    .slice(0, 2)
    .map(
      (limit): Criterion => ({
        kind: 'limit',
        label: upperFirst(limit.text),
        why: `Your limit: “${limitWords(brief, limit)}”`,
      }),
    )
  const said = [...wishes, ...limits.map(({ label }) => label)].join('. ')
  const stakes = mostRelevant(
    market?.tableStakes ?? [],
    ({ capability, criterion }) => `${capability} ${criterion}`,
    relevance,
    leastFit,
  )
    .filter(({ capability }) => sharedWords(capability, said) < 2)
    .slice(0, 3)
    .map(
      ({ capability, criterion, why }): Criterion => ({
        kind: 'market',
        capability,
        test: criterion,
        label: capability,
        why: `Expected in ${lowerFirst(market?.name ?? 'this market')}: ${lowerFirst(sentence(why))}`,
      }),
    )
  const asked = [...steps, ...buyer, ...limits, ...stakes]
  const sold = soldRows(
    view,
    contenders,
    steps.map(({ label }) => label),
    asked.length,
  )
  const rows = distinct([...asked, ...sold, ...fitRows(view, contenders, placeNames(context))])
  return (rows.length < leastRows ? distinct([...rows, ...sparse(view)]) : rows).slice(0, mostRows)
}

const distinct = (rows: readonly Criterion[]) =>
  rows.filter(
    ({ label }, index) => rows.findIndex((other) => other.label.toLowerCase() === label.toLowerCase()) === index,
  )

/** Enough rows by which vendors differ; with fewer asked for, what they are sold by comes in. */
const enoughAsked = 7
const mostSold = 4

/** The step says all of the function already: "reminders" of "send polite reminders". */
const saysOf = (step: string, capability: string) =>
  sharedWords(capability, step) >= Math.min(2, contentStems(capability).length)

/** What the rivals themselves are sold by: the functions that several list or that touch the user's words. */
function soldRows(
  { relevance }: MarketView,
  contenders: readonly Contender[],
  steps: readonly string[],
  asked: number,
): Criterion[] {
  const listing = contenders.flatMap(({ rival, source, name }) =>
    rival && source !== null ? rival.vendor.capabilities.map((capability) => ({ capability, name })) : [],
  )
  // "List" of one vendor and "shopping list" of another are one function; the fuller name says what is listed.
  const words = (text: string) => text.trim().split(/\s+/).length
  const fullest = [...listing].sort((a, b) => words(b.capability) - words(a.capability))
  const named = listing.map((each) => ({
    ...each,
    capability:
      words(each.capability) > 1
        ? each.capability
        : (fullest.find((other) => sharedWords(other.capability, each.capability) > 0)?.capability ?? each.capability),
  }))
  return named
    .filter(({ capability }) => !steps.some((step) => saysOf(step, capability)))
    .filter(
      ({ capability }, index) => named.findIndex((other) => sharedWords(other.capability, capability) > 0) === index,
    )
    .map(({ capability, name }, index) => {
      const others = listing.filter((other) => other.name !== name && sharedWords(other.capability, capability) > 0)
      return { capability, name, index, points: relevance.score(capability) * 2 + others.length }
    })
    .sort((a, b) => b.points - a.points || a.index - b.index)
    .slice(0, Math.min(mostSold, Math.max(0, enoughAsked - asked)))
    .map(
      ({ capability, name }): Criterion => ({
        kind: 'sold',
        capability,
        label: upperFirst(capability),
        why: `${name} is sold by it; decide whether this job needs it`,
      }),
    )
}

function fitRows(
  { terms, people, today }: MarketView,
  contenders: readonly Contender[],
  places: readonly string[],
): Criterion[] {
  const rows: Criterion[] = []
  if (terms.who && !terms.who.assumed)
    rows.push({ kind: 'people', people, label: `Made for ${people}`, why: 'The people you name as its users' })
  if (places.length > 0)
    rows.push({
      kind: 'place',
      places,
      label: `Sold in ${places.join(' and ')}`,
      why: 'The place you name',
    })
  // A rival that is used today has a column already.
  const way = today.find(({ said, text }) => said && !contenders.some(({ name }) => text.includes(name)))
  if (way)
    rows.push({
      kind: 'habit',
      today: way.text,
      label: `Easier to begin with than ${way.text}`,
      why: `What people use today, as you tell it: ${way.text}`,
    })
  return rows
}

/** For a description that gives too little: what any buyer of exactly this would have to be shown. */
function sparse({ facts, people }: MarketView): Criterion[] {
  const { subject, means } = facts
  const ofMeans = means
    .flatMap(({ name, alwaysSolves }) => alwaysSolves.map((each) => ({ ...each, name })))
    .slice(0, 2)
    .map(
      ({ capability, criterion, why, name }): Criterion => ({
        kind: 'market',
        capability,
        test: fillLibrary(criterion, subject.main ?? subject.anyStep),
        label: capability,
        why: `${name}: ${lowerFirst(sentence(why))}`,
      }),
    )
  return [
    ...ofMeans,
    { kind: 'buyer', label: `The whole promise: ${subject.idea}`, why: 'The idea in your own words' },
    {
      kind: 'buyer',
      label: `Known to ${people} by name`,
      why: `“${subject.idea}” does not say who would have to know it`,
    },
    { kind: 'buyer', label: 'Price and who pays it', why: `Not said for “${subject.idea}”` },
  ]
}
