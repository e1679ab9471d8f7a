import type { Column } from '../column-profile.ts'
import { type Grain, periodText, periodTick } from '../number-text.ts'
import { type AnalysisView, meanOf, moneyFirst, type TimeAxis } from './analysis-view.ts'
import { unitOf } from './bar-chart.ts'
import { addDrivers } from './drivers.ts'
import { drawn, type Series, upperFirst, valueWriter } from './series.ts'
import { plausible, slopeTest, straightLine, welchTest } from './significance.ts'
import { completePeriods, type Period } from './time-axis.ts'

/** Fewest complete periods that say anything about a direction. */
const leastPeriods = 3
const mostPoints = 36
/** Fewest rows that a period must hold for its average to be compared. */
const leastRowsInPeriod = 8
/** Changes below this are not worth a sentence, however certain they are. */
const leastChange = 0.08

interface Point {
  period: Period
  value: number
  rows: number
  deviation: number
}

function seriesOf(view: AnalysisView, axis: TimeAxis): Series[] {
  const { many } = view.table.row
  const [sum] = view.measures.filter(({ additive }) => additive).toSorted(moneyFirst)
  const averages = view.measures
    .filter((column) => !column.additive && column.filled > view.table.rows * 0.25)
    .slice(0, 3)
  const meaning = (column: Column) => ({
    more: column.concept?.more ?? ('neutral' as const),
    concept: column.concept?.id ?? null,
  })
  return [
    {
      what: many,
      sql: 'count(*)',
      deviation: null,
      kind: 'count',
      column: null,
      more: moreRows(view.table.row.one),
      concept: null,
    },
    ...(sum
      ? [
          {
            what: `total ${sum.label}`,
            sql: `sum(${sum.sql})`,
            deviation: null,
            kind: 'sum' as const,
            column: sum,
            ...meaning(sum),
          },
        ]
      : []),
    ...averages.map((column) => ({
      what: `average ${column.label}`,
      sql: `avg(${column.sql})`,
      deviation: `stddev_samp(${column.sql})`,
      kind: 'average' as const,
      column,
      ...meaning(column),
    })),
    // What only shows later is lower for recent rows by nature, so that its line would mislead.
    ...view.outcomes
      .filter(({ concept, column }) => !concept.late && column !== axis.column)
      .map((outcome) => {
        const hit = `case when ${outcome.sql} then 1.0 else 0.0 end`
        return {
          what: `share of ${many} that ${outcome.verb}`,
          sql: `avg(${hit})`,
          deviation: `stddev_samp(${hit})`,
          kind: 'share' as const,
          column: null,
          more: outcome.concept.more,
          concept: outcome.concept.id,
        }
      }),
  ]
}

/** Whether more rows are good news, where the word for them says so. */
function moreRows(one: string): Series['more'] {
  if (/^(order|subscription|user|customer|account|signup|lead|deal|booking|purchase|payment|member|visit)$/.test(one))
    return 'good'
  return /^(ticket|bug|issue|return|refund|case)$/.test(one) ? 'bad' : 'neutral'
}

/** How counts, sums, averages and shares moved over time. */
export async function trendFindings(view: AnalysisView): Promise<void> {
  const axis = view.time
  if (!axis) return
  const { periods, cut } = completePeriods(axis, view.table.rows)
  if (periods.length < leastPeriods) return
  const series = seriesOf(view, axis)
  const rows = await view.database.rows(
    `select * replace (strftime(period, '%Y-%m-%d') as period) from (select date_trunc('${axis.grain}', ${axis.column.sql}) as period, count(*) as rows, ${series
      .map(
        ({ sql, deviation, column }, index) =>
          `${sql} as v${index}, ${deviation ?? '0'} as s${index}, ${column ? `count(${column.sql})` : 'count(*)'} as n${index}`,
      )
      .join(', ')} from t where ${axis.column.sql} is not null group by 1)`,
  )
  const byPeriod = new Map(rows.map((row) => [String(row.period), row]))
  const moved: Series[] = []
  for (const [index, each] of series.entries()) {
    const points = periods.map((period): Point | null => {
      const row = byPeriod.get(period.key)
      const numberOf = (key: string) => (typeof row?.[key] === 'number' ? row[key] : 0)
      const added = each.kind === 'count' || each.kind === 'sum'
      if (!added && numberOf(`n${index}`) < leastRowsInPeriod) return null
      return { period, value: numberOf(`v${index}`), rows: numberOf(`n${index}`), deviation: numberOf(`s${index}`) }
    })
    if (addTrend(view, axis, each, points, cut)) moved.push(each)
  }
  await addDrivers(
    view,
    axis,
    periods,
    moved.filter(({ kind }) => kind === 'count' || kind === 'sum'),
  )
}

