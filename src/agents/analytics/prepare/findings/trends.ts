import type { Column } from '../column-profile.ts'
import { amountText, countText, type Grain, numberText, periodText, periodTick, shareText } from '../number-text.ts'
import { type AnalysisView, groupText, meanOf, type TimeAxis } from './analysis-view.ts'
import type { Outcome } from './outcomes.ts'
import { straightLine } from './significance.ts'
import { unitOf } from './splits.ts'
import { completePeriods, type Period } from './time-axis.ts'
import type { ValueScope } from './value-book.ts'

/** Fewest complete periods that say anything about a direction. */
const leastPeriods = 3
const mostPoints = 36
/** Fewest rows a period must hold for its average to be compared. */
const leastRowsInPeriod = 8

/** Something that has one value in each period. */
interface Series {
  /** "orders", "revenue", "share of orders returned". */
  what: string
  sql: string
  kind: 'count' | 'sum' | 'average' | 'share'
  column: Column | null
  more: 'good' | 'bad' | 'neutral'
  concept: string | null
  plural: boolean
}

function seriesOf(view: AnalysisView, axis: TimeAxis): Series[] {
  const { many } = view.table.row
  const sums = view.measures.filter(({ additive }) => additive).slice(0, 2)
  const averages = view.measures
    .filter((column) => !sums.includes(column) && column.filled > view.table.rows * 0.3)
    .toSorted((a, b) => Number(b.concept !== null) - Number(a.concept !== null))
    .slice(0, 3)
  const shares = view.outcomes.filter(({ concept, column }) => !concept.late && column !== axis.column)
  return [
    { what: many, sql: 'count(*)', kind: 'count', column: null, more: 'neutral', concept: null, plural: true },
    ...sums.map(
      (column): Series => ({
        what: `total ${column.label}`,
        sql: `sum(${column.sql})`,
        kind: 'sum',
        column,
        more: column.concept?.more ?? 'neutral',
        concept: column.concept?.id ?? null,
        plural: false,
      }),
    ),
    ...averages.map(
      (column): Series => ({
        what: `average ${column.label}`,
        sql: `avg(${column.sql})`,
        kind: 'average',
        column,
        more: column.concept?.more ?? 'neutral',
        concept: column.concept?.id ?? null,
        plural: false,
      }),
    ),
    ...shares.map(
      (outcome: Outcome): Series => ({
        what: `share of ${many} that ${outcome.verb}`,
        sql: `avg(case when ${outcome.sql} then 1.0 else 0.0 end)`,
        kind: 'share',
        column: null,
        more: outcome.concept.more,
        concept: outcome.concept.id,
        plural: false,
      }),
    ),
  ]
}

/** How counts, sums, averages and shares moved over time. */
export async function trendFindings(view: AnalysisView): Promise<void> {
  const axis = view.time
  if (!axis) return
  const { periods, cut } = completePeriods(axis, view.table.rows)
  if (periods.length < leastPeriods) return
  const series = seriesOf(view, axis)
  const rows = await view.database.rows(
    `select strftime(date_trunc('${axis.grain}', ${axis.column.sql}), '%Y-%m-%d') as period, count(*) as rows, ${series
      .map(({ sql }, index) => `${sql} as v${index}`)
      .join(', ')} from t where ${axis.column.sql} is not null group by 1`,
  )
  const byPeriod = new Map(rows.map((row) => [String(row.period), row]))
  series.forEach((each, index) => {
    const values = periods.map(({ key }) => {
      const row = byPeriod.get(key)
      const value = row?.[`v${index}`]
      if (typeof value !== 'number') return each.kind === 'count' || each.kind === 'sum' ? 0 : null
      const few = typeof row?.rows === 'number' && row.rows < leastRowsInPeriod
      return few && (each.kind === 'average' || each.kind === 'share') ? null : value
    })
    addTrend(view, axis, each, periods, values, cut)
  })
  await addDrivers(view, axis, periods, series)
}

