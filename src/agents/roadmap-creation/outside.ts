import { defineOutside } from '#agents/_kit/define-outside.ts'
import { adviceOf, questionsOf, summaryOf } from '#agents/_kit/outside-parts.ts'
import agent from './agent.ts'
import { fixedDate } from './fixed-dates.ts'
import { goalsWithoutItem } from './goals-without-item.ts'
import { linesOf } from './input.ts'
import type { RoadmapItem } from './output.ts'
import { itemsOf } from './outside/items.ts'
import { scheduleOf } from './schedule.ts'
import { dateStatements, type Plan, withColumns } from './selection/columns.ts'
import { dateQuestions } from './selection/dates.ts'

const assumedPeople = 3
const assumedFocus = 60

/** By hand first, then the user's clauses in an order that says its reason; team, horizon and dates of the form decide what fits. */
export default defineOutside(agent, ({ input, facts, timestamp }) => {
  const goals = linesOf(input.goals)
  const dates = linesOf(input.fixedDates)
  const people = input.teamSize ?? assumedPeople
  const capacity = {
    people,
    focus: assumedFocus,
    basis: `${input.teamSize === null ? 'Both numbers are assumed because no team size was given.' : `You gave a team of ${people}; the share of their time is assumed.`} The weeks per item are assumed too, until the team has estimated them.`,
  }
  const plan: Plan = { capacity, timestamp, months: Number(input.horizon) }
  const draft = itemsOf(facts, goals).map((item): RoadmapItem => ({ ...item, column: 'now' }))
  const items = withColumns(draft, dates, plan)
  const late = scheduleOf(items, capacity, timestamp, plan.months)
    .filter(({ isLate }) => isLate)
    .map(({ item }) => item.id)
  const limits = [...facts.rows.filter(({ limit }) => limit).map(({ quote }) => quote), ...linesOf(input.constraints)]
  return {
    summary: [
      summaryOf(facts),
      facts.stop
        ? 'R1 comes first: nothing else is built until it is answered.'
        : facts.isLive
          ? 'The order: one week with current users, because it decides what comes next; then items that serve one of your goals, smaller ones first; then your original order. Remove anything that is already live.'
          : facts.firstStep
            ? 'The order: a one-week manual trial, because it decides what is worth building; then items that serve one of your goals, smaller ones first; then your original order.'
            : '',
      facts.open,
      ...(late.length > 0
        ? [
            `Not finished within ${plan.months} months with this team: ${late.join(', ')}. Cut scope or add people below.`,
          ]
        : []),
    ]
      .filter(Boolean)
      .join(' '),
    capacity,
    decideFirst: [
      ...adviceOf(facts),
      ...dateStatements(items, dates, plan),
      ...(limits.length > 0
        ? [
            {
              text: limits.map((text) => `“${text}”`).join('; '),
              follows: 'Your constraints. They apply to every item below.',
            },
          ]
        : []),
    ].slice(0, 6),
    items,
    milestones: dates
      .map(fixedDate)
      .filter((each) => each !== null)
      .sort((a, b) => a.date.localeCompare(b.date))
      .slice(0, 8),
    changes: [
      ...facts.advice.slice(2, 3).map(({ text, question }) => ({ signal: text, change: question.propose })),
      ...(facts.shape?.risks ?? []).slice(0, 2).map(({ sign, answer }) => ({ signal: sign, change: answer })),
    ],
    openQuestions: [...dateQuestions(dates), ...goalsWithoutItem(goals, items), ...questionsOf(facts)].slice(0, 8),
  }
})
