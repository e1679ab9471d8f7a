import type { ChartAxis } from '../block.ts'

export interface AxisScale {
  min: number
  max: number
  ticks: readonly number[]
}

const PARTS = 5

/** Where an axis begins and ends and where its lines stand: round numbers that hold all values. Ends that are given are kept. */
export function axisScale({ min, max }: Pick<ChartAxis, 'min' | 'max'>, values: readonly number[]): AxisScale {
  const known = values.filter(Number.isFinite)
  const from = Math.min(min ?? Number.POSITIVE_INFINITY, ...known)
  const to = Math.max(max ?? Number.NEGATIVE_INFINITY, ...known)
  const low = Number.isFinite(from) ? from : 0
  const high = Number.isFinite(to) && to > low ? to : low + 1
  const step = roundStep((high - low) / PARTS)
  const start = min !== undefined && min <= low ? min : Math.floor(low / step) * step
  const end = max !== undefined && max >= high ? max : Math.ceil(high / step - 1e-9) * step
  const first = Math.ceil(start / step - 1e-9)
  const count = Math.floor((end - first * step) / step + 1e-9)
  return {
    min: start,
    max: end,
    // Twelve digits: sums of tenths are tenths.
    ticks: Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12))),
  }
}

/** The next of 1, 2, 2.5, 5 and 10 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 2.5, 5, 10].find((step) => step * power >= rough * 0.999_999) ?? 10)
}
