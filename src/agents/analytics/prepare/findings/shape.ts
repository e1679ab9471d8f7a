import { withArticle } from '../column-names.ts'
import type { Row } from '../database.ts'
import type { AnalysisView } from './analysis-view.ts'
import { plausible, proportionTest } from './significance.ts'

const number = (value: Row[string] | undefined) => (typeof value === 'number' ? value : 0)
const mostMeasures = 8
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Measures that move together. */
export async function relationFindings(view: AnalysisView): Promise<void> {
  const measures = view.measures.slice(0, mostMeasures)
  const pairs = measures.flatMap((a, index) => measures.slice(index + 1).map((b) => ({ a, b })))
  if (pairs.length === 0) return
  const row = await view.database.row(
    `select ${pairs.map(({ a, b }, index) => `corr(${a.sql}, ${b.sql}) as r${index}, regr_count(${a.sql}, ${b.sql}) as n${index}, regr_slope(${b.sql}, ${a.sql}) as b${index}`).join(', ')} from t`,
  )
  pairs.forEach(({ a, b }, index) => {
    const r = number(row[`r${index}`])
    const n = number(row[`n${index}`])
    if (n < 30 || Math.abs(r) < 0.4) return
    const same = Math.abs(r) > 0.985
    view.book.add('relation', (values) => ({
      title: same
        ? `${upper(a.label)} and ${b.label} say the same`
        : `${upper(b.label)} ${r > 0 ? 'rises' : 'falls'} with ${a.label}`,
      statement: same
        ? `${upper(a.label)} and ${b.label} move in step (correlation ${values.plain('r', Math.round(r * 100) / 100, `correlation of ${a.label} and ${b.label}`)}): one of them is enough for any report.`
        : `Where ${a.label} is higher, ${b.label} tends to be ${r > 0 ? 'higher' : 'lower'} (correlation ${values.plain('r', Math.round(r * 100) / 100, `correlation of ${a.label} and ${b.label}`)} over ${values.count('n', n, 'rows with both')} ${view.table.row.many}): one more ${a.label} goes with ${values.amount('slope', Math.abs(number(row[`b${index}`])), b, `change of ${b.label} for one more ${a.label}`)} ${r > 0 ? 'more' : 'less'} ${b.label}.`,
      caution: same ? null : 'Moving together is not a cause: something else may drive both.',
      tone: 'neutral',
      subject: {
        what: b.label,
        by: a.label,
        group: null,
        other: null,
        concept: b.concept?.id ?? a.concept?.id ?? null,
      },
      columns: [a.name, b.name],
      strength: same ? 0.2 : 0.15 + Math.abs(r) * 0.4,
    }))
  })
}

/** Single rows that pull the averages. */
export async function outlierFindings(view: AnalysisView): Promise<void> {
  const measures = view.measures
    .filter(({ statistics, distinct }) => statistics && statistics.p75 > statistics.p25 && distinct > 12)
    .slice(0, mostMeasures)
  if (measures.length === 0) return
  const fence = ({ statistics }: (typeof measures)[number]) =>
    statistics ? statistics.p75 + 3 * (statistics.p75 - statistics.p25) : 0
  const row = await view.database.row(
    `select ${measures.map((column, index) => `count(*) filter (where ${column.sql} > ${fence(column)}) as n${index}, coalesce(sum(${column.sql}) filter (where ${column.sql} > ${fence(column)}), 0) as s${index}`).join(', ')} from t`,
  )
  measures.forEach((column, index) => {
    const { statistics } = column
    const n = number(row[`n${index}`])
    if (!statistics || n === 0 || n / column.filled > 0.05) return
    const held = column.additive && statistics.sum > 0 ? number(row[`s${index}`]) / statistics.sum : 0
    const pulled = statistics.median !== 0 && Math.abs(statistics.mean / statistics.median) > 1.5
    if (held < 0.1 && statistics.max < fence(column) * 3 && !pulled) return
    const { many, one } = view.table.row
    view.book.add('outlier', (values) => ({
      title: `${n === 1 ? `One ${one} dominates` : `A few ${many} dominate`} ${column.label}`,
      statement: `${values.count('n', n, `${many} with ${column.label} far above the usual`)} ${n === 1 ? one : many} (${values.share('share', n / column.filled, `their share of all ${many}`)}) ${n === 1 ? 'has' : 'have'} ${withArticle(column.label)} far above the rest, up to ${values.amount('max', statistics.max, column, `highest ${column.label}`)} where the median is ${values.amount('median', statistics.median, column, `median ${column.label}`)}.${held >= 0.1 ? ` ${n === 1 ? 'It holds' : 'They hold'} ${values.share('held', held, `their share of the total ${column.label}`)} of the total.` : ''}`,
      caution: 'Large ones may be real or slips of entry: look at them before they move an average in a report.',
      tone: 'neutral',
      subject: { what: column.label, by: null, group: null, other: null, concept: column.concept?.id ?? null },
      columns: [column.name],
      strength: 0.25 + Math.min(0.3, held),
    }))
  })
}

