import { defineOutside } from '#agents/_kit/define-outside.ts'
import { adviceOf, linesOfRow, provableRows, questionsOf, summaryOf } from '#agents/_kit/outside-parts.ts'
import type { OutsideRow } from '#drafting/index.ts'
import agent from './agent.ts'
import type { TestingOutput } from './output.ts'

type Case = Omit<TestingOutput['cases'][number], 'id' | 'step'>

/** Each clause of the user with its cases; a clause of which nothing can be said is asked about. */
export default defineOutside(agent, ({ facts }) => {
  const rows = provableRows(facts.rows)
  const usual = facts.market?.usual ?? []
  const steps = [
    ...rows.map(({ quote }, index) => ({ id: `S${index + 1}`, step: `“${quote}”`, who: 'in your description' })),
    ...usual.map(({ name }, index) => ({
      id: `S${rows.length + index + 1}`,
      step: name,
      who: 'common in this category, not in your description',
    })),
    ...(facts.shape
      ? [
          {
            id: `S${rows.length + usual.length + 1}`,
            step: `What every ${facts.shape.name} does`,
            who: 'common for this kind of product',
          },
        ]
      : []),
  ]
  const own = rows.flatMap((row, index) =>
    casesOf(row, rows.length > manyRows ? 1 : 2, rows.length <= manyRows || index < mostTestedRows ? 1 : 0).map(
      (each) => ({ ...each, step: `S${index + 1}` }),
    ),
  )
  const proposed = usual.map(({ line }, index) => ({
    title: line,
    type: 'Functional' as const,
    priority: 'Low' as const,
    steps: [],
    step: `S${rows.length + index + 1}`,
  }))
  const known = (facts.shape?.tests ?? []).slice(0, mostOfShape).map((test) => ({
    title: test,
    type: 'Edge' as const,
    priority: 'Medium' as const,
    steps: [],
    step: `S${rows.length + usual.length + 1}`,
    basis: 'Such products break here',
    hasLabelBasis: true,
  }))
  const cases = [...own, ...known, ...proposed].map((each, index) => ({ ...each, id: `TC-${index + 1}` }))
  const edges = rows.flatMap((row, index) =>
    row.capability
      ? [
          {
            risk: row.capability.edge.wrong,
            why: row.capability.edge.answer,
            cases: cases
              .filter(({ step }) => step === `S${index + 1}`)
              .map(({ id }) => id)
              .slice(0, 3),
          },
        ]
      : [],
  )
  return {
    summary: [summaryOf(facts), facts.open].filter(Boolean).join(' '),
    steps,
    decideFirst: adviceOf(facts),
    scope: { covered: [], left: [] },
    approach: [],
    environments: [],
    entryCriteria: [],
    exitCriteria: [],
    data: [],
    risks: edges.slice(0, 2).map((each, index) => ({ id: `R${index + 1}`, ...each })),
    cases,
    charters: facts.firstStep ? [{ title: 'It works in real conditions', explore: facts.firstStep }] : [],
    openQuestions: questionsOf(facts),
  }
})

/** Cases of products of this shape beside those of the clauses. */
const mostOfShape = 3
/** With many clauses each has one case of its kind, so that the plan stays a page. */
const manyRows = 4
/** The first of many have a test of their capability beside it. */
const mostTestedRows = 3

function casesOf(row: OutsideRow, most: number, tests: number): Case[] {
  const own: Case[] = linesOfRow(row)
    .slice(0, most)
    .map((line) => ({
      title: line,
      type: row.limit ? 'Limit' : 'Functional',
      priority: 'High',
      steps: [],
    }))
  const known: Case[] = (row.capability?.tests ?? []).slice(0, tests).map((test) => ({
    title: test,
    type: 'Edge',
    priority: 'Medium',
    steps: [],
    basis: 'Standard for this type of feature',
    hasLabelBasis: true,
  }))
  return [...own, ...known]
}
