import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { filled } from '../bound-text.ts'
import { headlineOf } from '../draft/headline.ts'
import { suggestionsOf } from '../draft/suggestions.ts'
import { analyseFile } from './analyse-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-analyst-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const dayAfter = (first: string, days: number) =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10)

/** The same draws each time, about evenly between -1 and 1. */
function drawing(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

async function analysed(fileName: string, rows: readonly (readonly (string | number)[])[], question: string | null) {
  const path = join(folder, fileName)
  writeFileSync(path, rows.map((row) => row.join(',')).join('\n'))
  const analysis = await analyseFile({ path, fileName, question, threads: 1, memoryMegabytes: 512 }, () => undefined)
  const text = (words: string | undefined) => filled(words ?? '', analysis)
  return { analysis, text, answer: text(analysis.answer?.statement) }
}

const regions = { EMEA: 1, US: 1.4, APAC: 0.6 }
const emptied = new Map([
  [3, 3],
  [17, 6],
  [25, 6],
  [33, 5],
  [52, 4],
  [61, 3],
  [77, 6],
])

/** Ninety rows: one week collapses everywhere, one amount is absurd, seven cells are empty. */
function weeklySales() {
  const draw = drawing(7)
  const rows: (string | number)[][] = []
  for (let week = 0; week < 30; week += 1) {
    for (const [region, size] of Object.entries(regions)) {
      const left = week === 21 ? 0.25 : 1
      rows.push([
        dayAfter('2026-01-05', week * 7),
        region,
        rows.length === 40 ? 98_000 : Math.round(1_000 * size + 60 * draw()),
        Math.round((120 * size + 8 * draw()) * left),
        Math.round((8_000 * size + 400 * draw()) * left),
        Math.round(40 * size + 5 * draw()),
        Math.round(42 + 4 * draw()),
      ])
    }
  }
  for (const [row, cell] of emptied) rows[row]?.splice(cell, 1, '')
  return [['week', 'region', 'ad spend', 'signups', 'revenue', 'tickets', 'nps'], ...rows]
}

describe('a weekly sales file with one collapsed week, one absurd amount and seven empty cells', () => {
  test('the collapse leads, the absurd amount and the gaps are named, and revenue is compared week by week', async () => {
    const { analysis, text } = await analysed('weekly-sales.csv', weeklySales(), null)
    expect(text(headlineOf(analysis))).toMatch(
      /^Revenue stood at [\d,]+ in the week of 1 June 2026, where [\d,]+ would/,
    )
    const facts = analysis.findings.map(({ fact }) => fact)
    expect(facts).toContainEqual(
      expect.objectContaining({
        claim: 'anomaly',
        measures: ['revenue', 'signups'],
        period: '2026-06-01',
        segment: null,
      }),
    )
    expect(facts).toContainEqual(
      expect.objectContaining({ claim: 'anomaly', measures: ['ad spend'], segment: 'US', period: '2026-04-06' }),
    )
    expect(facts.filter((fact) => fact?.claim === 'missing').flatMap((fact) => fact?.measures)).toEqual(
      expect.arrayContaining(['nps', 'signups']),
    )
    const steady = analysis.findings.find(({ kind }) => kind === 'steady')
    expect(text(steady?.statement)).toMatch(/^Revenue shows no significant trend .* without the 1 that stands out/)
    expect(text(suggestionsOf(analysis)[0]?.title)).toBe('Open the record of the week of 1 June 2026')
    expect(analysis.suggestedQuestions?.[0]).toBe('Revenue by region')
  })

  test.each([
    [
      'How is revenue developing?',
      /^Revenue shows no significant trend .* in the week of 1 June 2026, .* It was so in each region\.$/,
    ],
    ['Which region is best?', /^Total revenue is highest for US with [\d,]+ \(4\d% of the total\) and lowest for APAC/],
    ['total signups in APAC', /^Total signups is [\d,]+, over 30 rows\./],
  ])('%s', async (question, expected) => {
    expect((await analysed('weekly-sales.csv', weeklySales(), question)).answer).toMatch(expected)
  })
})

/** So many of each hundred buy, spread evenly. */
function pricing(rates: Readonly<Record<string, number>>) {
  const rows = Object.entries(rates).flatMap(([variant, percent]) =>
    Array.from({ length: 2_000 }, (_, index) => [
      `${variant}-${index}`,
      dayAfter('2026-06-01', index % 28),
      variant,
      ['phone', 'desktop'][index % 2] ?? '',
      Number((index * 37) % 100 < percent),
    ]),
  )
  return [['visitor_id', 'date', 'variant', 'device', 'converted'], ...rows]
}

describe('a pricing experiment is answered in one sentence', () => {
  test.each([
    [
      { control: 8, price_24: 7, price_29: 4 },
      /^Not variant price_29, which is worse than variant control in the share that converted; between variant control and variant price_24 the file does not decide\./,
    ],
    [
      { control: 6, price_24: 10, price_29: 6 },
      /^Variant price_24 is the one to choose: it is better than variant control in the share that converted\./,
    ],
    [
      { control: 7, price_24: 7, price_29: 7 },
      /^Between variant control, variant price_24 and variant price_29 the file does not decide: no difference is beyond chance\./,
    ],
  ])('%o', async (rates, expected) => {
    const { analysis, answer } = await analysed('pricing-experiment.csv', pricing(rates), 'Which price?')
    expect(answer).toMatch(expected)
    // The file is about an experiment; its rows are visitors.
    expect(analysis.row.many).toBe('visitors')
  })

  test.each([
    [
      [15, 60],
      /^Variant price_15 is better than variant control in the average revenue and worse in the share that purchased, so/,
    ],
    [
      [15, 27],
      /^Keep variant control: not variant price_15, which is worse .* in the share that purchased and not distinguishable in the average revenue\./,
    ],
  ])('where buyers fall and prices of %o are paid, both measures are named', async (prices, expected) => {
    const rows = prices.flatMap((price, place) =>
      Array.from({ length: 2_000 }, (_, index) => {
        const bought = Number((index * 37) % 100 < (place === 0 ? 10 : 6))
        return [`u${place}-${index}`, place === 0 ? 'control' : 'price_15', bought, bought * price]
      }),
    )
    const { answer } = await analysed(
      'price-test.csv',
      [['user_id', 'variant', 'purchased', 'revenue'], ...rows],
      'Which price?',
    )
    expect(answer).toMatch(expected)
  })
})

test('a release that broke one platform: the platform, the day and the version that begins on it', async () => {
  const draw = drawing(13)
  const rows = Array.from({ length: 70 }, (_, day) =>
    ['ios', 'android', 'web'].map((platform) => {
      const broke = platform === 'android' && day >= 42
      const sessions = Math.round(2_000 + 150 * draw())
      return [
        dayAfter('2026-07-06', day),
        platform,
        day < 42 ? '5.1' : '5.2',
        sessions,
        Math.round(sessions * (broke ? 0.06 : 0.013) + 4 * draw()),
      ]
    }),
  ).flat()
  const { analysis, answer, text } = await analysed(
    'release.csv',
    [['date', 'platform', 'app_version', 'sessions', 'crashes'], ...rows],
    'What did the release break?',
  )
  expect(answer).toMatch(
    /^For platform android, crashes rose from 2\d(\.\d)? to 1\d\d a day, beginning with 17 August 2026/,
  )
  expect(answer).toContain('On the same day app version "5.2" is in the file for the first time.')
  expect(text(suggestionsOf(analysis)[0]?.action)).toMatch(/^Begin with app version "5.2"/)
})

test('what is asked of one split is not answered by a difference in another', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => {
    const topic = ['billing', 'login', 'import'][index % 3] ?? ''
    const hours = 8 + ((index * 53) % 40) / 10 + (topic === 'import' ? 6 : 0)
    const opened = Date.parse('2026-01-05T08:00:00Z') + index * 7_200_000
    return [
      `T-${index}`,
      new Date(opened).toISOString().slice(0, 19),
      new Date(opened + hours * 3_600_000).toISOString().slice(0, 19),
      ['email', 'chat'][Math.floor(index / 3) % 2] ?? '',
      topic,
    ]
  })
  const { analysis } = await analysed(
    'tickets.csv',
    [['ticket_id', 'opened_at', 'resolved_at', 'channel', 'topic'], ...rows],
    'Which channel is slowest to resolve a ticket?',
  )
  expect(analysis.answer?.fact).toMatchObject({ claim: 'difference', dimension: 'channel', direction: null })
})

