import { defineOutside } from '#agents/_kit/define-outside.ts'
import { adviceOf, linesOfRow, provableRows, questionsOf, summaryOf } from '#agents/_kit/outside-parts.ts'
import { bareRow } from '#drafting/index.ts'
import { shortened } from '#shared/shortened.ts'
import agent from './agent.ts'

const longestTitle = 90
/** With many clauses each keeps its lines alone, so that the plan stays a page. */
const manyRows = 4

/** A ticket for each clause of the user, the trial by hand first; no estimate where nobody has tried it. */
export default defineOutside(agent, ({ facts }) => {
  const hasTrial = facts.firstStep !== ''
  const proved = provableRows(facts.rows.filter(({ limit }) => !limit))
  // A plan without a ticket is none: then the offer stands there as the user wrote it.
  const rows = proved.length > 0 || hasTrial ? proved : [bareRow(facts.offer)]
  const limits = facts.rows.filter(({ limit }) => limit)
  const trial = {
    id: 'T1',
    type: 'Task' as const,
    title: facts.isLive ? 'Interview current users before writing code' : 'Run a manual trial before writing code',
    description: facts.firstStep,
    acceptance: [
      'The outcome is documented for each participant, and at least one ticket below was changed or dropped as a result.',
    ],
    dependsOn: [],
    labels: ['trial'],
    priority: 'High' as const,
  }
  const tickets = (facts.stop ? [] : rows).map((row, index) => ({
    id: `T${index + (hasTrial ? 2 : 1)}`,
    type: 'Story' as const,
    title: shortened(`“${row.quote}”`, longestTitle),
    description: row.capability?.requirement ?? `“${row.quote}”`,
    acceptance: [...linesOfRow(row), ...(row.capability?.tests.slice(0, rows.length > manyRows ? 0 : 2) ?? [])],
    dependsOn: hasTrial ? ['T1'] : [],
    labels: [],
    priority: 'Medium' as const,
  }))
  return {
    summary: [summaryOf(facts), facts.open].filter(Boolean).join(' '),
    decideFirst: adviceOf(facts),
    epics: [
      ...(hasTrial
        ? [{ title: 'Before building', why: 'The cheapest way to learn whether the rest is needed', tickets: [trial] }]
        : []),
      ...(tickets.length > 0
        ? [{ title: 'Described features', why: 'From your description, in your order', tickets }]
        : []),
    ].map((epic, index) => ({ id: `E${index + 1}`, ...epic })),
    api: [],
    data: [],
    definitionOfDone: limits.flatMap((row) =>
      linesOfRow(row)
        .slice(0, 1)
        .map((item) => ({ item, why: `Your constraint: “${row.quote}”` })),
    ),
    handover: [],
    openQuestions: questionsOf(facts),
  }
})
