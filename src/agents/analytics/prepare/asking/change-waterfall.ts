import { unitOfMetric } from '../findings/metric-text.ts'
import { upperFirst } from '../findings/upper-first.ts'
import type { Metric } from '../meaning/metric.ts'
import { type Carrier, sumOf } from './change-carrier.ts'

/** Contributions that are named; the rest is one bar. */
const mostSteps = 6
/** From here on a level is drawn in whole numbers. */
const leastWhole = 1_000

interface Drawing {
  metric: Metric
  /** The larger of both levels. */
  largest: number
  /** Differences are percentage points. */
  inPoints: boolean
}

/** A chart from one level to another, with what each group adds in between. */
export function changeWaterfall(
  { column, parts }: Carrier,
  from: number,
  to: number,
  { metric, largest, inPoints }: Drawing,
) {
  const steps = [
    { name: 'before', value: from },
    ...parts.slice(0, mostSteps).map(({ value, amount }) => ({ name: value, value: amount })),
    ...(parts.length > mostSteps ? [{ name: 'all others', value: sumOf(parts.slice(mostSteps), 'amount') }] : []),
    { name: 'after', value: to },
  ]
  /** All with as many digits as their size asks for. */
  const drawn = (value: number) => {
    if (inPoints) return Math.round(value * 10_000) / 100
    return largest >= leastWhole ? Math.round(value) : Math.round(value * 100) / 100
  }
  return {
    title: `${upperFirst(metric.label)}: what each ${column.label} adds to the change`,
    description: `Starts at the level before, adds each ${column.label}, and ends at the level after.`,
    kind: 'waterfall' as const,
    labels: steps.map(({ name }) => name),
    series: [
      {
        name: metric.label,
        values: drawnSteps(
          steps.map(({ value }) => value),
          drawn,
        ),
      },
    ],
    unit: unitOfMetric(metric, largest),
    horizontal: false,
  }
}

/** What stands between two drawn levels, so that the drawn steps add up to the end. */
function drawnSteps(values: readonly number[], drawn: (value: number) => number): number[] {
  const [first = 0, ...others] = values
  let level = first
  const between = others.slice(0, -1).map((step) => {
    const from = drawn(level)
    level += step
    return drawn(drawn(level) - from)
  })
  return [drawn(first), ...between, drawn(others.at(-1) ?? 0)]
}
