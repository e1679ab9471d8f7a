import type { Metric } from '../meaning/metric.ts'
import { placesOf } from '../statistics/anomalies.ts'
import { movementOf } from '../statistics/movement.ts'
import { anomalyMoves } from './anomaly-moves.ts'
import { courseValues, noiseOf, weekdaysOf } from './course-values.ts'
import { levelMoves } from './level-moves.ts'
import type { Looked, Move, Still } from './move.ts'
import type { MoveContext } from './move-context.ts'
import type { Course } from './period-sums.ts'

/** Family-wise error rate of all that is reported about a table's periods. */
const falsePositives = 0.01

export function movesOf(
  metrics: readonly Metric[],
  courses: readonly Course[],
  context: MoveContext,
  events: boolean,
): { moves: Move[]; still: Still[] } {
  const { periods, grain } = context
  const moves: Move[] = []
  const still: Still[] = []
  const error = falsePositives / Math.max(1, metrics.length * courses.length)
  metrics.forEach((metric, index) => {
    const look = (course: Course, odd: ReadonlySet<number>): Looked => {
      const raw = courseValues(metric, course.sums[index] ?? [], periods, grain, events)
      const weekdays = grain === 'day' ? weekdaysOf(raw, periods) : null
      const values = weekdays
        ? raw.map((value, place) => (value === null ? null : value - (weekdays[place] ?? 0)))
        : raw
      const noise = (course.sums[index] ?? []).map((sums) => noiseOf(metric, sums, events))
      return { course, values: raw, weekdays, noise, movement: movementOf(values, error, { noise, odd }) }
    }
    const [whole, ...rest] = courses
    if (!whole) return
    const parts = rest.map((course) => look(course, new Set()))
    // What was odd in a part is in the whole too, where it may be too little to be seen and still enough to tilt a line.
    const all = look(whole, new Set(parts.flatMap(({ movement }) => [...placesOf(movement.anomalies)])))
    const found = [
      ...levelMoves(metric, index, all, parts, periods),
      ...anomalyMoves(metric, index, all, parts, periods),
    ]
    moves.push(...found)
    for (const { course, values, noise, movement } of [all, ...parts]) {
      const { dimension, value } = course
      const moved = found.some(
        (move) => move.type !== 'anomaly' && dimension === move.dimension && value === move.value,
      )
      if (moved) continue
      const odd = placesOf(movement.anomalies)
      const usual = values.map((each, place) => (odd.has(place) ? null : each))
      still.push({
        context,
        metric,
        dimension,
        value,
        values: usual,
        noise,
        odd: odd.size,
        deviation: movement.deviation,
      })
    }
  })
  return { moves, still }
}