/** Days of the week that are unlike the others. */
export async function weekdayFinding(view: AnalysisView): Promise<void> {
  const axis = view.time
  const range = axis?.column.range
  if (!axis || !range) return
  const days = (Date.parse(range.last) - Date.parse(range.first)) / 86_400_000
  if (days < 27 || view.table.rows < 200) return
  const rows = await view.database.rows(
    `select isodow(${axis.column.sql}) as day, count(*) as n, count(distinct ${axis.column.sql}::date) as dates from t where ${axis.column.sql} is not null group by 1 order by 1`,
  )
  const list = rows.map((row) => ({
    day: weekdays[number(row.day) - 1] ?? '',
    n: number(row.n),
    dates: Math.max(1, number(row.dates)),
    each: number(row.n) / Math.max(1, number(row.dates)),
  }))
  if (list.length < 7) return
  const total = list.reduce((sum, { n }) => sum + n, 0)
  const average = (part: typeof list) =>
    part.reduce((sum, { n }) => sum + n, 0) / part.reduce((sum, { dates }) => sum + dates, 0)
  const work = list.slice(0, 5)
  const weekend = list.slice(5)
  const ratio = average(work) / Math.max(1e-9, average(weekend))
  // Two days that are unlike the other five are the weekend, not the weakest day.
  const pair =
    ratio > 1.4 || ratio < 0.7
      ? [
          { day: 'weekday', each: average(work), n: work.reduce((sum, { n }) => sum + n, 0) },
          { day: 'weekend day', each: average(weekend), n: weekend.reduce((sum, { n }) => sum + n, 0) },
        ]
      : list
  const [best] = pair.toSorted((a, b) => b.each - a.each)
  const [worst] = pair.toSorted((a, b) => a.each - b.each)
  if (!best || !worst || worst.each === 0 || best.each / worst.each < 1.4) return
  if (Math.abs(proportionTest({ hits: best.n, known: total }, { hits: worst.n, known: total })) < plausible) return
  const { many } = view.table.row
  view.book.add('weekday', (values) => ({
    title: `Most ${many} on a ${values.name('day', best.day, 'strongest kind of day')}`,
    statement: `An average ${values.name('day2', best.day, 'strongest kind of day')} brings ${values.count('best', best.each, `${many} on an average ${best.day}`)} ${many}, an average ${values.name('low', worst.day, 'weakest kind of day')} ${values.count('worst', worst.each, `${many} on an average ${worst.day}`)}.`,
    caution: 'Times are taken as they stand in the file, without a time zone.',
    tone: 'neutral',
    subject: { what: many, by: 'weekday', group: best.day, other: worst.day, concept: 'weekday' },
    columns: [axis.column.name],
    strength: Math.min(0.42, 0.2 + (best.each / worst.each - 1) * 0.08),
    chart: {
      title: `${many.charAt(0).toUpperCase()}${many.slice(1)} on an average day`,
      description: 'From Monday to Sunday.',
      kind: 'bar',
      labels: list.map(({ day }) => day),
      series: [{ name: many, values: list.map(({ each }) => Math.round(each * 10) / 10) }],
      unit: '',
      horizontal: false,
    },
  }))
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
