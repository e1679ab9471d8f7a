import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filled } from '../bound-text.ts'
import { analyseFile } from './analyse-file.ts'

/** Tables as other tools export them: each has one thing planted, which has to be the answer. */
const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-shapes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function answered(
  rows: readonly (readonly (string | number)[])[],
  fileName: string,
  question: string,
  cut = ',',
) {
  const path = join(folder, fileName)
  writeFileSync(path, rows.map((row) => row.join(cut)).join('\n'))
  const analysis = await analyseFile({ path, fileName, question, threads: 1, memoryMegabytes: 512 }, () => undefined)
  return { analysis, text: filled(analysis.answer?.statement ?? '', analysis), fact: analysis.answer?.fact }
}

/** mulberry32 */
function draws(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const after = (from: string, days: number) => new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
/** Near a normal draw of deviation 1. */
const about = (part: () => number) => part() + part() + part() + part() - 2

test('French headings: which team got slower is computed from the two moments', async () => {
  const part = draws(4)
  const rows = Array.from({ length: 900 }, (_, index) => {
    const day = Math.floor(index / 6)
    const team = ['Paiement', 'Livraison', 'Compte'][index % 3] ?? ''
    const days = 1 + Math.floor(part() * 6) + (team === 'Livraison' && day >= 91 ? 5 : 0)
    const french = (iso: string) => iso.split('-').reverse().join('/')
    return [index, french(after('2026-02-02', day)), french(after('2026-02-02', day + days)), team]
  })
  const { fact, text } = await answered(
    [['Ticket n°', 'Créé le', 'Résolu le', 'Équipe'], ...rows],
    'tickets.csv',
    'Quelle équipe est devenue plus lente ?',
    ';',
  )
  expect(fact).toMatchObject({ segment: 'Livraison', direction: 'up', period: '2026-05-04' })
  expect(text).toContain('équipe Livraison, the average days to resolution rose')
})

test('German amounts, a title above and a sum below: what fell is the revenue, in all', async () => {
  const part = draws(5)
  const rows = Array.from({ length: 1_200 }, (_, index) => {
    const day = Math.floor(index / 5)
    const branch = ['Köln', 'Bonn', 'Mainz'][index % 3] ?? ''
    const amount = (200 + part() * 60) * (branch === 'Köln' && day >= 140 ? 0.4 : 1)
    const [year, month, date] = after('2026-01-05', day).split('-')
    return [`${date}.${month}.${year}`, branch, `${(1_000 + amount).toFixed(2).replace('.', ',').replace('1', '1.')} €`]
  })
  const { fact, text, analysis } = await answered(
    [
      ['Auswertung Vertrieb', '', ''],
      ['Rechnungsdatum', 'Filiale', 'Umsatz netto'],
      ...rows,
      ['Summe', '', '1.400.000,00 €'],
    ],
    'vertrieb.csv',
    'Warum ist der Umsatz in Köln gefallen?',
    ';',
  )
  expect(analysis.rows).toBe(1_200)
  expect(fact).toMatchObject({ segment: 'Köln', direction: 'down' })
  expect(text).toMatch(/^For filiale Köln, umsatz netto fell from €[\d,]+ to €[\d,]+ a week/)
})

test('what is asked of a yes or no is set against what happened, and judged by itself', async () => {
  const bookings = (away: (isPaid: boolean, index: number) => boolean) => [
    ['date', 'channel', 'deposit', 'status', 'revenue'],
    ...Array.from({ length: 336 }, (_, index) => {
      const isPaid = index % 7 < 2
      return [
        after('2026-09-07', index % 56),
        ['phone', 'online'][index % 2] ?? '',
        isPaid ? 'yes' : 'no',
        away(isPaid, index) ? 'no-show' : 'seated',
        40 + (index % 9),
      ]
    }),
  ]
  const question = 'Do deposits keep people from staying away?'
  const helps = await answered(
    bookings((isPaid, index) => index % (isPaid ? 19 : 6) === 1),
    'bookings.csv',
    question,
  )
  expect(helps.fact).toMatchObject({ claim: 'difference', measures: ['status'], dimension: 'deposit', segment: 'no' })
  expect(helps.text).toMatch(
    /^\d+% of the 240 bookings with deposit no have status no show, against [\d.]+% of all others/,
  )
  const same = await answered(
    bookings((_, index) => index % 8 === 1),
    'bookings.csv',
    question,
  )
  expect(same.fact).toMatchObject({ dimension: 'deposit', segment: null, undecided: ['no', 'yes'] })
})

test('four weeks without stock in one warehouse are one thing that happened', async () => {
  const part = draws(9)
  const rows = Array.from({ length: 40 }, (_, week) =>
    ['Gdansk', 'Porto', 'Turku'].map((warehouse) => {
      const out = warehouse === 'Gdansk' && week >= 19 && week < 23
      const name = `2026-W${String(week + 1).padStart(2, '0')}`
      return [name, warehouse, Math.round((out ? 90 : 900) + 40 * about(part)), out ? 15 : 1]
    }),
  ).flat()
  const header = ['week', 'warehouse', 'units_in_stock', 'stockouts']
  const { text, fact } = await answered([header, ...rows], 'stock.csv', 'When and where did we run out of stock?')
  expect(fact).toMatchObject({ claim: 'anomaly', segment: 'Gdansk', period: '2026-05-11', direction: 'down' })
  expect(text).toMatch(/in the weeks of 11 May 2026 to 1 June 2026, where (8[5-9]|9[0-4])\d would/)
})

test('a meter that stands still for three days is found in its building, with the values of the file', async () => {
  const part = draws(4)
  const rows = Array.from({ length: 60 * 24 }, (_, hour) =>
    ['A', 'B'].map((building) => {
      const moment = Date.UTC(2026, 1, 2) + hour * 3_600_000
      const works = new Date(moment).getUTCDay() % 6 !== 0
      const stuck = building === 'B' && hour >= 40 * 24 && hour < 43 * 24
      return [moment, building, stuck ? 31.4 : ((works ? 28 : 20) + about(part)).toFixed(1)]
    }),
  ).flat()
  const { text, fact } = await answered(
    [['ts', 'building', 'kwh'], ...rows],
    'm.csv',
    'Is anything wrong with a meter?',
  )
  expect(fact).toMatchObject({ claim: 'anomaly', segment: 'B', period: '2026-03-14' })
  // Saturday to Monday: 31.4 as it stands in the file, beside two days of 20 and one of 28.
  expect(text).toMatch(/stood at 31\.4 from 14 March 2026 to 16 March 2026, where 22\.[5-9]/)
})

test('moments of which each comes after the one before are steps, and no gaps', async () => {
  const part = draws(5)
  const rows = Array.from({ length: 2_000 }, (_, index) => {
    const mode = part() < 0.5 ? 'remote' : 'office'
    const applied = after('2026-01-02', Math.floor(part() * 150))
    const screened = part() < 0.7
    const interviewed = screened && part() < (mode === 'remote' ? 0.3 : 0.6)
    const hired = interviewed && part() < 0.6
    const at = (reached: boolean, days: number) => (reached ? after(applied, days) : '')
    return [`c${index}`, mode, applied, at(screened, 4), at(interviewed, 12), at(hired, 27)]
  })
  const header = ['candidate_id', 'work_mode', 'applied', 'screened', 'interviewed', 'hired']
  const { analysis, text, fact } = await answered([header, ...rows], 'people.csv', 'Where do we lose candidates?')
  expect(fact).toMatchObject({ claim: 'funnel', segment: 'interviewed' })
  expect(text).toContain('candidates on the step "screened"')
  const facts = analysis.findings.map((finding) => finding.fact)
  expect(facts).toContainEqual(
    expect.objectContaining({ claim: 'difference', measures: ['interviewed'], segment: 'remote', direction: 'down' }),
  )
  expect(facts.filter((each) => each?.claim === 'missing')).toEqual([])
})

test('old and new of something are a trial, and of customers they are not', async () => {
  const part = draws(6)
  const rows = (name: string) => [
    ['visitor', name, 'device', 'ordered'],
    ...Array.from({ length: 3_000 }, (_, index) => [
      `v${index}`,
      part() < 0.5 ? 'old' : 'new',
      part() < 0.5 ? 'phone' : 'desktop',
      part() < 0.06 ? 1 : 0,
    ]),
  ]
  const trial = await answered(rows('checkout_design'), 'trial.csv', 'Should we roll out the new checkout?')
  expect(trial.fact).toMatchObject({ claim: 'experiment', direction: null, undecided: ['new'] })
  expect(trial.text).toContain('does not differ significantly from checkout design old in the share ordered')
  const customers = await answered(rows('customer_type'), 'customers.csv', 'Who orders?')
  expect(customers.analysis.findings.filter(({ kind }) => kind === 'experiment')).toEqual([])
})

test('a log that only says who was there when shows who comes back', async () => {
  const part = draws(7)
  const rows: string[][] = []
  for (let member = 0; member < 600; member += 1) {
    const channel = part() < 0.5 ? 'ads' : 'friend'
    const first = Math.floor(part() * 80)
    for (let week = 0, stays = true; stays && first + week * 7 < 112; week += 1) {
      rows.push([`m${member}`, after('2026-02-02', first + week * 7), channel])
      stays = part() < (channel === 'ads' ? 0.55 : 0.85)
    }
  }
  const { text, fact } = await answered(
    [['member', 'seen_at', 'signup_channel'], ...rows],
    'log.csv',
    'Do members from ads stay as long as those from friends?',
  )
  expect(fact).toMatchObject({ claim: 'difference', segment: 'ads', direction: 'down' })
  expect(text).toMatch(/^\d+% of the \d+ members with signup channel ads came back in their \w+ week, against/)
})

test('a German export with semicolons: the group whose share rose, and when', async () => {
  const part = draws(8)
  const rows = Array.from({ length: 3_600 }, (_, index) => {
    const date = after('2025-11-03', Math.floor(index / 15))
    const group = ['Schuhe', 'Hosen', 'Jacken', 'Hemden'][Math.floor(part() * 4)] ?? 'Hosen'
    const share = group === 'Schuhe' && date >= '2026-03-02' ? 0.3 : 0.13
    const amount = (60 + 15 * about(part)).toFixed(2).replace('.', ',')
    return [`B${index}`, date.split('-').reverse().join('.'), group, amount, part() < share ? 'ja' : 'nein']
  })
  const header = ['Bestellnr', 'Bestelldatum', 'Warengruppe', 'Betrag', 'Rückgabe']
  const { analysis } = await answered([header, ...rows], 'de.csv', 'Bei welcher Warengruppe?', ';')
  const shift = analysis.findings.find(({ kind }) => kind === 'shift')?.fact
  expect(shift).toMatchObject({ measures: ['Rückgabe'], segment: 'Schuhe', direction: 'up' })
  expect(Math.abs(Date.parse(shift?.period ?? '') - Date.parse('2026-03-02'))).toBeLessThanOrEqual(14 * 86_400_000)
})
