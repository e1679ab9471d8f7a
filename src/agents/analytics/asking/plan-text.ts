import type { QueryPlan } from './query-plan.ts'
import type { Vocabulary } from './vocabulary.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayText = (iso: string) => day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))
const dayBefore = (iso: string) => new Date(Date.parse(`${iso}T00:00:00Z`) - 86_400_000).toISOString()

/** How a plan was understood, in words: "revenue by region, only plan Pro, 1 January 2026 to 31 March 2026". */
export function planText(plan: QueryPlan, { measures, dimensions }: Vocabulary): string {
  const labelOf = (name: string) => dimensions.find(({ column }) => column === name)?.label ?? name
  const measure = measures.find(({ id }) => id === plan.measure)?.label ?? plan.measure
  const parts = [
    `${plan.intent === 'why' ? 'what changed ' : ''}${measure}${plan.by.length > 0 ? ` by ${plan.by.map(labelOf).join(' and ')}` : ''}${
      plan.over ? ` by ${plan.over}` : ''
    }`,
    ...plan.filters.map(
      ({ column, values, without }) => `${without ? 'without' : 'only'} ${labelOf(column)} ${values.join(' or ')}`,
    ),
    ...(plan.period ? [`${dayText(plan.period.from)} to ${dayText(dayBefore(plan.period.to))}`] : []),
    ...(plan.since ? [`since ${dayText(plan.since)} compared with before`] : []),
    ...(plan.compare ? [`compared with ${plan.compare === 'year' ? 'a year earlier' : 'the period before'}`] : []),
  ]
  return parts.join(', ')
}

/** What is wrong with a plan for this file, in words for whoever proposed it; null when it can be run. */
export function planProblem(plan: QueryPlan, { measures, dimensions, time }: Vocabulary): string | null {
  const known = new Map(dimensions.map(({ column, values }) => [column, new Set(values)]))
  if (!measures.some(({ id }) => id === plan.measure)) return `no measure ${plan.measure}`
  const column = [...plan.by, ...plan.filters.map((filter) => filter.column)].find((name) => !known.has(name))
  if (column !== undefined) return `no column ${column}`
  for (const filter of plan.filters) {
    const value = filter.values.find((each) => !known.get(filter.column)?.has(each))
    if (value !== undefined) return `no value ${value} in ${filter.column}`
  }
  if (!time && (plan.over || plan.period || plan.compare || plan.since || plan.intent === 'why')) return 'no time axis'
  return null
}
