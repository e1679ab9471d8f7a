import type { Column } from '../column-profile.ts'
import { type Metric, metricValue, minus } from '../meaning/metric.ts'
import { type Anomaly, placesOf } from '../statistics/anomalies.ts'
import { weekdaysOf } from './course-values.ts'
import { type Looked, type Move, medianOf, relative, share } from './move.ts'
import type { Period } from './time-axis.ts'

/** Little beside what is usual, unless it lies off by more than any noise. */
const isSmall = ({ expected, value, score }: Anomaly) =>
  Math.abs(share(expected, value)) < (Math.abs(score) < 12 ? 0.15 : 0.05)

const touches = (taken: ReadonlySet<number>, anomaly: Anomaly) => !taken.isDisjointFrom(placesOf([anomaly]))

function oddOf(
  metric: Metric,
  looked: Looked,
  anomaly: Anomaly,
  periods: readonly Period[],
  others: number | null,
): Move {
  // A value is said as it stands in the file, beside what is usual on its weekdays.
  const weekdays = looked.weekdays?.slice(anomaly.at, anomaly.to + 1) ?? [0]
  const weekday = weekdays.reduce((sum, value) => sum + value, 0) / weekdays.length
  const [before, after] = [anomaly.expected + weekday, anomaly.value + weekday]
  const level = anomaly.expected
  return {
    type: 'anomaly',
    metric,
    dimension: looked.course.dimension,
    value: looked.course.value,
    at: anomaly.at,
    period: periods[anomaly.at] as Period,
    until: anomaly.at,
    last: anomaly.to > anomaly.at ? (periods[anomaly.to] ?? null) : null,
    usual: looked.weekdays?.map((weekday) => level + weekday) ?? null,
    before,
    after,
    change: relative(metric, before, after),
    low: 0,
    high: 0,
    p: 0,
    or: null,
    everywhere: null,
    extreme: null,
    score: Math.abs(anomaly.score),
    others,
    values: looked.values,
    whole: null,
  }
}
/** The column in each of whose values the same period is odd the same way. */
function everywhereOf(parts: readonly Looked[], anomaly: Anomaly): Column | null {
  const places = placesOf([anomaly])
  const isOdd = ({ movement }: Looked) =>
    movement.anomalies.some(
      (each) => Math.sign(each.score) === Math.sign(anomaly.score) && !places.isDisjointFrom(placesOf([each])),
    )
  const byColumn = Map.groupBy(parts, ({ course }) => course.dimension)
  const [column] = [...byColumn].find(([, list]) => list.length > 1 && list.every(isOdd)) ?? []
  return column ?? null
}

/** Odd periods, alone or a few one after another: of the value that was odd where the others were not, else of all rows. */
export function anomalyMoves(
  metric: Metric,
  index: number,
  all: Looked,
  parts: readonly Looked[],
  periods: readonly Period[],
): Move[] {
  const found: Move[] = []
  const taken = new Set<number>()
  const candidates = parts.flatMap((part) => part.movement.anomalies.map((anomaly) => ({ part, anomaly })))
  for (const { part, anomaly } of candidates.toSorted(
    (a, b) => Math.abs(b.anomaly.score) - Math.abs(a.anomaly.score),
  )) {
    const rest = (all.course.sums[index] ?? []).map((sums, place) =>
      minus(sums, part.course.sums[index]?.[place] ?? sums),
    )
    const raw = rest.map((sums) => metricValue(metric, sums))
    const weekdays = part.weekdays ? weekdaysOf(raw, periods) : null
    const others = raw.map((value, place) => (value === null ? null : value - (weekdays?.[place] ?? 0)))
    const usual = medianOf(others.filter((value) => value !== null))
    const meanwhile = others.slice(anomaly.at, anomaly.to + 1).filter((value) => value !== null)
    const there = meanwhile.length > 0 ? medianOf(meanwhile) : usual
    const own = Math.abs(share(anomaly.expected, anomaly.value))
    if (Math.abs(share(usual, there)) > 0.4 * own || isSmall(anomaly) || touches(taken, anomaly)) continue
    for (const place of placesOf([anomaly])) taken.add(place)
    found.push(oddOf(metric, part, anomaly, periods, relative(metric, usual, there)))
  }
  for (const anomaly of all.movement.anomalies) {
    if (touches(taken, anomaly) || isSmall(anomaly)) continue
    found.push({ ...oddOf(metric, all, anomaly, periods, null), everywhere: everywhereOf(parts, anomaly) })
  }
  return found
}