interface Movement {
  /** The whole line goes one way. */
  directed: boolean
  /** The last period is unlike the one before. */
  jumped: boolean
  slope: number
  step: number
  /** The usual size of a step. */
  swing: number
  /** Change along the line, of 1. */
  long: number
}

function movementOf(kind: Series['kind'], points: readonly Point[]): Movement {
  const values = points.map(({ value }) => value)
  const last = points.at(-1)
  const before = points.at(-2)
  const { slope, fit } = straightLine(values)
  // The ends alone would make one odd month a trend, so that the change is that of the line.
  const start = meanOf(values) - (slope * (values.length - 1)) / 2
  const long = start > 0 ? (slope * (values.length - 1)) / start : 0
  const swing = meanOf(values.slice(1, -1).map((value, index) => Math.abs(value - (values[index] ?? value))))
  const step = (last?.value ?? 0) - (before?.value ?? 0)
  const relative = before && before.value !== 0 ? Math.abs(step / before.value) : 0
  const beyond =
    kind === 'count'
      ? Math.abs(step) > plausible * Math.sqrt((last?.value ?? 0) + (before?.value ?? 0))
      : kind === 'sum' || !last || !before
        ? Math.abs(step) > swing * 2
        : Math.abs(
            welchTest(
              { count: last.rows, mean: last.value, deviation: last.deviation },
              { count: before.rows, mean: before.value, deviation: before.deviation },
            ).t,
          ) > plausible
  return {
    directed: points.length >= 4 && Math.abs(long) >= 0.1 && slopeTest(fit, points.length) >= 3,
    jumped: relative >= leastChange && beyond && Math.abs(step) > swing * 1.5,
    slope,
    step,
    swing,
    long,
  }
}

