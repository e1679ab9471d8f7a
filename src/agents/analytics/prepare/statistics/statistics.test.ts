import { describe, expect, test } from 'vitest'
import {
  compareMeans,
  compareShares,
  holm,
  meansDiffer,
  partialCorrelation,
  shareInterval,
  sharesDiffer,
  testCorrelation,
} from './compare.ts'
import { chiProbability, fProbability, tProbability, tQuantile, zQuantile } from './distributions.ts'
import { fitLine } from './line.ts'
import { movementOf } from './movement.ts'
import { rowsForMeans, rowsForShares } from './sample-size.ts'

function sampleOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { count: values.length, mean, deviation: Math.sqrt(squares / (values.length - 1)) }
}

/** Miles per gallon, weight and horsepower of R's `mtcars`, in the order of the data set; 1 is a manual gearbox. */
const cars = {
  mpg: [
    21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4, 30.4, 33.9,
    21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4,
  ],
  wt: [
    2.62, 2.875, 2.32, 3.215, 3.44, 3.46, 3.57, 3.19, 3.15, 3.44, 3.44, 4.07, 3.73, 3.78, 5.25, 5.424, 5.345, 2.2,
    1.615, 1.835, 2.465, 3.52, 3.435, 3.84, 3.845, 1.935, 2.14, 1.513, 3.17, 2.77, 3.57, 2.78,
  ],
  am: [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1],
}