test('one absurd reading is named where the average of its day stands out', async () => {
  const draw = drawing(5)
  const rows = Array.from({ length: 24 * 28 }, (_, hour) =>
    ['S1', 'S2', 'S3'].map((sensor) => [
      `${dayAfter('2026-03-01', Math.floor(hour / 24))} ${String(hour % 24).padStart(2, '0')}:00:00`,
      sensor,
      sensor === 'S2' && hour === 400 ? 95 : (21 + draw()).toFixed(2),
    ]),
  ).flat()
  const { answer } = await analysed('sensors.csv', [['time', 'sensor', 'temperature'], ...rows], 'Which sensor is off?')
  expect(answer).toMatch(/^For sensor S2, the average temperature stood at 2\d(\.\d)? on 17 March 2026/)
  expect(answer).toContain('The highest single value is 95.')
})

test('a day on which a level changed by a known amount is named as a day, without an interval of no width', async () => {
  const rows = Array.from({ length: 60 }, (_, day) => [dayAfter('2026-06-01', day), day < 30 ? 216 : 213])
  const { analysis, text } = await analysed('visits.csv', [['date', 'visits'], ...rows], null)
  const shift = analysis.findings.find(({ kind }) => kind === 'shift')
  expect(text(shift?.statement)).toMatch(/^Visits fell from 216 to 213 a day, beginning with 1 July 2026: /)
  expect(text(shift?.statement)).not.toContain('The change is between')
  expect(text(shift?.step?.title)).toBe('Find what changed on 1 July 2026')
})