/** Adds what a series did; true when it moved in its last step. */
function addTrend(
  view: AnalysisView,
  axis: TimeAxis,
  series: Series,
  all: readonly (Point | null)[],
  cut: string | null,
): boolean {
  const points = all.filter((point) => point !== null)
  const first = points[0]
  const last = points.at(-1)
  const before = points.at(-2)
  if (points.length < leastPeriods || !first || !last || !before) return false
  // As many rows in each period are how a table is made, such as one row a month, and no news.
  if (series.kind === 'count' && points.every(({ value }) => value === first.value)) return false
  const movement = movementOf(series.kind, points)
  const { directed, jumped, slope, step, swing, long } = movement
  const { grain } = axis
  const { many } = view.table.row
  const upper = upperFirst(series.what)

  view.book.add('trend', (book) => {
    const value = valueWriter(book, series)
    const periodName = (key: string, point: Point) => book.name(key, periodText(point.period.start, grain), 'period')
    const relative = (key: string, to: Point, from: Point, label: string) =>
      series.kind === 'share'
        ? book.points(key, to.value - from.value, label)
        : book.change(key, from.value === 0 ? 0 : (to.value - from.value) / from.value, label)
    const less = series.kind === 'count' ? 'fewer' : 'less'
    const to = value('last', last.value, `${series.what}, ${periodText(last.period.start, grain)}`)
    const was = `${value('before', before.value, `${series.what}, the ${grain} before`)} the ${grain} before`
    const change = `${relative('step', last, before, `change of ${series.what} against the ${grain} before`)} ${step < 0 ? less : 'more'}`
    const usual =
      swing > 0
        ? ` The usual step from one ${grain} to the next is ${value('swing', swing, `average step of ${series.what}`)}.`
        : ''
    const lastPeriod = periodName('lastPeriod', last)
    const stepText =
      series.kind === 'count'
        ? `There were ${to} ${many} in ${lastPeriod}, after ${was}: ${change}.${usual}`
        : `${upper} was ${to} in ${lastPeriod}, after ${was}: ${change}.${usual}`
    const count = book.count('periods', points.length, `complete ${grain}s compared`)
    const verb = (difference: number) => (difference < 0 ? 'fell' : 'rose')
    const from = value('first', first.value, `${series.what}, ${periodText(first.period.start, grain)}`)
    const line = `${upper} ${verb(slope)} from ${from} in ${periodName('firstPeriod', first)} to ${to} in ${lastPeriod}, over ${count} complete ${grain}s: ${relative('moved', last, first, `change of ${series.what} from the first to the last complete ${grain}`)} ${last.value < first.value ? less : 'more'}.`
    const numbers = points.map((point) => point.value)
    const still = `${upper} moved between ${value('low', Math.min(...numbers), `lowest ${series.what} of a ${grain}`)} and ${value('high', Math.max(...numbers), `highest ${series.what} of a ${grain}`)} in each of the ${count} complete ${grain}s, without one direction.`
    // A line that turns at its end must not be told as if it went on.
    const agrees = Math.sign(last.value - first.value) === Math.sign(slope)
    const tells = directed && agrees
    const way = tells ? slope : step
    const moves = tells || jumped
    return {
      title: tells
        ? `${upper} ${verb(slope)}`
        : jumped
          ? `${upper} ${verb(step)} in ${lastPeriod}`
          : `${upper}: no direction`,
      statement: tells ? `${line}${jumped ? ` ${stepText}` : ''}` : jumped ? stepText : still,
      caution: cautionOf(series, grain, cut, many),
      tone: !moves || series.more === 'neutral' ? 'neutral' : way > 0 === (series.more === 'good') ? 'good' : 'bad',
      subject: { what: series.what, by: axis.column.label, group: null, other: null, concept: series.concept },
      columns: [axis.column.name, ...(series.column ? [series.column.name] : [])],
      // An average without a meaning moves with the mix of rows and asks for nothing.
      strength:
        moves && series.kind === 'average' && series.more === 'neutral'
          ? 0.3
          : moves
            ? Math.min(
                0.95,
                0.4 +
                  Math.min(0.35, Math.abs(tells ? long : step / (before.value || 1))) +
                  (series.more === 'neutral' ? 0 : 0.12) +
                  (jumped ? 0.08 : 0),
              )
            : series.kind === 'count'
              ? 0.22
              : 0.12,
      chart: {
        title: `${upper} by ${grain}`,
        description: `${points.length} complete ${grain}s, from ${periodText(first.period.start, grain)} to ${periodText(last.period.start, grain)}.`,
        kind: 'line',
        labels: all.flatMap((point) => (point ? [periodTick(point.period.start, grain)] : [])).slice(-mostPoints),
        series: [{ name: series.what, values: points.slice(-mostPoints).map((point) => drawn(series, point.value)) }],
        unit: series.kind === 'share' ? '%' : series.column ? unitOf(series.column) : '',
        horizontal: false,
      },
    }
  })
  return jumped
}

function cautionOf({ kind }: Series, grain: Grain, cut: string | null, many: string): string | null {
  const parts = [
    ...(kind === 'average' || kind === 'share'
      ? [`Each ${grain} holds other ${many}: a change of their mix moves the average as well.`]
      : []),
    ...(cut === 'last' || cut === 'both' ? [`The last ${grain} in the file is not complete and is left out.`] : []),
  ]
  return parts.join(' ') || null
}
