import type { Finding } from '../../prepared.ts'
import { movementOf } from '../statistics/movement.ts'
import type { AnalysisView } from './analysis-view.ts'
import { type Asked, common, stem, wordsOf } from './asked-question.ts'
import { weekdaysOf } from './course-values.ts'
import { levelMoves } from './level-moves.ts'
import type { Still } from './move.ts'
import { addMoves } from './move-findings.ts'
import { mentions } from './steady-findings.ts'

/** A course that was asked for is no search among many: it has the whole error rate to itself. */
const significance = 0.01
const leastValues = 6

/** The course of all rows that the question is about, of those in which no change was found; null where it is about none. */
export function askedStill(asked: Asked, still: readonly Still[]): Still | null {
  const weigh = ({ metric, context }: Still) => {
    const named = wordsOf(metric.label).filter((word) => asked.stems.has(stem(word)) && !common.has(word)).length
    const back = context.retention && asked.intents.includes('back') ? 1 : 0
    return mentions(asked, metric) + back + 0.1 * named
  }
  const weighed = still
    .filter(
      ({ dimension, values }) => dimension === null && values.filter((each) => each !== null).length >= leastValues,
    )
    .map((each) => ({ each, weight: weigh(each) }))
    .toSorted((a, b) => b.weight - a.weight)
  const [best] = weighed
  if (!best) return null
  // Another measure that was asked for has no course; the first one says nothing of it.
  const elsewhere = [...asked.columns.keys()].some((name) => still.some(({ metric }) => metric.columns.includes(name)))
  return best.weight === 0 && elsewhere ? null : best.each
}

/** The change of a course that was asked for, where it is beyond chance by itself. */
export function askedMove({ book }: AnalysisView, still: Still): Finding | null {
  const { metric, dimension, value, values, noise, context } = still
  const { periods, grain } = context
  const weekdays = grain === 'day' ? weekdaysOf(values, periods) : null
  const even = weekdays ? values.map((each, place) => (each === null ? null : each - (weekdays[place] ?? 0))) : values
  const movement = movementOf(even, significance, { noise })
  const looked = { course: { dimension, value, sums: [] }, values, weekdays, noise, movement }
  const moves = levelMoves(metric, 0, looked, [], periods)
  if (moves.length === 0) return null
  addMoves(context, moves, new Set(metric.columns))
  return book.findings.at(-1) ?? null
}
