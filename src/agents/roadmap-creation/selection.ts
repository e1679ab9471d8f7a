import { defineSelection } from '#agents/_kit/define-selection.ts'
import {
  briefFeatures,
  briefLimits,
  type MarketFacts,
  offerLine,
  provable,
  statementsThatFit,
} from '#drafting/index.ts'
import agent from './agent.ts'
import { goalsWithoutItem } from './goals-without-item.ts'
import { linesOf } from './input.ts'
import type { RoadmapItem, RoadmapOutput } from './output.ts'
import { scheduleOf } from './schedule.ts'
import { dateStatements, type Plan, withColumns } from './selection/columns.ts'
import { dateQuestions, milestonesOf, withDates } from './selection/dates.ts'
import { itemsOf } from './selection/items.ts'
import { trialTitle } from './selection/own-items.ts'

const assumedPeople = 3
const assumedFocus = 60
const mostQuestions = 2
/** Below this share of known features the market's order and risks are those of other products. */
const leastKnown = 0.5

/** What only the user has is tried first; team, horizon and dates of the form decide what fits and by when. */
export default defineSelection(agent, ({ input, facts, timestamp }) => {
  const goals = linesOf(input.goals)
  const dates = linesOf(input.fixedDates)
  const people = input.teamSize ?? assumedPeople
  const capacity = {
    people,
    focus: assumedFocus,
    basis: `${input.teamSize === null ? 'Both numbers are assumed because no team size was given.' : `You gave a team of ${people}; the share of their time is assumed.`} The weeks of observation before each gate are assumed too.`,
  }
  const plan: Plan = { capacity, timestamp, months: Number(input.horizon) }
  const items = withDates(withColumns(itemsOf(facts, goals), dates, plan), facts, dates)
  const late = scheduleOf(items, capacity, timestamp, plan.months)
    .filter(({ isLate }) => isLate)
    .map(({ item }) => item.id)
  return {
    summary: [summary(facts, items, late, plan.months), provable(briefFeatures(facts)).open].filter(Boolean).join(' '),
    decideFirst: [...dateStatements(items, dates, plan), ...decideFirst(facts, linesOf(input.constraints))].slice(0, 5),
    capacity,
    items,
    milestones: milestonesOf(facts, dates, timestamp),
    changes: changes(facts),
    openQuestions: [...dateQuestions(dates), ...goalsWithoutItem(goals, items), ...questions(facts)].slice(0, 8),
  }
})

function summary(facts: MarketFacts, items: readonly RoadmapItem[], late: readonly string[], months: number): string {
  const { dossier, cite, known } = facts
  const [order] = dossier.recommend.order
  const isTried = items[0]?.title === trialTitle
  return [
    offerLine(facts),
    ...(facts.isLive ? [liveLine(facts)] : []),
    ...(isTried
      ? [
          'The order: first a manual pilot of what is new, because it may be your differentiator; the foundations in parallel; then your features, those that serve a goal first and smaller ones before larger; common features last.',
        ]
      : []),
    ...(order && (known >= leastKnown || !isTried) ? [`${order.text}${cite(order.basis)}`] : []),
    ...(late.length > 0
      ? [`Not finished within ${months} months with this team: ${late.join(', ')}. Cut scope or add people below.`]
      : []),
  ].join(' ')
}

/** What runs is no plan: the items are checked against it first. */
const liveLine = ({ proof }: MarketFacts) =>
  `The product is already live${proof.length > 0 ? ` (from your description: ${proof.map((text) => `“${text}”`).join('; ')})` : ''}: remove finished items below, and keep their gates as guardrails.`

/** The weightiest statements that fit, and what holds for every item. */
function decideFirst(facts: MarketFacts, constraints: readonly string[]): NonNullable<RoadmapOutput['decideFirst']> {
  const limits = briefLimits(facts.reading, constraints)
  return [
    ...statementsThatFit(facts)
      .slice(0, 2)
      .map(({ text, decide, so, basis }) => ({
        text: [`${text}${facts.cite(basis ?? undefined)}`, decide].filter(Boolean).join(' '),
        ...(so ? { follows: decide ? `Proposed answer: ${so}` : so } : {}),
      })),
    ...(limits.length > 0
      ? [
          {
            text: limits.map(({ text }) => `“${text}”`).join('; '),
            follows: 'Your constraints. They apply to every item below.',
          },
        ]
      : []),
  ]
}

/** Early signs of the risks, then what to watch in the market. */
function changes({ dossier, cite, known }: MarketFacts): RoadmapOutput['changes'] {
  return [
    ...dossier.risks
      .filter(({ when }) => known >= leastKnown || (when?.length ?? 0) > 0)
      .slice(0, 2)
      .map(({ earlySign, answer }) => ({ signal: earlySign, change: answer })),
    ...dossier.whyNow
      .filter(({ watch, what, todo, changes: effect }) => watch !== what && todo !== effect)
      .slice(0, 1)
      .map(({ watch, todo, basis }) => ({ signal: watch, change: `${todo}${cite(basis)}` })),
  ]
}

function questions({ dossier }: MarketFacts): RoadmapOutput['openQuestions'] {
  return dossier.questions.slice(0, mostQuestions).map(({ text, propose, owner }) => ({
    question: text,
    owner: owner ?? 'Product manager',
    test: propose ? `Proposed answer: ${propose}` : 'Ask before the first item is started',
  }))
}