function addTrend(
  view: AnalysisView,
  axis: TimeAxis,
  series: Series,
  periods: readonly Period[],
  values: readonly (number | null)[],
  cut: string | null,
): void {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, period: periods[index] }]))
  const last = known.at(-1)
  const before = known.at(-2)
  const first = known[0]
  if (known.length < leastPeriods || !first?.period || !last?.period || !before?.period) return
  const numbers = known.map(({ value }) => value)
  const { fit, slope } = straightLine(numbers)
  // The ends alone would make one odd month a trend, so that the change is that of the line.
  const start = meanOf(numbers) - (slope * (numbers.length - 1)) / 2
  const long = start > 0 ? (slope * (numbers.length - 1)) / start : 0
  const steps = numbers.slice(1, -1).map((value, index) => Math.abs(value - (numbers[index] ?? value)))
  const swing = meanOf(steps)
  const step = last.value - before.value
  const noise = series.kind === 'count' ? Math.sqrt(last.value + before.value) * 2.5 : swing * 2
  const jumped =
    before.value !== 0 && Math.abs(step / before.value) >= 0.08 && Math.abs(step) > Math.max(noise, swing * 1.5)
  const directed = fit >= 0.5 && Math.abs(long) >= 0.1 && known.length >= 4
  const { grain } = axis
  const { many } = view.table.row

  view.book.add('trend', (book) => {
    const text = writer(book, series)
    const from = text.value(
      'first',
      first.value,
      `${series.what}, ${periodText(first.period?.start ?? new Date(0), grain)}`,
    )
    const to = text.value('last', last.value, `${series.what}, ${periodText(last.period?.start ?? new Date(0), grain)}`)
    const name = (key: string, period: Period | undefined) =>
      book.name(key, periodText(period?.start ?? new Date(0), grain), 'period')
    const p1 = name('firstPeriod', first.period)
    const p2 = name('lastPeriod', last.period)
    const count = book.count('periods', known.length, `complete ${grain}s compared`)
    const overall = first.value !== 0 ? (last.value - first.value) / first.value : 0
    const moved =
      series.kind === 'share'
        ? book.points('moved', last.value - first.value, `change of the ${series.what}`)
        : book.change('moved', overall, `change of ${series.what} from the first to the last complete ${grain}`)
    const verb = (difference: number) => (difference < 0 ? (series.plural ? 'fell' : 'fell') : 'rose')
    const upper = upperFirst(series.what)
    const stepText = `In ${p2} ${series.plural ? 'there were' : 'it was'} ${to}, after ${text.value('before', before.value, `${series.what}, the ${grain} before`)} the ${grain} before: ${
      series.kind === 'share'
        ? book.points('step', step, `change against the ${grain} before`)
        : book.change(
            'step',
            before.value === 0 ? 0 : step / before.value,
            `change of ${series.what} against the ${grain} before`,
          )
    } ${step < 0 ? 'less' : 'more'}`
    const usual =
      swing > 0
        ? ` (the usual step is ${text.value('swing', swing, `average step of ${series.what} from one ${grain} to the next`)})`
        : ''
    const statement = directed
      ? `${upper} ${verb(slope)} from ${from} in ${p1} to ${to} in ${p2}, over ${count} complete ${grain}s: ${moved} ${last.value < first.value ? 'less' : 'more'}.${jumped ? ` ${stepText}${usual}.` : ''}`
      : jumped
        ? `${stepText}${usual}.`
        : `${upper} held between ${text.value('low', Math.min(...numbers), `lowest ${series.what} of a ${grain}`)} and ${text.value('high', Math.max(...numbers), `highest ${series.what} of a ${grain}`)} in each of the ${count} complete ${grain}s, without a direction.`
    const way = directed ? slope : step
    const tone =
      (!directed && !jumped) || series.more === 'neutral'
        ? series.kind === 'count' && (directed || jumped)
          ? 'neutral'
          : 'neutral'
        : way > 0 === (series.more === 'good')
          ? 'good'
          : 'bad'
    return {
      title:
        directed || jumped ? `${upper} ${directed ? verb(slope) : `${verb(step)} in ${p2}`}` : `${upper}: no direction`,
      statement,
      caution:
        cut === 'last' || cut === 'both'
          ? `The last ${grain} in the file is not complete and is left out.`
          : series.kind === 'sum' || series.kind === 'count'
            ? null
            : `Each ${grain} compares other ${many}; a change of their mix moves the average too.`,
      tone,
      subject: { what: series.what, by: axis.column.label, group: null, other: null, concept: series.concept },
      columns: [axis.column.name, ...(series.column ? [series.column.name] : [])],
      strength:
        directed || jumped
          ? Math.min(
              0.95,
              0.4 +
                Math.min(0.35, Math.abs(directed ? long : before.value === 0 ? 0 : step / before.value)) +
                (series.more === 'neutral' ? 0 : 0.1) +
                (jumped ? 0.08 : 0),
            )
          : series.kind === 'count'
            ? 0.22
            : 0.12,
      chart: {
        title: `${upper} by ${grain}`,
        description: `${known.length} complete ${grain}s from ${periodText(first.period?.start ?? new Date(0), grain)} to ${periodText(last.period?.start ?? new Date(0), grain)}.`,
        kind: 'line',
        labels: periods.slice(-mostPoints).map(({ start: moment }) => periodTick(moment, grain)),
        series: [
          {
            name: series.what,
            values: values
              .slice(-mostPoints)
              .map((value) =>
                value === null
                  ? null
                  : series.kind === 'share'
                    ? Math.round(value * 1000) / 10
                    : Math.round(value * 100) / 100,
              ),
          },
        ],
        unit: series.kind === 'share' ? '%' : series.column ? unitOf(series.column) : '',
        horizontal: false,
      },
    }
  })
}

