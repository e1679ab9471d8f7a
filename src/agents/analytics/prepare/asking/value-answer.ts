import type { Finding } from '../../prepared.ts'
import { metricWriter } from '../findings/metric-text.ts'
import { upperFirst } from '../findings/upper-first.ts'
import { addsUp, noSums, type Sums, sampleOf } from '../meaning/metric.ts'
import { compareMeans, compareShares } from '../statistics/compare.ts'
import type { Answering } from './answering.ts'
import { askedName } from './asked-name.ts'
import { measuredValue, slicesOf } from './slices.ts'

const significance = 0.05

/** One number: of all rows that are asked for, and against all others where they are a part. */
export async function addValue({ view, metric, condition, restCondition, text, subject }: Answering): Promise<void> {
  const [slice] = await slicesOf(view, metric, [], condition)
  const sums = slice?.sums ?? noSums
  const rest = restCondition ? ((await slicesOf(view, metric, [], restCondition))[0]?.sums ?? noSums) : null
  view.book.add('asked', (values) => {
    const amount = metricWriter(values, metric)
    const own = measuredValue(metric, sums)
    const rows = values.count('rows', sums.rows, 'rows that the answer rests on')
    if (!own || sums.rows === 0) return nothing(subject, text)
    const interval =
      own.low === own.high
        ? ''
        : ` (95% interval ${amount('low', own.low, 'lower end of the interval')} to ${amount('high', own.high, 'upper end of the interval')})`
    return {
      ...subject,
      title: upperFirst(text),
      statement: [
        `${upperFirst(askedName(metric))} is ${amount('value', own.value, metric.label)}${interval}, over ${rows} rows.`,
        ...(rest ? [againstRest()] : []),
      ].join(' '),
      caution: addsUp(metric) ? 'A total over all rows is exact and has no interval.' : null,
      columns: metric.columns.filter((name) => name !== 'rows'),
    }

    function againstRest(): string {
      const others = rest && measuredValue(metric, rest)
      if (!rest || !others || rest.rows === 0) return 'No other rows remain to compare with.'
      const other = amount('rest', others.value, `${metric.label} of all other rows`)
      if (addsUp(metric)) {
        const whole = own ? own.value + others.value : 0
        return whole > 0 && own && own.value >= 0
          ? `That is ${values.share('part', own.value / whole, 'part of the total', 'value / (value + rest)')} of the total; all other rows have ${other}.`
          : `All other rows have ${other}.`
      }
      const { p, low, high } = tested(sums, rest)
      const range = rangeText(values, amount, metric.kind, low, high)
      return `All other rows have ${other}: a difference of ${range} (95% interval), ${p < significance ? 'statistically significant' : 'not statistically significant'}.`
    }
  })

  function tested(one: Sums, other: Sums) {
    return metric.kind === 'mean'
      ? compareMeans(sampleOf(one), sampleOf(other))
      : compareShares({ hits: one.top, known: one.under }, { hits: other.top, known: other.under })
  }
}

export function rangeText(
  values: Parameters<typeof metricWriter>[0],
  amount: ReturnType<typeof metricWriter>,
  kind: string,
  low: number,
  high: number,
): string {
  if (kind === 'mean' || kind === 'sum' || kind === 'count') {
    return `${amount('from', low, 'lower end of the interval')} to ${amount('to', high, 'upper end of the interval')}`
  }
  const points = (key: string, value: number, label: string) => values.plain(key, Math.round(value * 1_000) / 10, label)
  return `${points('from', low, 'lower end of the interval, in points')} to ${points('to', high, 'upper end of the interval, in points')} percentage points`
}

export const nothing = (
  subject: Answering['subject'],
  text: string,
): Omit<Finding, 'id' | 'kind' | 'chart' | 'answers'> => ({
  ...subject,
  title: upperFirst(text),
  statement: 'No row of the file fits this question, so there is nothing to compute.',
  caution: null,
  columns: [],
})
