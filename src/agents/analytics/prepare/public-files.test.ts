import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filled } from '../bound-text.ts'
import { analyseFile } from './analyse-file.ts'

/**
 * Public data sets as files that somebody uploads with a question: what the analysis answers is what is known of them. Where the published
 * source is a table of counts, each row of the file is one of those that were counted. Results are those of public-data.test.ts.
 */
const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-public-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Row = readonly (string | number)[]

async function asked(name: string, header: Row, rows: readonly Row[], question: string) {
  const path = join(folder, `${name}.csv`)
  writeFileSync(path, [header, ...rows].map((row) => row.join(',')).join('\n'))
  const job = { path, fileName: `${name}.csv`, question, threads: 1, memoryMegabytes: 512 }
  const analysis = await analyseFile(job, () => undefined)
  const facts = analysis.findings.flatMap(({ fact }) => fact ?? [])
  return { analysis, facts, answer: analysis.answer?.fact, text: filled(analysis.answer?.statement ?? '', analysis) }
}

const times = (count: number, row: Row) => Array.from({ length: count }, () => row)
const grouped = (groups: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(groups).flatMap(([name, values]) => values.map((value): Row => [name, value]))

/** Passengers and survivors by class, sex and age (Dawson, 1995; R's Titanic). */
const titanic: readonly (readonly [string, string, string, no: number, yes: number])[] = [
  ['1st', 'male', 'child', 0, 5],
  ['2nd', 'male', 'child', 0, 11],
  ['3rd', 'male', 'child', 35, 13],
  ['1st', 'female', 'child', 0, 1],
  ['2nd', 'female', 'child', 0, 13],
  ['3rd', 'female', 'child', 17, 14],
  ['1st', 'male', 'adult', 118, 57],
  ['2nd', 'male', 'adult', 154, 14],
  ['3rd', 'male', 'adult', 387, 75],
  ['crew', 'male', 'adult', 670, 192],
  ['1st', 'female', 'adult', 4, 140],
  ['2nd', 'female', 'adult', 13, 80],
  ['3rd', 'female', 'adult', 89, 76],
  ['crew', 'female', 'adult', 3, 20],
]

test('the Titanic, 2,201 on board: women survived in 73%, all others in 21%', async () => {
  const rows = titanic.flatMap(([kind, sex, age, no, yes]) => [
    ...times(no, [kind, sex, age, 'no']),
    ...times(yes, [kind, sex, age, 'yes']),
  ])
  expect(rows).toHaveLength(2_201)
  const { answer, text } = await asked('titanic', ['class', 'sex', 'age', 'survived'], rows, 'Who survived?')
  expect(answer).toMatchObject({ claim: 'difference', measures: ['survived'], dimension: 'sex' })
  expect(text).toMatch(/73% of the 470|21% of the 1,731/)
})

/** Applicants to Berkeley's graduate school in 1973 by department (Bickel and others, 1975; R's UCBAdmissions). */
const berkeley: readonly (readonly [string, men: [number, number], women: [number, number]])[] = [
  ['A', [512, 313], [89, 19]],
  ['B', [353, 207], [17, 8]],
  ['C', [120, 205], [202, 391]],
  ['D', [138, 279], [131, 244]],
  ['E', [53, 138], [94, 299]],
  ['F', [22, 351], [24, 317]],
]

test("Berkeley's admissions: department F admits 6% of its 714 applicants", async () => {
  const rows = berkeley.flatMap(([department, men, women]) =>
    [men, women].flatMap(([yes, no], index) => [
      ...times(yes, [department, index === 0 ? 'male' : 'female', 'yes']),
      ...times(no, [department, index === 0 ? 'male' : 'female', 'no']),
    ]),
  )
  expect(rows).toHaveLength(4_526)
  const question = 'Which department admits fewest applicants?'
  const { answer, text } = await asked('admissions', ['department', 'gender', 'admitted'], rows, question)
  expect(answer).toMatchObject({ claim: 'difference', dimension: 'department', segment: 'F', direction: 'down' })
  expect(text).toContain('6.4% of the 714')
})

test('chickwts: chicks weigh most on casein and sunflower, least on horsebean (160.2)', async () => {
  const rows = grouped({
    horsebean: [179, 160, 136, 227, 217, 168, 108, 124, 143, 140],
    linseed: [309, 229, 181, 141, 260, 203, 148, 169, 213, 257, 244, 271],
    soybean: [243, 230, 248, 327, 329, 250, 193, 271, 316, 267, 199, 171, 158, 248],
    sunflower: [423, 340, 392, 339, 341, 226, 320, 295, 334, 322, 297, 318],
    meatmeal: [325, 257, 303, 315, 380, 153, 263, 242, 206, 344, 258],
    casein: [368, 390, 379, 260, 404, 318, 352, 359, 216, 222, 283, 332],
  })
  const { answer, analysis } = await asked('chicks', ['feed', 'weight'], rows, 'Which feed makes chicks heavy?')
  expect(answer).toMatchObject({ claim: 'difference', measures: ['weight'], dimension: 'feed' })
  expect(['casein', 'sunflower', 'horsebean']).toContain(answer?.segment)
  const chart = analysis.charts.find(({ labels }) => labels.includes('horsebean'))
  const drawn = new Map(chart?.labels.map((label, index) => [label, chart.series[0]?.values[index]]))
  // R's tapply(weight, feed, mean): 323.58, 328.92, 160.20.
  expect([drawn.get('casein'), drawn.get('sunflower'), drawn.get('horsebean')]).toEqual([324, 329, 160])
})

test('InsectSprays: C, D and E leave few insects, the others many', async () => {
  const rows = grouped({
    A: [10, 7, 20, 14, 14, 12, 10, 23, 17, 20, 14, 13],
    B: [11, 17, 21, 11, 16, 14, 17, 17, 19, 21, 7, 13],
    C: [0, 1, 7, 2, 3, 1, 2, 1, 3, 0, 1, 4],
    D: [3, 5, 12, 6, 4, 3, 5, 5, 5, 5, 2, 4],
    E: [3, 5, 3, 5, 3, 6, 1, 1, 3, 2, 6, 4],
    F: [11, 9, 15, 22, 15, 16, 13, 10, 26, 26, 24, 13],
  })
  const { answer } = await asked('sprays', ['spray', 'insects'], rows, 'Which spray works?')
  expect(answer).toMatchObject({ claim: 'difference', measures: ['insects'], dimension: 'spray' })
  expect(answer?.direction === 'down' ? ['C', 'D', 'E'] : ['A', 'B', 'F']).toContain(answer?.segment)
})

const mpg = [
  21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4, 30.4, 33.9,
  21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4,
]
const wt = [
  2.62, 2.875, 2.32, 3.215, 3.44, 3.46, 3.57, 3.19, 3.15, 3.44, 3.44, 4.07, 3.73, 3.78, 5.25, 5.424, 5.345, 2.2, 1.615,
  1.835, 2.465, 3.52, 3.435, 3.84, 3.845, 1.935, 2.14, 1.513, 3.17, 2.77, 3.57, 2.78,
]

test('mtcars: miles per gallon fall with weight, correlation -0.87 (-0.93 to -0.74)', async () => {
  const rows = mpg.map((value, index): Row => [value, wt[index] ?? 0])
  const { facts, text } = await asked('mtcars', ['mpg', 'wt'], rows, 'What drives mpg?')
  expect(facts).toContainEqual(expect.objectContaining({ claim: 'relation', direction: 'down' }))
  expect(text).toMatch(/-0\.87.*-0\.93.*-0\.74/)
})

test('women: weight goes with height, correlation 0.995', async () => {
  const weights = [115, 117, 120, 123, 126, 129, 132, 135, 139, 142, 146, 150, 154, 159, 164]
  const rows = weights.map((value, index): Row => [58 + index, value])
  const { facts } = await asked('women', ['height', 'weight'], rows, 'What drives weight?')
  expect(facts).toContainEqual(expect.objectContaining({ claim: 'relation', direction: 'up' }))
})

test("Student's sleep data: with ten patients a drug, no significant difference is claimed", async () => {
  const rows = grouped({
    first: [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
    second: [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
  })
  const { facts } = await asked('sleep', ['drug', 'extra_hours'], rows, 'Which drug gives more sleep?')
  expect(facts.filter(({ claim, direction }) => claim === 'difference' && direction !== null)).toEqual([])
})

/** Flow of the Nile at Aswan, 1871 to 1970, in 10^8 m3 (Cobb, Biometrika 65, 1978; R's Nile): it fell in 1898. */
const nile = [
  1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958, 1140, 1100,
  1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020, 1050, 969, 831, 726, 456,
  824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040, 759, 781, 865, 845, 944, 984, 897,
  822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890, 744, 749, 838, 1050, 918, 986, 797, 923, 975,
  815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740,
]

test('the Nile fell in 1898 or the year after, from about 1,098 to 850', async () => {
  const rows = nile.map((flow, index): Row => [1871 + index, flow])
  const { facts, text } = await asked('nile', ['year', 'flow'], rows, 'When did the flow change?')
  const fell = facts.find(({ claim, direction }) => claim === 'shift' && direction === 'down')
  expect(['1898', '1899']).toContain(fell?.period?.slice(0, 4))
  expect(text).toMatch(/from 1,09\d to 8[45]\d/)
})
