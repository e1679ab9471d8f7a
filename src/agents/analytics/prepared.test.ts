import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { headlineOf } from './draft/headline.ts'
import { sectionsOf } from './draft/sections.ts'
import { suggestionsOf } from './draft/suggestions.ts'
import { analyticsResult } from './output.ts'
import { analyseFile } from './prepare/analyse-file.ts'
import { preparedAnalysis } from './prepared.ts'
import { analyticsSamples } from './samples.ts'
import { analyticsDocument } from './to-document.ts'
import { analyticsResultOf } from './to-result.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-prepared-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a run that was stored before facts, steps, meanings and answers were kept is read, shown and exported', async () => {
  const [sample] = analyticsSamples
  const path = join(folder, 'sample.csv')
  writeFileSync(path, String(sample?.fileData))
  const job = { path, fileName: 'sample.csv', question: 'Who cancels?', threads: 1, memoryMegabytes: 512 }
  const { answer: _answer, rowMeaning: _rowMeaning, ...kept } = await analyseFile(job, () => undefined)
  const old = preparedAnalysis.parse({
    ...kept,
    findings: kept.findings.map(({ fact: _fact, step: _step, ...finding }) => finding),
    columns: kept.columns.map(({ meaning: _meaning, ...column }) => column),
  })
  const written = { headline: headlineOf(old), sections: sectionsOf(old), suggestions: suggestionsOf(old) }
  const context = { prepared: old, timestamp: '2026-01-05T00:00:00.000Z', input: { fileName: 'sample.csv' } } as never
  const result = analyticsResult.parse(analyticsResultOf(written, context))
  expect(result.findings.length).toBeGreaterThan(2)
  const document = analyticsDocument(result, context)
  expect(document.blocks.filter(({ type }) => type === 'chart').length).toBeGreaterThan(0)
  const tables = document.blocks.flatMap((block) => (block.type === 'table' ? [block] : []))
  for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length)
})
