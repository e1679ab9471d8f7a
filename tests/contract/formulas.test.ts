import { read } from '@e965/xlsx'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { exporters } from '#exporters/exporters.ts'
import { ownFile } from '#server/files/write-file.ts'
import { finishedRun, withTexts } from '#tests/support/finished-run.ts'

const registry = await loadAgents()

const payloads = [
  `=cmd|'/c calc'!A1`,
  '@SUM(1+1)*cmd',
  `+cmd|'/c calc'!A1`,
  `-2+3+cmd|'/c calc'!A1`,
  '\t=1+1+cmd',
  ' =1+1+cmd',
  '\n=1+1+cmd',
  '＝HYPERLINK("http://evil.example/cmd")',
]

/** What a spreadsheet takes for a formula: a sign at the start, before which it skips white space. */
const isFormula = (cell: string) => /^\s*[=@＝＠]|^\s*[+\-＋－](?!\d[\d.,' ]*%?$|$)/.test(cell)

async function hostileRun(agent: LiveAgent) {
  const { result, context } = await finishedRun(agent)
  const { value, count } = withTexts(result, payloads, (each) => agent.parseResult(each).ok, '=SUM(1+1)+cmd')
  const sources = context.sources.map((source) => ({ ...source, title: payloads[0] ?? '' }))
  return { result: value, count, context: { ...context, sources } }
}

const sheets = registry
  .all()
  .filter(({ exports }) => exports.formats.some(({ format }) => format === 'csv' || format === 'xlsx'))

test('agents offer sheets', () => {
  expect(sheets.length).toBeGreaterThan(2)
})

describe.each(sheets.map((agent) => [agent.card.id, agent] as const))('%s', (_id, agent) => {
  test('a formula in its words is words in its sheets', async () => {
    const { result, count, context } = await hostileRun(agent)
    expect(count).toBeGreaterThan(0)
    for (const { format } of agent.exports.formats) {
      if (format !== 'csv' && format !== 'xlsx') continue
      const own = await ownFile(agent, { result, context, format })
      const data = { data: result, createdAt: new Date(context.timestamp) }
      const bytes =
        own?.bytes ?? (await exporters.get(format)?.write(agent.toDocument(result, context), data)) ?? new Uint8Array()
      if (format === 'csv') {
        const { data: rows } = Papa.parse<string[]>(new TextDecoder().decode(bytes), { delimiter: ',' })
        const cells = rows.flat()
        expect(cells.join('\n')).toContain('cmd')
        expect(cells.filter(isFormula)).toEqual([])
      } else {
        const book = read(bytes, { cellFormula: true })
        const cells = Object.values(book.Sheets).flatMap((sheet) =>
          Object.entries(sheet).flatMap(([at, cell]) =>
            at.startsWith('!') ? [] : [cell as { f?: string; v?: unknown }],
          ),
        )
        expect(cells.some(({ v }) => String(v).includes('cmd'))).toBe(true)
        expect(cells.filter(({ f }) => f && /cmd|HYPERLINK|evil|SUM\(1/.test(f))).toEqual([])
      }
    }
  })
})
