import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { afterAll, expect, test } from 'vitest'
import { filled } from '../bound-text.ts'
import { analyseFile } from './analyse-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-asked-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function answersOf(rows: readonly (readonly (string | number)[])[], question: string): Promise<string> {
  const path = join(folder, question.replace(/\W/g, ''))
  writeFileSync(path, Papa.unparse(rows.map((row) => [...row])))
  const request = { path, fileName: 'asked.csv', question, threads: 1, memoryMegabytes: 512 }
  const analysis = await analyseFile(request, () => undefined)
  const answers = analysis.findings.filter((finding) => finding.answers)
  return answers.map(({ statement }) => filled(statement, analysis)).join('\n')
}

const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)

test('who is late is found by the days between due and paid', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => {
    const client = index % 3 === 0 ? 'Council' : 'Studio'
    const late = (client === 'Council' ? 20 : 2) + (index % 5)
    return [`INV-${index}`, client, day(index), day(index + 30), day(index + 30 + late)]
  })
  const answers = await answersOf(
    [['invoice', 'client', 'issued', 'due', 'paid_on'], ...rows],
    'Which clients pay late?',
  )
  // Of each five in a row the days late beyond 20 and 2 are 0 to 4, so 2 on average.
  expect(answers).toMatch(/average days late of the 40 invoices with client Council stands at 22, against 4/)
})

test('a yes or no that the question names is what it asks for', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => [
    day(index % 90),
    index % 2 === 0 ? 'Advert' : 'Friend',
    index % 2 === 0 ? (index % 10 === 0 ? 'yes' : 'no') : index % 10 < 7 ? 'yes' : 'no',
  ])
  const table = [['signed_up', 'channel', 'second_week'], ...rows]
  expect(await answersOf(table, 'Who plans a second week?')).toMatch(/20% of the 100 rows with channel Advert/)
})