describe('published values', () => {
  test('quantiles and tails of the tables that R prints', () => {
    expect(tQuantile(0.975, 10)).toBeCloseTo(2.228139, 5)
    expect(zQuantile(0.975)).toBeCloseTo(1.959964, 6)
    // pt(-3.767123, 18.332) * 2, pf(119.2645, 2, 147, lower = FALSE), pchisq(190.4011, 3, lower = FALSE)
    expect(tProbability(3.767123, 18.33225)).toBeCloseTo(0.001373638, 7)
    expect(fProbability(119.2645, 2, 147) / 1.669669e-31).toBeCloseTo(1, 3)
    expect(chiProbability(7.814728, 3)).toBeCloseTo(0.05, 6)
  })

  test("R's t.test(mpg ~ am, mtcars): t = -3.7671, df = 18.332, p = 0.001374, interval -11.280194 to -3.209684", () => {
    const of = (gearbox: number) => sampleOf(cars.mpg.filter((_, index) => cars.am[index] === gearbox))
    const test = compareMeans(of(0), of(1))
    expect(test.score).toBeCloseTo(-3.7671, 4)
    expect(test.freedom).toBeCloseTo(18.332, 3)
    expect(test.p).toBeCloseTo(0.001374, 6)
    expect(test.low).toBeCloseTo(-11.280194, 5)
    expect(test.high).toBeCloseTo(-3.209684, 5)
  })

  test("R's lm(mpg ~ wt, mtcars): 37.2851 - 5.3445 wt, standard error 0.5591, R squared 0.7528, p = 1.294e-10", () => {
    const line = fitLine(cars.wt, cars.mpg)
    expect(line.intercept).toBeCloseTo(37.2851, 4)
    expect(line.slope).toBeCloseTo(-5.3445, 4)
    expect(line.error).toBeCloseTo(0.5591, 4)
    expect(line.fit).toBeCloseTo(0.7528, 4)
    expect(line.p / 1.293959e-10).toBeCloseTo(1, 3)
  })

  test("R's cor.test(mpg, wt): p = 1.294e-10, interval -0.9338264 to -0.7440872", () => {
    const { p, low, high } = testCorrelation(-0.8676594, 32)
    expect(p / 1.294e-10).toBeCloseTo(1, 2)
    expect(low).toBeCloseTo(-0.9338264, 5)
    expect(high).toBeCloseTo(-0.7440872, 5)
  })

  test("one-way analysis of variance of Fisher's iris, sepal length by species: F = 119.26 on 2 and 147", () => {
    // The three species' published averages and deviations, fifty flowers each.
    const { score, between, within, p } = meansDiffer([
      { count: 50, mean: 5.006, deviation: 0.3524897 },
      { count: 50, mean: 5.936, deviation: 0.5161711 },
      { count: 50, mean: 6.588, deviation: 0.6358796 },
    ])
    expect(score).toBeCloseTo(119.2645, 3)
    expect([between, within]).toEqual([2, 147])
    expect(p / 1.67e-31).toBeCloseTo(1, 2)
  })

  test("Titanic, survival by class and by sex: Pearson's chi-squared 190.40 on 3 and 456.87 on 1", () => {
    const byClass = sharesDiffer([
      { hits: 203, known: 325 },
      { hits: 118, known: 285 },
      { hits: 178, known: 706 },
      { hits: 212, known: 885 },
    ])
    expect(byClass.score).toBeCloseTo(190.4011, 3)
    const women = { hits: 344, known: 470 }
    const men = { hits: 367, known: 1_731 }
    expect(sharesDiffer([women, men]).score).toBeCloseTo(456.8742, 3)
    // The z of two shares is the root of it.
    expect(compareShares(women, men).score ** 2).toBeCloseTo(456.8742, 3)
  })

  test("Newcombe's published interval of 56/70 against 48/80: 0.0524 to 0.3339", () => {
    const { low, high } = compareShares({ hits: 56, known: 70 }, { hits: 48, known: 80 })
    expect(low).toBeCloseTo(0.0524, 4)
    expect(high).toBeCloseTo(0.3339, 4)
  })

  test("Wilson's published interval of 81 of 263: 0.2553 to 0.3662", () => {
    const { low, high } = shareInterval({ hits: 81, known: 263 })
    expect(low).toBeCloseTo(0.2553, 4)
    expect(high).toBeCloseTo(0.3662, 4)
  })

  test('NIST StRD Norris: intercept -0.262323073774029, slope 1.00211681802045, its error 0.429796848199937e-3', () => {
    const y = [
      0.1, 338.8, 118.1, 888.0, 9.2, 228.1, 668.5, 998.5, 449.1, 778.9, 559.2, 0.3, 0.1, 778.1, 668.8, 339.3, 448.9,
      10.8, 557.7, 228.3, 998.0, 888.8, 119.6, 0.3, 0.6, 557.6, 339.3, 888.0, 998.5, 778.9, 10.2, 117.6, 228.9, 668.4,
      449.2, 0.2,
    ]
    const x = [
      0.2, 337.4, 118.2, 884.6, 10.1, 226.5, 666.3, 996.3, 448.6, 777.0, 558.2, 0.4, 0.6, 775.5, 666.9, 338.0, 447.5,
      11.6, 556.0, 228.1, 995.8, 887.6, 120.2, 0.3, 0.3, 556.8, 339.1, 887.2, 999.0, 779.0, 11.1, 118.3, 229.2, 669.1,
      448.9, 0.5,
    ]
    const line = fitLine(x, y)
    expect(line.intercept).toBeCloseTo(-0.262323073774029, 9)
    expect(line.slope).toBeCloseTo(1.00211681802045, 11)
    expect(line.error).toBeCloseTo(0.429796848199937e-3, 12)
    expect(line.fit).toBeCloseTo(0.999993745883712, 11)
  })

  test('NIST StRD AtmWtAg: F 15.9467335677930 of two instruments', () => {
    const one = [
      107.8681568, 107.8681465, 107.8681572, 107.8681785, 107.8681446, 107.8681903, 107.8681526, 107.8681494,
      107.8681616, 107.8681587, 107.8681519, 107.8681486, 107.8681419, 107.8681569, 107.8681508, 107.8681672,
      107.8681385, 107.8681518, 107.8681662, 107.8681424, 107.868136, 107.8681333, 107.868161, 107.8681477,
    ]
    const other = [
      107.8681079, 107.8681344, 107.8681513, 107.8681197, 107.8681604, 107.8681385, 107.8681642, 107.8681365,
      107.8681151, 107.8681082, 107.8681517, 107.8681448, 107.8681198, 107.8681482, 107.8681334, 107.8681609,
      107.8681101, 107.8681512, 107.8681469, 107.868136, 107.8681254, 107.8681261, 107.868145, 107.8681368,
    ]
    expect(meansDiffer([sampleOf(one), sampleOf(other)]).score).toBeCloseTo(15.946733, 3)
  })

  test('sample sizes by hand: (1.959964 + 0.841621) squared is 7.848879', () => {
    // Shares: 7.848879 * (0.1 * 0.9 + 0.13 * 0.87) / 0.03 ** 2 = 1771.2; averages: 2 * 7.848879 * 2 ** 2 / 1 ** 2 = 62.8.
    expect(rowsForShares(0.1, 0.13)).toBe(1_772)
    expect(rowsForMeans(2, 1)).toBe(63)
  })

  test("R's p.adjust(c(0.01, 0.04, 0.03, 0.005), 'holm')", () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02])
  })

  test('a partial correlation by hand: 0.5 with 0.7 and 0.7 behind it', () => {
    expect(partialCorrelation(0.5, 0.7, 0.7)).toBeCloseTo(0.01 / 0.51, 10)
  })
})

