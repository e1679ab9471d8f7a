import { describe, expect, test } from 'vitest'
import { basePlan, parseQuestion } from './parse-question.ts'
import { planProblem, planText } from './plan-text.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Vocabulary } from './vocabulary.ts'

const vocabulary: Vocabulary = {
  row: { one: 'order', many: 'orders' },
  measures: [
    { id: 'sum:revenue', kind: 'sum', label: 'revenue', names: ['revenue'] },
    { id: 'count:rows', kind: 'count', label: 'orders', names: [] },
    {
      id: 'share:returned',
      kind: 'share',
      label: 'share of orders that were returned',
      names: ['returned', 'returned rate'],
    },
    { id: 'mean:revenue', kind: 'mean', label: 'average revenue', names: ['average revenue', 'revenue'] },
  ],
  dimensions: [
    { column: 'region', label: 'region', values: ['EMEA', 'North America', 'APAC'] },
    { column: 'customer_type', label: 'customer type', values: ['new', 'returning'] },
  ],
  time: { label: 'ordered on', grain: 'week', first: '2024-01-01', last: '2026-05-31' },
}

function planOf(question: string, before: QueryPlan | null = null): QueryPlan {
  const parsed = parseQuestion(question, vocabulary, before)
  if (!parsed.ok) throw new Error(parsed.unknown.map(({ word }) => word).join(' '))
  return parsed.plan
}
const textOf = (question: string, before: QueryPlan | null = null) => planText(planOf(question, before), vocabulary)

test.each([
  ['Why did revenue fall?', 'what changed revenue'],
  ['by region', 'revenue by region'],
  ['Revenue by region and customer type', 'revenue by region and customer type'],
  ['only new customers', 'revenue, only customer type new'],
  ['How many orders per region?', 'orders by region'],
  ['average revenue in North America', 'average revenue, only region North America'],
  ['orders without EMEA', 'orders, without region EMEA'],
  ['compare with last year', 'revenue, compared with a year earlier'],
  ['Compare with the previous period', 'revenue, compared with the period before'],
  [
    'returned rate by customer type in March 2026',
    'share of orders that were returned by customer type, 1 March 2026 to 31 March 2026',
  ],
  ['revenue by month', 'revenue by month'],
  ['Why did revenue rise since 4 May 2026?', 'what changed revenue, since 4 May 2026 compared with before'],
  ['total revenue last 4 weeks', 'revenue, 4 May 2026 to 31 May 2026'],
  ['orders in 2025', 'orders, 1 January 2025 to 31 December 2025'],
])('"%s" is understood as "%s"', (question, understood) => {
  expect(textOf(question)).toBe(understood)
})

describe('a question that names no measure', () => {
  test('goes on from the one before, and a measure starts anew', () => {
    const first = planOf('orders by region')
    const second = planOf('only new customers', first)
    expect(planText(second, vocabulary)).toBe('orders by region, only customer type new')
    expect(planText(planOf('why?', second), vocabulary)).toBe('what changed orders by region, only customer type new')
    expect(textOf('revenue by month', second)).toBe('revenue by month')
  })

  test('a filter of the same column replaces the one before', () => {
    expect(textOf('only APAC', planOf('only EMEA'))).toBe('revenue, only region APAC')
  })
})

describe('what is not understood', () => {
  test('is named word by word, with the nearest names', () => {
    expect(parseQuestion('revenue by reigon for unicorns', vocabulary, null)).toEqual({
      ok: false,
      unknown: [
        { word: 'reigon', nearest: ['region'] },
        { word: 'unicorns', nearest: [] },
      ],
    })
  })

  test('nothing but filling words is no question', () => {
    expect(parseQuestion('and what about it?', vocabulary, null).ok).toBe(false)
  })

  test('statements of a database stay words', () => {
    expect(parseQuestion("'; drop table t; --", vocabulary, null).ok).toBe(false)
  })
})

test('a plan that names what the file does not hold is refused', () => {
  const plan = basePlan(vocabulary)
  expect(planProblem(plan, vocabulary)).toBeNull()
  expect(planProblem({ ...plan, measure: 'sum:secret' }, vocabulary)).toBe('no measure sum:secret')
  expect(planProblem({ ...plan, by: ['password'] }, vocabulary)).toBe('no column password')
  const filters = [{ column: 'region', values: ["x' or 1=1"], without: false }]
  expect(planProblem({ ...plan, filters }, vocabulary)).toBe("no value x' or 1=1 in region")
  expect(planProblem({ ...plan, over: 'week' }, { ...vocabulary, time: null })).toBe('no time axis')
})
