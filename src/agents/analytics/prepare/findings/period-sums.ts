import type { Column } from '../column-profile.ts'
import { type AnalysisDatabase, literal, numberOf } from '../database.ts'
import { type Metric, noSums, type Sums } from '../meaning/metric.ts'
import { calendarGrain, type Grain } from '../number-text.ts'
import type { Period } from './time-axis.ts'

/** The sums of each metric in each period, for all rows or for those with one value of a category. */
export interface Course {
  dimension: Column | null
  value: string | null
  /** By metric, then by period. */
  sums: readonly (readonly Sums[])[]
}

/** Where rows come from: the table itself, or one with a row for each person. */
interface RowSource {
  from: string
  /** Expression of a row's moment. */
  time: string
  grain: Grain
}

const mostValues = 12

/** All courses in one pass over the rows. */
export async function periodSums(
  database: AnalysisDatabase,
  source: RowSource,
  metrics: readonly Metric[],
  dimensions: readonly Column[],
  periods: readonly Period[],
): Promise<Course[]> {
  const cells = metrics
    .map(({ top, under }, index) =>
      [
        `sum(${top})::double as t${index}, ${under ? `sum(${under})::double` : '0'} as u${index},`,
        `sum((${top})::double * (${top}))::double as q${index}, count(${top}) as n${index}, count(*) - count(${top}) as b${index}`,
      ].join(' '),
    )
    .join(', ')
  const sets = ['(p)', ...dimensions.map((_, index) => `(p, v${index})`)]
  const values = dimensions.map(({ sql }, index) => `, ${sql}::varchar as v${index}`).join('')
  const picked = dimensions.map((_, index) => `, v${index}, grouping(v${index}) as g${index}`).join('')
  const rows = await database.rows(
    [
      `select strftime(p, '%Y-%m-%d') as p${picked}, ${cells}
     from (select *,`,
      `date_trunc(${literal(calendarGrain(source.grain))}, ${source.time}) as p${values} from ${source.from}`,
      `where ${source.time} is not null)
     group by grouping sets (${sets.join(', ')})`,
    ].join(' '),
  )
  const places = new Map(periods.map(({ key }, index) => [key, index]))
  const courses = new Map<string, { dimension: Column | null; value: string | null; sums: Sums[][] }>()
  const courseOf = (key: string, dimension: Column | null, value: string | null) => {
    const known = courses.get(key)
    if (known) return known
    const made = { dimension, value, sums: metrics.map(() => periods.map(() => noSums)) }
    courses.set(key, made)
    return made
  }
  const shown = dimensions.map(({ top }) => new Set(top.slice(0, mostValues).map(({ value }) => value)))
  courseOf('all', null, null)
  for (const row of rows) {
    const place = places.get(String(row.p))
    if (place === undefined) continue
    const at = dimensions.findIndex((_, index) => row[`g${index}`] === 0)
    const dimension = dimensions[at] ?? null
    const value = dimension
      ? row[`v${at}`] === null
        ? null
        : String(row[`v${at}`]).replace(/^(-?\d+)\.0$/, '$1')
      : null
    if (dimension && (value === null || !shown[at]?.has(value))) continue
    const course = courseOf(dimension ? `${at}|${value}` : 'all', dimension, value)
    metrics.forEach((_, index) => {
      const list = course.sums[index]
      if (list)
        list[place] = {
          top: numberOf(row[`t${index}`]),
          under: numberOf(row[`u${index}`]),
          squares: numberOf(row[`q${index}`]),
          rows: numberOf(row[`n${index}`]),
          blank: numberOf(row[`b${index}`]),
        }
    })
  }
  // In the order of the table, whatever order the engine answered in.
  return [...courses.entries()]
    .toSorted(([a], [b]) => (a === 'all' ? -1 : b === 'all' ? 1 : a < b ? -1 : 1))
    .map(([, course]) => course)
}
