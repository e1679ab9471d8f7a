import { periodText, periodTick } from '../number-text.ts'
import { type AnalysisView, groupText, meanOf, moneyFirst } from './analysis-view.ts'
import { unitOf } from './bar-chart.ts'
import { drawn, type Series, upperFirst, valueWriter } from './series.ts'
import { slopeTest, straightLine } from './significance.ts'
import { completePeriods } from './time-axis.ts'

/** Fewest complete periods in which a group's line is more than two odd months. */
const leastPeriods = 5
const mostCategories = 2
const mostGroups = 12
const mostTold = 2
/** Change along the line, of 1, and how far it must lie from that of all rows. */
const leastChange = 0.3
const leastApart = 0.25
/** With a dozen lines looked at, chance makes one of them look straight more often than with one. */
const leastTest = 4.5
/** Rows of a period below which their number is chance. */
const leastCount = 10

interface Line {
  column: AnalysisView['categories'][number]
  group: string
  values: number[]
  /** Change along the line, of 1. */
  change: number
}

/** Groups that go a way of their own: the feature that loses use while the total stands. */
export async function groupTrendFindings(view: AnalysisView): Promise<void> {
  const axis = view.time
  if (!axis) return
  const { periods } = completePeriods(axis, view.table.rows)
  if (periods.length < leastPeriods) return
  const { many } = view.table.row
  const [measure = null] = view.measures.filter(({ additive }) => additive).toSorted(moneyFirst)
  const series: Pick<Series, 'kind' | 'column'> = { kind: measure ? 'sum' : 'count', column: measure }
  const sql = measure ? `coalesce(sum(${measure.sql}), 0)` : 'count(*)'
  const lines: Line[] = []
  for (const column of view.categories.filter(({ distinct }) => distinct <= mostGroups).slice(0, mostCategories)) {
    const rows = await view.database.rows(
      `select value::varchar as value, strftime(period, '%Y-%m-%d') as period, amount
       from (select ${column.sql} as value, date_trunc('${axis.grain}', ${axis.column.sql}) as period, ${sql} as amount
             from t where ${axis.column.sql} is not null and ${column.sql} is not null group by 1, 2)`,
    )
    const at = new Map(rows.map((row) => [`${row.value}|${row.period}`, row.amount]))
    const groups = column.top.slice(0, mostGroups).map(({ value }) => ({
      column,
      group: value,
      values: periods.map(({ key }) => {
        const amount = at.get(`${value}|${key}`)
        return typeof amount === 'number' ? amount : 0
      }),
    }))
    const totals = periods.map((_, index) => groups.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
    const whole = changeOf(totals)
    lines.push(
      ...groups
        .map((group) => ({ ...group, change: changeOf(group.values) }))
        .filter(({ values, change }) => isOwnWay(values, change, whole) && (measure || meanOf(values) >= leastCount)),
    )
  }
  const told = lines.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, mostTold)
  for (const { column, group, values, change } of told) {
    view.book.add('trend', (book) => {
      const what = `${measure ? `total ${measure.label}` : many} of ${groupText(column, group)}`
      const write = valueWriter(book, series)
      const [first, last] = [periods[0], periods.at(-1)]
      const [from, to] = [values[0] ?? 0, values.at(-1) ?? 0]
      if (!first || !last || from === 0) return null
      const nameOf = (key: string, start: Date) => book.name(key, periodText(start, axis.grain), 'period')
      const fell = change < 0
      return {
        title: `${upperFirst(groupText(column, group))} ${fell ? 'fell' : 'rose'}`,
        statement: `${upperFirst(what)} ${fell ? 'fell' : 'rose'} from ${write('first', from, `${what}, first ${axis.grain}`)} in ${nameOf('firstPeriod', first.start)} to ${write('last', to, `${what}, last complete ${axis.grain}`)} in ${nameOf('lastPeriod', last.start)}, over ${book.count('periods', periods.length, `complete ${axis.grain}s compared`)} complete ${axis.grain}s: ${book.change('moved', (to - from) / from, `change of ${what}`)} ${fell ? 'less' : 'more'}, which the total does not show.`,
        caution: null,
        tone: 'neutral',
        subject: { what, by: column.label, group, other: null, concept: measure?.concept?.id ?? null },
        columns: [axis.column.name, column.name, ...(measure ? [measure.name] : [])],
        strength: Math.min(0.9, 0.45 + Math.min(0.4, Math.abs(change) / 2)),
        chart: {
          title: `${upperFirst(what)} by ${axis.grain}`,
          description: `${periods.length} complete ${axis.grain}s, from ${periodText(first.start, axis.grain)} to ${periodText(last.start, axis.grain)}.`,
          kind: 'line',
          labels: periods.map(({ start }) => periodTick(start, axis.grain)),
          series: [{ name: groupText(column, group), values: values.map((value) => drawn(series, value)) }],
          unit: measure ? unitOf(measure) : '',
          horizontal: false,
        },
      }
    })
  }
}

function changeOf(values: readonly number[]): number {
  const { slope } = straightLine(values)
  const start = meanOf(values) - (slope * (values.length - 1)) / 2
  return start > 0 ? (slope * (values.length - 1)) / start : 0
}

function isOwnWay(values: readonly number[], change: number, whole: number): boolean {
  const { fit } = straightLine(values)
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  return (
    Math.abs(change) >= leastChange &&
    Math.abs(change - whole) >= leastApart &&
    // "Not that way" must be true of the total.
    (Math.sign(change) !== Math.sign(whole) || Math.abs(whole) < 0.1) &&
    // A line that turns at its end must not be told as if it went on.
    Math.sign(last - first) === Math.sign(change) &&
    slopeTest(fit, values.length) >= leastTest
  )
}
