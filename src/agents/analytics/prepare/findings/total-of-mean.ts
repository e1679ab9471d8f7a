import { type Metric, noSums, plus, sampleOf } from '../meaning/metric.ts'
import { inPeriod, periodText } from '../number-text.ts'
import { compareMeans } from '../statistics/compare.ts'
import { changeWriter, metricWriter, perPeriod } from './metric-text.ts'
import type { Move } from './move.ts'
import type { MoveContext } from './move-context.ts'
import type { Course } from './period-sums.ts'
import { upperFirst } from './upper-first.ts'
import type { ValueScope } from './value-book.ts'

const significance = 0.05

/** The total behind an average, in a period before and since, with how many rows it came from. */
export interface Total {
  metric: Metric
  rows: Metric
  from: number
  to: number
  low: number
  high: number
  rowsFrom: number
  rowsTo: number
}

/** Null where the total did not move significantly the way that its average did. */
export function totalOf(metrics: readonly Metric[], [whole]: readonly Course[], move: Move): Total | null {
  const metric = metrics.find(({ kind, column }) => kind === 'sum' && column !== null && column === move.metric.column)
  const rows = metrics.find(({ kind }) => kind === 'count')
  if (!whole || !metric || !rows || move.metric.kind !== 'mean') return null
  const sides = (of: Metric) => {
    const tops = (whole.sums[metrics.indexOf(of)] ?? []).map(({ top }) => top)
    const third = Math.max(2, Math.floor(tops.length / 3))
    const [end, begin] = move.type === 'shift' ? [move.at, move.until] : [third, tops.length - third]
    return { before: sampled(tops.slice(0, end)), after: sampled(tops.slice(begin)) }
  }
  const [sums, counts] = [sides(metric), sides(rows)]
  const { low, high, p, difference } = compareMeans(sums.after, sums.before)
  if (p >= significance || Math.sign(difference) !== Math.sign(move.after - move.before)) return null
  return {
    metric,
    rows,
    from: sums.before.mean,
    to: sums.after.mean,
    low,
    high,
    rowsFrom: counts.before.mean,
    rowsTo: counts.after.mean,
  }
}

const sampled = (values: readonly number[]) =>
  sampleOf(values.reduce((all, top) => plus(all, { top, under: 1, squares: top ** 2, rows: 1, blank: 0 }), noSums))

/** So much may the number of rows change where it is said to have stayed. */
const stayed = 0.05

/** What happened to the total comes before how its average explains it. `mix` says which group weighs otherwise. */
export function totalText(
  values: ValueScope,
  total: Total,
  { grain }: MoveContext,
  { period }: Move,
  mix: string,
): string {
  const { metric, rows, from, to, low, high } = total
  const amount = metricWriter(values, metric)
  const count = metricWriter(values, rows)
  const per = perPeriod(metric, grain)
  const change = changeWriter(values, metric, from)
  const when = values.name('period', periodText(period.start, grain), 'period in which it began')
  const before = count('rowsBefore', total.rowsFrom, `${rows.label} before`)
  const after = count('rowsAfter', total.rowsTo, `${rows.label} since`)
  const mostly = Math.abs(total.rowsTo / total.rowsFrom - 1) < stayed
  const [near, far] = Math.abs(low) < Math.abs(high) ? [low, high] : [high, low]
  return [
    `${upperFirst(metric.label)} ${to > from ? 'rose' : 'fell'} from ${amount('sumBefore', from, `${metric.label} before`)} to`,
    `${amount('sumAfter', to, `${metric.label} since`)}${per} ${inPeriod(grain)} ${when} and since:`,
    `${change('sumChange', (to - from) / from, `change of ${metric.label}`, ['sumBefore', 'sumAfter'])}`,
    `${to > from ? 'more' : 'less'}${mostly ? `, since ${mix}` : ''}; ${rows.label} ${mostly ? 'stayed' : 'went'}`,
    mostly ? `at ${after}${per}.` : `from ${before} to ${after}${per}.`,
    `The change is between ${amount('sumNear', Math.abs(near), 'lower end of the interval')} and`,
    `${amount('sumFar', Math.abs(far), 'upper end of the interval')}${per} with a confidence level of`,
    `${values.share('sure', 0.95, 'confidence level of the interval')}.`,
  ].join(' ')
}