function writer(book: ValueScope, series: Series) {
  return {
    value(key: string, value: number, label: string): string {
      if (series.kind === 'share') return book.share(key, value, label)
      if (series.kind === 'count') return book.count(key, value, label)
      return book.amount(key, value, series.column, label)
    },
  }
}

/** Which group most of the last step came from, for the counts and sums that moved. */
async function addDrivers(
  view: AnalysisView,
  axis: TimeAxis,
  periods: readonly Period[],
  series: readonly Series[],
): Promise<void> {
  const last = periods.at(-1)
  const before = periods.at(-2)
  if (!last || !before) return
  const { grain } = axis
  for (const each of series.filter(({ kind }) => kind === 'count' || kind === 'sum').slice(0, 2)) {
    const candidates = []
    for (const category of view.categories.slice(0, 6)) {
      const inPeriod = (period: Period) => `date_trunc('${grain}', ${axis.column.sql}) = timestamp '${period.key}'`
      const rows = await view.database.rows(
        `select ${category.sql}::varchar as value, coalesce(${each.sql} filter (where ${inPeriod(before)}), 0)::double as a, coalesce(${each.sql} filter (where ${inPeriod(last)}), 0)::double as b
         from t where ${category.sql} is not null and ${axis.column.sql} >= timestamp '${before.key}' group by 1`,
      )
      const groups = rows.map((row) => ({ value: String(row.value), a: Number(row.a), b: Number(row.b) }))
      const a = groups.reduce((sum, group) => sum + group.a, 0)
      const b = groups.reduce((sum, group) => sum + group.b, 0)
      const step = b - a
      if (a === 0 || Math.abs(step / a) < 0.08 || Math.abs(step) < 3 * Math.sqrt(each.kind === 'count' ? a + b : 0))
        continue
      const [top] = groups.toSorted((x, y) => (y.b - y.a - (x.b - x.a)) * Math.sign(step))
      if (!top) continue
      const share = (top.b - top.a) / step
      const base = top.a / a
      // A group that only moved with the rest explains nothing.
      if (share < 0.35 || share < base * 1.4 || groups.length < 2) continue
      candidates.push({ category, top, share, base, step, a, b })
    }
    const [best] = candidates.toSorted((x, y) => y.share / Math.max(0.1, y.base) - x.share / Math.max(0.1, x.base))
    if (!best) continue
    const down = best.step < 0
    view.book.add('driver', (book) => {
      const text = writer(book, each)
      const name = groupText(best.category, best.top.value)
      const group = book.name('group', name, 'group that moved most')
      const of =
        best.share > 1
          ? `more than the whole ${down ? 'fall' : 'rise'}: the other groups together went the other way`
          : `${book.share('share', best.share, `share of the change that comes from ${name}`)} of the ${down ? 'fall' : 'rise'}`
      return {
        title: `${group} is behind the ${down ? 'fall' : 'rise'} of ${each.what}`,
        statement: `From one ${grain} to the next, up to ${book.name('period', periodText(last.start, grain), 'last complete period')}, ${each.what} of ${group} went from ${text.value('from', best.top.a, `${each.what} of ${name}, the ${grain} before`)} to ${text.value('to', best.top.b, `${each.what} of ${name}, last complete ${grain}`)}. That is ${of}, though it held ${book.share('base', best.base, `share of ${each.what} before, ${name}`)} before.`,
        caution: null,
        tone: each.more === 'neutral' ? 'neutral' : down === (each.more === 'good') ? 'bad' : 'good',
        subject: {
          what: each.what,
          by: best.category.label,
          group: best.top.value,
          other: down ? 'fall' : 'rise',
          concept: each.concept,
        },
        columns: [axis.column.name, best.category.name, ...(each.column ? [each.column.name] : [])],
        strength: Math.min(0.9, 0.5 + Math.min(0.3, Math.abs(best.step / best.a))),
        chart: {
          title: `${upperFirst(each.what)}: ${best.category.label} ${best.top.value}`,
          description: `${text.value('chartFrom', best.top.a, 'before').length > 0 ? `From ${plainText(each, best.top.a)} to ${plainText(each, best.top.b)}.` : ''}`,
          kind: 'bar',
          labels: [periodTick(before.start, grain), periodTick(last.start, grain)],
          series: [
            { name: best.top.value, values: [Math.round(best.top.a * 100) / 100, Math.round(best.top.b * 100) / 100] },
          ],
          unit: each.column ? unitOf(each.column) : '',
          horizontal: false,
        },
      }
    })
  }
}

function plainText(series: Series, value: number): string {
  if (series.kind === 'share') return shareText(value)
  return series.kind === 'count'
    ? countText(value)
    : series.column
      ? amountText(value, series.column)
      : numberText(value)
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export type { Grain }
