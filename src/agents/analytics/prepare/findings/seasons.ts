import { numberOf } from '../database.ts'
import { addsUp, type Metric } from '../meaning/metric.ts'
import { fProbability } from '../statistics/distributions.ts'
import type { AnalysisView } from './analysis-view.ts'
import { changeWriter, drawnValue, factOf, isMany, metricWriter, said, unitOfMetric } from './metric-text.ts'
import { relative } from './move.ts'
import { upperFirst } from './upper-first.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = 'January February March April May June July August September October November December'.split(' ')
const periods = months.map((_, index) => `P${String(index + 1).padStart(2, '0')}`)
const isYearly = ({ name }: Cycle) => name === 'month' || name === 'fiscal period'
const mostMetrics = 5
/** Chance of a false word about seasons of a table, and the part of all movement that a season must explain. */
const falsePositives = 0.001
const leastPart = 0.1
const leastSpread = 0.08

/**
 * Years from which on a month is measured against the twelve about it: against its calendar year, growth would make every later month
 * look larger. It leaves half a year at each end without a measure.
 */
const leastDetrended = 3
const around = (before: number, behind: number) =>
  `order by moment rows between ${before} preceding and ${behind} following`

interface Cycle {
  name: string
  /** Moments that belong together, and their place in the cycle. */
  outer: string
  inner: string
  place: string
  labels: readonly string[]
  first: number
}

/** Hours, weekdays and months that are unlike the others, where they are so again and again. */
export async function seasonFindings(view: AnalysisView): Promise<void> {
  const axis = view.time
  const range = axis?.column.range
  if (!axis || !range) return
  const { sql: at, fiscal } = axis.column
  const days = (Date.parse(range.last) - Date.parse(range.first)) / 86_400_000
  const timed =
    view.understanding.step === 'hour' ||
    (view.understanding.step === null && /T(?!00:00:00)/.test(`${range.first}${range.last}`))
  const stepped = view.understanding.step
  const cycles: Cycle[] = [
    ...(timed && days >= 7 && (stepped === 'hour' || view.table.rows > days * 48)
      ? [
          {
            name: 'hour of the day',
            outer: "date_trunc('day', instant)",
            inner: `date_trunc('hour', instant)`,
            place: 'hour(moment)',
            labels: Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
            first: 0,
          },
        ]
      : []),
    ...(days >= 27 && !fiscal && (stepped === null || stepped === 'hour' || stepped === 'day')
      ? [
          {
            name: 'weekday',
            outer: `date_trunc('week', instant)`,
            inner: "date_trunc('day', instant)",
            place: 'isodow(moment)',
            labels: weekdays,
            first: 1,
          },
        ]
      : []),
    ...(days >= 729 && stepped !== 'quarter' && stepped !== 'year' && (!fiscal || fiscal === 'period')
      ? [
          {
            name: fiscal ? 'fiscal period' : 'month',
            outer: `date_trunc('year', instant)`,
            inner: `date_trunc('month', instant)`,
            place: 'month(moment)',
            labels: fiscal ? periods : months,
            first: 1,
          },
        ]
      : []),
  ]
  const metrics = view.understanding.metrics.slice(0, mostMetrics)
  if (cycles.length === 0 || metrics.length === 0) return
  // One pass over the rows; all else is read from a few thousand moments.
  const finest = cycles.some(({ name }) => name === 'hour of the day') ? 'hour' : 'day'
  await view.database.run(
    `create temp table moments as select date_trunc('${finest}', ${at}) as instant, ${metrics
      .map(
        ({ top, under }, index) =>
          `sum(${top})::double as t${index}, ${under ? `sum(${under})::double` : 'null::double'} as u${index}`,
      )
      .join(', ')} from t where ${at} is not null group by 1`,
  )
  const error = falsePositives / (cycles.length * metrics.length)
  for (const cycle of cycles)
    for (const [index, metric] of metrics.entries()) await addSeason(view, cycle, metric, index, error)
  await view.database.run('drop table moments')
}

