import { describe, expect, test } from 'vitest'
import {
  compareMeans,
  compareShares,
  meansDiffer,
  partialCorrelation,
  sharesDiffer,
  testCorrelation,
} from './statistics/compare.ts'
import { fitLine } from './statistics/line.ts'

/**
 * Published values of public data sets: Fisher's iris (Annals of Eugenics 7, 1936), Motor Trend's mtcars (Henderson and
 * Velleman, Biometrics 37, 1981), the Titanic (Dawson, Journal of Statistics Education 3, 1995), Student's sleep data
 * (Biometrika 6, 1908), PlantGrowth (Dobson, 1983), Berkeley's admissions (Bickel and others, Science 187, 1975) and
 * Anscombe's first set (The American Statistician 27, 1973), chickwts (Anonymous, 1948), InsectSprays (Beall, Biometrika 32, 1942),
 * cars (Ezekiel, 1930) and women (The World Almanac, 1975), all as R ships them; results as R's documentation prints them.
 */
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const sample = (values: readonly number[]) => {
  const mean = meanOf(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { count: values.length, mean, deviation: Math.sqrt(squares / (values.length - 1)) }
}

/** mtcars: miles per gallon, weight in 1,000 lbs, manual gearbox. */
const mpg = [
  21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4, 30.4, 33.9,
  21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4,
]
const weight = [
  2.62, 2.875, 2.32, 3.215, 3.44, 3.46, 3.57, 3.19, 3.15, 3.44, 3.44, 4.07, 3.73, 3.78, 5.25, 5.424, 5.345, 2.2, 1.615,
  1.835, 2.465, 3.52, 3.435, 3.84, 3.845, 1.935, 2.14, 1.513, 3.17, 2.77, 3.57, 2.78,
]
const manual = [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1]

describe('mtcars', () => {
  test('miles per gallon fall by 5.3445 with each 1,000 lbs', () => {
    const line = fitLine(weight, mpg)
    expect(line.slope).toBeCloseTo(-5.3445, 4)
    expect(line.intercept).toBeCloseTo(37.2851, 4)
    expect(line.fit).toBeCloseTo(0.7528, 4)
    expect(line.p).toBeCloseTo(1.294e-10, 12)
  })

  test('their correlation is -0.8677 (95% -0.9338 to -0.7441)', () => {
    const { low, high, p } = testCorrelation(-0.8676594, 32)
    expect([low, high].map((value) => Number(value.toFixed(4)))).toEqual([-0.9338, -0.7441])
    expect(p).toBeCloseTo(1.294e-10, 12)
  })

  test('manual and automatic gearboxes differ by Welch: t 3.7671, 18.332 degrees of freedom, p 0.001374', () => {
    const of = (gear: number) => sample(mpg.filter((_, index) => manual[index] === gear))
    const { score, freedom, p, low, high } = compareMeans(of(1), of(0))
    expect(score).toBeCloseTo(3.7671, 4)
    expect(freedom).toBeCloseTo(18.332, 3)
    expect(p).toBeCloseTo(0.001374, 6)
    expect([low, high].map((value) => Number(value.toFixed(4)))).toEqual([3.2097, 11.2802])
  })
})

test("Student's sleep data: Welch's t -1.8608, p 0.07939", () => {
  const first = sample([0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2])
  const second = sample([1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4])
  const { score, freedom, p } = compareMeans(first, second)
  expect(score).toBeCloseTo(-1.8608, 4)
  expect(freedom).toBeCloseTo(17.776, 3)
  expect(p).toBeCloseTo(0.07939, 5)
})

test('PlantGrowth: analysis of variance F 4.8461 on 2 and 27, p 0.01591', () => {
  const groups = [
    [4.17, 5.58, 5.18, 6.11, 4.5, 4.61, 5.17, 4.53, 5.33, 5.14],
    [4.81, 4.17, 4.41, 3.59, 5.87, 3.83, 6.03, 4.89, 4.32, 4.69],
    [6.31, 5.12, 5.54, 5.5, 5.37, 5.29, 4.92, 6.15, 5.8, 5.26],
  ]
  const { score, between, within, p } = meansDiffer(groups.map(sample))
  expect([between, within]).toEqual([2, 27])
  expect(score).toBeCloseTo(4.8461, 4)
  expect(p).toBeCloseTo(0.01591, 5)
})

test('iris: sepal length by species, F 119.26 on 2 and 147', () => {
  const species = [
    { count: 50, mean: 5.006, deviation: 0.3524897 },
    { count: 50, mean: 5.936, deviation: 0.5161711 },
    { count: 50, mean: 6.588, deviation: 0.6358796 },
  ]
  const { score, within } = meansDiffer(species)
  expect(score).toBeCloseTo(119.2645, 3)
  expect(within).toBe(147)
})

test('iris: length and width of sepals go opposite ways over all (-0.1176), together once petals are held still', () => {
  expect(testCorrelation(-0.1175698, 150).p).toBeCloseTo(0.1519, 4)
  expect(partialCorrelation(-0.1175698, 0.8717538, -0.4284401)).toBeGreaterThan(0.5)
})

describe('the Titanic', () => {
  test('class and survival: chi-squared 190.4 on 3', () => {
    const classes = [
      { hits: 203, known: 325 },
      { hits: 118, known: 285 },
      { hits: 178, known: 706 },
      { hits: 212, known: 885 },
    ]
    const { score, freedom, p } = sharesDiffer(classes)
    expect(score).toBeCloseTo(190.4, 1)
    expect(freedom).toBe(3)
    expect(p).toBeLessThan(1e-30)
  })

  test('women survived in 73.2%, men in 21.2%', () => {
    const { difference, low, high } = compareShares({ hits: 344, known: 470 }, { hits: 367, known: 1731 })
    expect(difference).toBeCloseTo(0.5199, 4)
    expect(low).toBeLessThan(difference)
    expect(high).toBeGreaterThan(difference)
  })
})

test("Berkeley's admissions: men 44.5%, women 30.4% over all; in department A women lead", () => {
  expect(compareShares({ hits: 1198, known: 2691 }, { hits: 557, known: 1835 }).difference).toBeCloseTo(0.1416, 4)
  expect(compareShares({ hits: 512, known: 825 }, { hits: 89, known: 108 }).difference).toBeCloseTo(-0.2035, 4)
})

test("Anscombe's first set: y = 3.0001 + 0.5001 x, R squared 0.6665", () => {
  const line = fitLine(
    [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5],
    [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68],
  )
  expect(line.intercept).toBeCloseTo(3.0001, 4)
  expect(line.slope).toBeCloseTo(0.5001, 4)
  expect(line.fit).toBeCloseTo(0.6665, 4)
})

const differ = (groups: readonly (readonly number[])[]) => meansDiffer(groups.map(sample))

test('chickwts: weight by feed, F 15.3648 on 5 and 65, p 5.936e-10', () => {
  const { score, between, within, p } = differ([
    [179, 160, 136, 227, 217, 168, 108, 124, 143, 140],
    [309, 229, 181, 141, 260, 203, 148, 169, 213, 257, 244, 271],
    [243, 230, 248, 327, 329, 250, 193, 271, 316, 267, 199, 171, 158, 248],
    [423, 340, 392, 339, 341, 226, 320, 295, 334, 322, 297, 318],
    [325, 257, 303, 315, 380, 153, 263, 242, 206, 344, 258],
    [368, 390, 379, 260, 404, 318, 352, 359, 216, 222, 283, 332],
  ])
  expect([between, within]).toEqual([5, 65])
  expect(score).toBeCloseTo(15.365, 3)
  expect(p).toBeCloseTo(5.936e-10, 12)
})

test('InsectSprays: counts by spray, F 34.702 on 5 and 66', () => {
  const { score, between, within, p } = differ([
    [10, 7, 20, 14, 14, 12, 10, 23, 17, 20, 14, 13],
    [11, 17, 21, 11, 16, 14, 17, 17, 19, 21, 7, 13],
    [0, 1, 7, 2, 3, 1, 2, 1, 3, 0, 1, 4],
    [3, 5, 12, 6, 4, 3, 5, 5, 5, 5, 2, 4],
    [3, 5, 3, 5, 3, 6, 1, 1, 3, 2, 6, 4],
    [11, 9, 15, 22, 15, 16, 13, 10, 26, 26, 24, 13],
  ])
  expect([between, within]).toEqual([5, 66])
  expect(score).toBeCloseTo(34.702, 3)
  expect(p).toBeLessThan(2.2e-16)
})

test('cars: the way to stop is -17.5791 + 3.9324 times the speed, R squared 0.6511, p 1.49e-12', () => {
  const speed = [
    4, 4, 7, 7, 8, 9, 10, 10, 10, 11, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 16, 16, 17, 17,
    17, 18, 18, 18, 18, 19, 19, 19, 20, 20, 20, 20, 20, 22, 23, 24, 24, 24, 24, 25,
  ]
  const way = [
    2, 10, 4, 22, 16, 10, 18, 26, 34, 17, 28, 14, 20, 24, 28, 26, 34, 34, 46, 26, 36, 60, 80, 20, 26, 54, 32, 40, 32,
    40, 50, 42, 56, 76, 84, 36, 46, 68, 32, 48, 52, 56, 64, 66, 54, 70, 92, 93, 120, 85,
  ]
  const line = fitLine(speed, way)
  expect(line.intercept).toBeCloseTo(-17.5791, 4)
  expect(line.slope).toBeCloseTo(3.9324, 4)
  expect(line.fit).toBeCloseTo(0.6511, 4)
  expect(line.p).toBeCloseTo(1.49e-12, 14)
})

test('women: weight is -87.51667 + 3.45 times the height, R squared 0.991', () => {
  const height = Array.from({ length: 15 }, (_, index) => 58 + index)
  const line = fitLine(height, [115, 117, 120, 123, 126, 129, 132, 135, 139, 142, 146, 150, 154, 159, 164])
  expect(line.intercept).toBeCloseTo(-87.51667, 5)
  expect(line.slope).toBeCloseTo(3.45, 5)
  expect(line.fit).toBeCloseTo(0.991, 4)
})
