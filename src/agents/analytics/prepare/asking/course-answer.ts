import { drawnValue, factOf, metricWriter, perPeriod, unitOfMetric } from '../findings/metric-text.ts'
import { periodSums } from '../findings/period-sums.ts'
import { completePeriods, grainOf } from '../findings/time-axis.ts'
import { upperFirst } from '../findings/upper-first.ts'
import { addsUp, metricValue } from '../meaning/metric.ts'
import { type CalendarGrain, fiscalGrain, periodText, periodTicks } from '../number-text.ts'
import { fitLine } from '../statistics/line.ts'
import type { Answering } from './answering.ts'
import { askedName } from './asked-name.ts'
import { nothing } from './value-answer.ts'

const order: readonly CalendarGrain[] = ['day', 'week', 'month', 'quarter', 'year']
const mostPoints = 60
/** Fewest periods through which a line says anything. */
const leastPeriods = 5
const significance = 0.05

/** The course of a metric over complete periods, with its slope and whether it differs from none. */
export async function addCourse({ view, plan, metric, condition, text, subject }: Answering): Promise<void> {
  const { time, database, table } = view
  if (!time || !plan.over || !grainOf(time.column)) return
  // Periods are never shorter than the step at which the table was measured.
  const least = time.step && time.step !== 'hour' ? time.step : 'day'
  const over = order.indexOf(plan.over) < order.indexOf(least) ? least : plan.over
  // Fiscal weeks make up no other periods than years.
  const grain = time.column.fiscal === 'week' ? time.grain : time.column.fiscal ? fiscalGrain(over) : over
  const { periods, cut } = completePeriods({ ...time, grain }, table.rows)
  const wanted = periods.filter(({ key }) => plan.period === null || (key >= plan.period.from && key < plan.period.to))
  const source = { from: `(select * from t where ${condition})`, time: time.column.sql, grain }
  const [course] = await periodSums(database, source, [metric], [], wanted)
  const sums = course?.sums[0] ?? []
  view.book.add('asked', (values) => {
    const points = sums.map((each) => (each.rows === 0 && !addsUp(metric) ? null : metricValue(metric, each)))
    const known = points.filter((value) => value !== null)
    const [first] = known
    const last = known.at(-1)
    const begin = wanted[0]
    const end = wanted.at(-1)
    if (first === undefined || last === undefined || !begin || !end) return nothing(subject, text)
    const amount = metricWriter(values, metric)
    const largest = Math.max(...known)
    const rows = sums.reduce((sum, each) => sum + each.rows, 0)
    const per = perPeriod(metric, grain)
    const line =
      known.length >= leastPeriods
        ? fitLine(
            known.map((_, index) => index),
            known,
          )
        : null
    const start = Math.max(0, points.length - mostPoints)
    return {
      ...subject,
      title: upperFirst(text),
      statement: [
        `${upperFirst(askedName(metric))} was ${amount('first', first, `${metric.label}, first period`)}${per} in`,
        `${values.name('from', periodText(begin.start, grain), 'first period')} and`,
        `${amount('last', last, `${metric.label}, last period`)}${per} in`,
        `${values.name('to', periodText(end.start, grain), 'last period')}, over`,
        `${values.count('rows', rows, 'rows that the answer rests on')} rows in`,
        `${values.count('periods', known.length, `complete ${grain}s`)} complete ${grain}s.`,
        ...(line ? [slopeText(line)] : []),
      ].join(' '),
      caution: cut === 'last' || cut === 'both' ? `The last ${grain} in the file is incomplete and is left out.` : null,
      columns: [time.column.name, ...metric.columns.filter((name) => name !== 'rows')],
      fact: factOf('trend', metric.columns),
      chart: {
        title: upperFirst(text),
        description: `From ${periodText(begin.start, grain)} to ${periodText(end.start, grain)}, by ${grain}.`,
        kind: 'line' as const,
        labels: periodTicks(
          wanted.slice(start).map((period) => period.start),
          grain,
        ),
        series: [
          { name: metric.label, values: points.slice(start).map((value) => drawnValue(metric, value, largest)) },
        ],
        unit: unitOfMetric(metric, largest),
        horizontal: false,
      },
    }

    function slopeText({ slope, low, high, p }: ReturnType<typeof fitLine>): string {
      if (p >= significance) return 'A straight line through the periods shows no statistically significant trend.'
      const size = (key: string, value: number, label: string) =>
        metric.kind === 'share' ? values.points(key, value, label) : amount(key, Math.abs(value), label)
      const [near, far] = Math.abs(low) < Math.abs(high) ? [low, high] : [high, low]
      return [
        `A straight line ${slope > 0 ? 'rises' : 'falls'} by ${size('slope', slope, `change in a ${grain}`)} a ${grain}`,
        `(95% interval ${size('near', near, 'lower end of the interval')} to ${size('far', far, 'upper end of the interval')}).`,
      ].join(' ')
    }
  })
}
