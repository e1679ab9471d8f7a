import type { TrendImpact } from '../output.ts'
import type { Bearing } from './bearing.ts'

/** What an event does to products of its market, in points. */
const weights: Record<Bearing, { points: number; reason: string }> = {
  duty: { points: 2, reason: 'Sets a duty' },
  squeeze: { points: 2, reason: 'Makes others stronger or cheaper' },
  owner: { points: 1, reason: 'Changes who stands behind a product that buyers compare' },
  opening: { points: 1, reason: 'Opens a way in' },
  expectation: { points: 1, reason: 'Shifts what buyers ask for' },
}

const freshYears = 1
const oldYears = 4

/** From what the event does and how old it is: high from 3 points, medium at 2, low below. */
export function impactOf(
  { bearing, year }: { bearing: Bearing; year: number },
  timestamp: string,
): { impact: TrendImpact; reason: string } {
  const { points, reason } = weights[bearing]
  const age = Number(timestamp.slice(0, 4)) - year
  const total = points + (age <= freshYears ? 1 : age >= oldYears ? -1 : 0)
  const time =
    age < 0
      ? 'still ahead'
      : age <= freshYears
        ? 'from this year or the last'
        : age >= oldYears
          ? `${age} years old, so most have answered it`
          : `${age} years old`
  return { impact: total >= 3 ? 'high' : total === 2 ? 'medium' : 'low', reason: `${reason}; ${time}` }
}