describe('what a row of values does', () => {
  /** Values about nothing, the same each time, with the deviation of a bell. */
  function noise(seed: number, count: number): number[] {
    let state = seed
    const part = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return (state + 0.5) / 2 ** 32
    }
    return Array.from({ length: count }, () => Math.sqrt(-2 * Math.log(part())) * Math.cos(2 * Math.PI * part()))
  }

  test('of a thousand rows of noise at most a few are said to move at a chance of one in a hundred', () => {
    let wrong = 0
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const { shift, trend, anomalies } = movementOf(
        noise(seed * 7_919, 30).map((value) => 100 + 5 * value),
        0.01,
      )
      wrong += Number(shift !== null || trend !== null || anomalies.length > 0)
    }
    expect(wrong).toBeLessThanOrEqual(20)
  })

  test('a new level, its place and its size; a line; one odd value', () => {
    const levels = noise(3, 40).map((value, index) => (index < 25 ? 100 : 130) + 4 * value)
    const shift = movementOf(levels, 0.001).shift
    expect(shift?.at).toBe(25)
    expect(shift && shift.low < 30 && shift.high > 30).toBe(true)
    const line = movementOf(
      noise(5, 40).map((value, index) => 100 + index + 3 * value),
      0.001,
    )
    expect(line.shift).toBeNull()
    expect(line.trend?.slope).toBeCloseTo(1, 0)
    const odd = noise(9, 40).map((value, index) => (index === 11 ? 400 : 100 + 4 * value))
    expect(movementOf(odd, 0.001)).toMatchObject({ shift: null, trend: null, anomalies: [{ at: 11, value: 400 }] })
  })

  test('growth by the same part each period is one direction, and no level that is reached step by step', () => {
    let gradual = 0
    for (let seed = 1; seed <= 60; seed += 1) {
      const grown = noise(seed * 7_919, 24).map((value, index) => 8_000 * 1.03 ** index + 220 * value)
      const { shift, trend } = movementOf(grown, 0.001)
      gradual += Number(shift !== null)
      if (trend) expect(trend.low < trend.to - trend.from && trend.high > trend.to - trend.from).toBe(true)
    }
    expect(gradual).toBeLessThanOrEqual(1)
  })

  test('a period that is odd for another reason tilts no line', () => {
    const grown = noise(11, 30).map((value, index) => 100 + 1.2 * index + 4 * value - (index === 14 ? 24 : 0))
    const without = movementOf(grown, 0.001, { odd: new Set([14]) })
    expect(without.trend?.slope).toBeGreaterThan(1)
    expect(without.trend?.orShiftAt).toBeNull()
  })

  test('where a line and a new level fit alike, the other reading is named', () => {
    let named = 0
    for (let seed = 1; seed <= 60; seed += 1) {
      const values = noise(seed * 104_729, 12).map((value, index) => 100 + 0.5 * index + value)
      const { shift, trend } = movementOf(values, 0.01)
      named += Number(shift?.orLine === true || (trend !== null && trend.orShiftAt !== null))
    }
    expect(named).toBeGreaterThan(15)
  })

  test('two last periods of a few dear rows are no new level', () => {
    const values = [...noise(3, 46).map((value) => 300 + 120 * value), 1_030, 1_050]
    const rows = values.map((value) => (value > 1_000 ? 460 : 120))
    expect(movementOf(values, 0.001).shift).not.toBeNull()
    expect(movementOf(values, 0.001, { noise: rows }).shift).toBeNull()
  })

  /** From a hundred to so much more, step by step between two places. */
  const ramp = (seed: number, { count, from, to, rise, spread }: Record<string, number>) =>
    noise(seed, count ?? 0).map(
      (value, index) =>
        100 +
        (rise ?? 0) * Math.min(1, Math.max(0, (index - (from ?? 0)) / ((to ?? 0) - (from ?? 0)))) +
        (spread ?? 0) * value,
    )

  test('a level that is reached step by step has a beginning and an end', () => {
    const { shift } = movementOf(ramp(3, { count: 40, from: 14, to: 26, rise: 60, spread: 5 }), 0.001)
    expect(Math.abs((shift?.at ?? 0) - 15)).toBeLessThanOrEqual(2)
    expect(Math.abs((shift?.until ?? 0) - 26)).toBeLessThanOrEqual(2)
    expect(shift && shift.low < 60 && shift.high > 60).toBe(true)
  })

  test('of fifty such ways of any length at least 48 are found, and at least 40 as what they are', () => {
    let [found, gradual] = [0, 0]
    for (let seed = 1; seed <= 50; seed += 1) {
      const from = 5 + (seed % 10)
      const { shift, trend } = movementOf(
        ramp(seed * 7_919, { count: 28, from, to: from + 6 + (seed % 7), rise: 50, spread: 7 }),
        0.001,
      )
      found += Number(shift !== null || trend !== null)
      gradual += Number(shift !== null && shift.until > shift.at)
    }
    expect(found).toBeGreaterThanOrEqual(48)
    expect(gradual).toBeGreaterThanOrEqual(40)
  })

  test('sudden levels, lines and values that resemble their neighbours are hardly ever said to have gone step by step', () => {
    let wrong = 0
    for (let seed = 1; seed <= 200; seed += 1) {
      const values = noise(seed * 7_919, 40)
      let drift = 0
      for (const course of [
        values.map((value, index) => (index < 25 ? 100 : 120) + 6 * value),
        values.map((value, index) => 100 + index + 6 * value),
        values.map((value) => {
          drift = 0.5 * drift + value
          return 100 + 5 * drift
        }),
      ]) {
        const { shift } = movementOf(course, 0.001)
        wrong += Number(shift !== null && shift.until > shift.at)
      }
    }
    expect(wrong).toBeLessThanOrEqual(12)
  })
})
