import { tProbability, tQuantile } from './distributions.ts'
import { bestRamp } from './ramp.ts'
import { witnessesOf } from './witnesses.ts'

/** By how much a gradual change must be the better description than one direction all along, in units of information; more for few values. */
const moreThanLine = (count: number) => 5 + 60 / count

/**
 * A new level that was reached step by step: only where that leaves much less than a sudden one and than one direction all along, for
 * which there were fewer places to choose from. Places are those of `ys`.
 */
export function gradualShift(
  ys: readonly number[],
  leftBy: { line: number; step: number },
  { known, alone }: { known: number; alone: number },
) {
  const n = ys.length
  const ramp = bestRamp(ys)
  if (!ramp) return null
  const saves = (left: number) => n * Math.log(left / Math.max(ramp.left, 1e-12 * left)) - 2 * Math.log(n)
  if (saves(leftBy.step) < 0 || saves(leftBy.line) < moreThanLine(n)) return null
  const deviation = Math.sqrt(ramp.left / (n - 4))
  // A course that was fitted so closely takes some of what neighbours share away with it.
  const witnesses = deviation < alone * known ? 1 : witnessesOf(ramp.rest, 4 / n)
  const freedom = Math.max(1, (n - 4) * witnesses)
  const size = ramp.after - ramp.before
  const spread = Math.max(ramp.error, 1e-9 * Math.abs(size)) / Math.sqrt(witnesses)
  const reach = tQuantile(0.975, freedom) * spread
  return {
    at: ramp.from + 1,
    until: ramp.to,
    before: ramp.before,
    after: ramp.after,
    low: size - reach,
    high: size + reach,
    p: Math.min(1, tProbability(size / spread, freedom) * ramp.tried),
    deviation,
  }
}