async function addSeason(
  view: AnalysisView,
  cycle: Cycle,
  metric: Metric,
  index: number,
  error: number,
): Promise<void> {
  const { database, time, book } = view
  if (!time) return
  // Months of one sum hold four weeks or five: such a sum is compared as the average of its moments.
  const { step } = view.understanding
  const byMoment = addsUp(metric) && isYearly(cycle) && step !== null && step !== 'month'
  const value = metric.under
    ? `sum(t${index}) / nullif(sum(u${index}), 0)`
    : byMoment
      ? `avg(t${index})`
      : `sum(t${index})`
  const range = time.column.range
  const years = range ? (Date.parse(range.last) - Date.parse(range.first)) / 31_557_600_000 : 0
  const gap = !isYearly(cycle)
    ? 'value - avg(value) over (partition by season)'
    : years < leastDetrended
      ? 'value / nullif(avg(value) over (partition by season), 0)'
      : `value / nullif(case when count(*) over (${around(6, 6)}) = 13
            then (avg(value) over (${around(6, 5)}) + avg(value) over (${around(5, 6)})) / 2 end, 0)`
  const rows = await database.rows(
    `with moved as (
       select ${cycle.place} as place, value as raw, ${gap} as gap from (
         select ${cycle.outer} as season, ${cycle.inner} as moment, ${value} as value from moments group by 1, 2
       ) where value is not null)
     select place, count(*) as n, avg(gap) as gap, var_samp(gap) as spread, median(raw) as usual
     from moved where gap is not null group by 1 order by 1`,
  )
  const groups = rows.map((row) => ({
    place: numberOf(row.place),
    n: numberOf(row.n),
    gap: numberOf(row.gap),
    spread: numberOf(row.spread),
    raw: numberOf(row.usual),
  }))
  if (groups.length < cycle.labels.length || groups.some(({ n }) => n < 2)) return
  const n = groups.reduce((sum, group) => sum + group.n, 0)
  const mean = groups.reduce((sum, group) => sum + group.gap * group.n, 0) / n
  const between = groups.reduce((sum, group) => sum + group.n * (group.gap - mean) ** 2, 0)
  const within = groups.reduce((sum, group) => sum + (group.n - 1) * group.spread, 0)
  const part = between / Math.max(1e-12, between + within)
  const [above, below] = [groups.length - 1, n - groups.length]
  if (below < 1 || within <= 0 || part < leastPart) return
  if (fProbability(between / above / (within / below), above, below) > error) return
  const high = groups.toSorted((a, b) => b.gap - a.gap)[0]
  const low = groups.toSorted((a, b) => a.gap - b.gap)[0]
  if (!high || !low || Math.abs(high.raw - low.raw) < leastSpread * Math.max(Math.abs(high.raw), Math.abs(low.raw)))
    return
  const label = (place: number) => cycle.labels[place - cycle.first] ?? ''
  const largest = Math.max(...groups.map(({ raw }) => raw))
  book.add('season', (values) => {
    const amount = metricWriter(values, metric)
    const change = changeWriter(values, metric, largest)
    const peak = values.name('day', label(high.place), `${cycle.name} at the top`)
    const on = cycle.name === 'weekday' ? 'on' : isYearly(cycle) ? 'in' : 'at'
    const bottom = values.name('low', label(low.place), `${cycle.name} at the bottom`)
    return {
      title: `${upperFirst(metric.label)} by ${cycle.name}: most ${on} ${peak}`,
      statement: [
        `${upperFirst(said(metric))} ${isMany(metric) ? 'peak' : 'peaks'} ${on} ${peak} (usually`,
        `${amount('best', high.raw, `usual ${metric.label}, ${label(high.place)}`)}) and ${isMany(metric) ? 'are' : 'is'} lowest ${on} ${bottom}`,
        `(${amount('worst', low.raw, `usual ${metric.label}, ${label(low.place)}`)}):`,
        change(
          'spread',
          -Math.abs(relative(metric, high.raw, low.raw)),
          'distance from the top to the bottom',
          high.raw > 0 && high.raw >= low.raw ? ['best', 'worst'] : undefined,
        ),
        `less. The ${cycle.name} explains`,
        `${values.share('part', part, `part of the movement that the ${cycle.name} explains`)} of the movement`,
        `between ${isYearly(cycle) ? `${cycle.name}s` : cycle.name === 'weekday' ? 'days' : 'hours'}.`,
      ].join(' '),
      caution: 'Times are taken as they stand in the file, without a time zone.',
      tone: 'neutral',
      subject: {
        what: metric.label,
        by: cycle.name,
        group: label(high.place),
        other: label(low.place),
        concept: 'weekday',
      },
      columns: [time.column.name, ...metric.columns.filter((column) => column !== 'rows')],
      strength: Math.min(0.48, 0.25 + part * 0.3),
      fact: factOf('season', metric.columns, { dimension: cycle.name, segment: label(high.place), direction: 'up' }),
      step: {
        title: `Plan by ${peak} and ${bottom}`,
        ...(addsUp(metric)
          ? {
              action: [
                `Put people, stock and maintenance where ${metric.label} ${isMany(metric) ? 'are' : 'is'}: ${peak} first, and what can wait at`,
                `${bottom}. Compare a period only with one that holds the same ${cycle.name}s.`,
              ].join(' '),
              check: `What is left waiting after ${peak} gets less, without more hours.`,
            }
          : {
              action: [
                `Compare ${metric.label} ${on} ${peak} with what is usual ${on} ${peak}, never with ${bottom}. Whoever is alerted to`,
                `unusual values needs a usual value for each ${cycle.name}.`,
              ].join(' '),
              check: `No alert comes ${on} ${peak} for a value that is usual then.`,
            }),
      },
      chart: {
        title: `${upperFirst(metric.label)} by ${cycle.name}`,
        description: `From ${cycle.labels[0]} to ${cycle.labels.at(-1)}; the middle of all.`,
        kind: 'bar',
        labels: groups.map(({ place }) => label(place)),
        series: [{ name: metric.label, values: groups.map(({ raw }) => drawnValue(metric, raw, largest)) }],
        unit: unitOfMetric(metric, largest),
        horizontal: false,
      },
    }
  })
}
