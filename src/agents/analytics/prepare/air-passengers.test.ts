import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { analyseFile } from './analyse-file.ts'
import { fitLine } from './statistics/line.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-passengers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Airline passengers of 1949 to 1960 in thousands, by month (Box and Jenkins, 1976), as R ships them. */
const passengers = [
  112, 118, 132, 129, 121, 135, 148, 148, 136, 119, 104, 118, 115, 126, 141, 135, 125, 149, 170, 170, 158, 133, 114,
  140, 145, 150, 178, 163, 172, 178, 199, 199, 184, 162, 146, 166, 171, 180, 193, 181, 183, 218, 230, 242, 209, 191,
  172, 194, 196, 196, 236, 235, 229, 243, 264, 272, 237, 211, 180, 201, 204, 188, 235, 227, 234, 264, 302, 293, 259,
  229, 203, 229, 242, 233, 267, 269, 270, 315, 364, 347, 312, 274, 237, 278, 284, 277, 317, 313, 318, 374, 413, 405,
  355, 306, 271, 306, 315, 301, 356, 348, 355, 422, 465, 467, 404, 347, 305, 336, 340, 318, 362, 348, 363, 435, 491,
  505, 404, 359, 310, 337, 360, 342, 406, 396, 420, 472, 548, 559, 463, 407, 362, 405, 417, 391, 419, 461, 472, 535,
  622, 606, 508, 461, 390, 432,
]

test("a line through the years rises by 31.886 a year, R squared 0.8536, as R's lm has it", () => {
  const line = fitLine(
    passengers.map((_, index) => 1949 + index / 12),
    passengers,
  )
  expect(line.slope).toBeCloseTo(31.886, 3)
  expect(line.intercept).toBeCloseTo(-62055.907, 3)
  expect(line.fit).toBeCloseTo(0.8536, 4)
})

test('the file says what is known of them: more from year to year, most in July, a median of 265.5', async () => {
  const path = join(folder, 'AirPassengers.csv')
  const rows = passengers.map(
    (value, index) => `${1949 + Math.floor(index / 12)}-${String(1 + (index % 12)).padStart(2, '0')},${value}`,
  )
  writeFileSync(path, ['Month,Passengers', ...rows].join('\n'))
  const question = 'When do most passengers fly?'
  const job = { path, fileName: 'AirPassengers.csv', question, threads: 1, memoryMegabytes: 512 }
  const analysis = await analyseFile(job, () => undefined)
  const facts = analysis.findings.flatMap(({ fact }) => fact ?? [])
  expect(facts).toContainEqual(expect.objectContaining({ claim: 'trend', measures: ['Passengers'], direction: 'up' }))
  expect(analysis.answer?.fact).toMatchObject({ claim: 'season', dimension: 'month', segment: 'July' })
  expect(analysis.columns[1]?.detail).toContain('104 to 622, median 265.5')
})
