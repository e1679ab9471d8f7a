import type { Metric } from '../meaning/metric.ts'
import type { Grain } from '../number-text.ts'
import { movementOf } from '../statistics/movement.ts'
import { anomalyMoves } from './anomaly-moves.ts'
import { courseValues, noiseOf, weekdaysOf } from './course-values.ts'
import { levelMoves } from './level-moves.ts'
import type { Looked, Move, Still } from './move.ts'
import type { Course } from './period-sums.ts'
import type { Period } from './time-axis.ts'

/** Family-wise error rate of all that is reported about a table's periods. */
const falsePositives = 0.01

export function movesOf(
  metrics: readonly Metric[],
  courses: readonly Course[],
  periods: readonly Period[],
  options: { grain: Grain; events: boolean },
): { moves: Move[]; still: Still[]; lookedAt: number } {
  const { grain, events } = options
  const moves: Move[] = []
  const still: Still[] = []
  const error = falsePositives / Math.max(1, metrics.length * courses.length)
  metrics.forEach((metric, index) => {
    const looked = courses.map((course): Looked => {
      const raw = courseValues(metric, course.sums[index] ?? [], periods, grain, events)
      const weekdays = grain === 'day' ? weekdaysOf(raw, periods) : null
      const values = weekdays
        ? raw.map((value, place) => (value === null ? null : value - (weekdays[place] ?? 0)))
        : raw
      const noise = (course.sums[index] ?? []).map((sums) => noiseOf(metric, sums, events))
      return { course, values: raw, weekdays, movement: movementOf(values, error, noise) }
    })
    const [all, ...parts] = looked
    if (!all) return
    const found = [
      ...levelMoves(metric, index, all, parts, periods),
      ...anomalyMoves(metric, index, all, parts, periods),
    ]
    moves.push(...found)
    for (const { course, values, movement } of looked) {
      const moved = found.some(({ dimension, value }) => dimension === course.dimension && value === course.value)
      if (!moved)
        still.push({ metric, dimension: course.dimension, value: course.value, values, deviation: movement.deviation })
    }
  })
  return { moves, still, lookedAt: metrics.length * courses.length }
}
