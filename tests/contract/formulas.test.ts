import { read } from '@e965/xlsx'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { countedFigures } from '#drafting/compose/counted-figures.ts'
import { createReader } from '#drafting/create-reader.ts'
import { exporters } from '#exporters/exporters.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createLibraryResearch } from '#server/research/library-research.ts'
import { ownFile } from '#server/runs/export-run.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const research = createLibraryResearch(2026)
const registry = await loadAgents()
const timestamp = '2026-11-21T09:00:00.000Z'

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

/** A result in which every text that may be any text is a formula, as a model or an edit could have it. */
function hostile(agent: LiveAgent, result: object): { result: object; count: number } {
  const copy = structuredClone(result)
  let count = 0
  const visit = (owner: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(owner)) {
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>)
      if (typeof value !== 'string') continue
      // A text that holds whole tables keeps them, or there would be no sheet.
      owner[key] = value.includes('\n|')
        ? value.replace(/(?<=\| )(?!-)[^|\n]+(?= \|)/g, '=SUM(1+1)+cmd')
        : payloads[count % payloads.length]
      if (agent.parseResult(copy).ok) count += 1
      else owner[key] = value
    }
  }
  visit(copy as Record<string, unknown>)
  return { result: copy, count }
}

const computed: Pick<Parameters<NonNullable<LiveAgent['prepare']>['run']>[1], 'note' | 'openUpload' | 'largestFile'> = {
  note: () => undefined,
  openUpload: () => Promise.reject(new Error('samples carry their file')),
  largestFile: 10 * 1024 ** 2,
}

async function hostileRun(agent: LiveAgent) {
  const parsed = agent.parseInput(agent.samples[0])
  if (!parsed.ok) throw new Error(`${agent.card.id}: ${parsed.message}`)
  const input = parsed.value
  const { brief, placement } = reader.read(agent.briefSource(input))
  const queries = agent.queries(input, brief)
  const { signal } = new AbortController()
  const { sources } = await research.gather(
    {
      queries,
      brief,
      market: placement.market,
      industry: placement.industry,
      figures: agent.research.counts ? countedFigures({ brief, placement, knowledge }) : [],
      limit: agent.research.limit ?? 16,
    },
    signal,
  )
  const prepared = (await agent.prepare?.run(input, { signal, ...computed }))?.value
  const output = agent.draft.write({ input, brief, placement, sources, knowledge, timestamp, prepared })
  const attacker = sources.map((source) => ({ ...source, title: payloads[0] ?? '' }))
  const context = { input, sources: attacker, timestamp, prepared }
  const whole = agent.parseResult(agent.toResult(output, { ...context, sources }))
  if (!whole.ok) throw new Error(`${agent.card.id}: ${whole.message}`)
  return { ...hostile(agent, whole.value), context }
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
      const own = await ownFile(agent, result, context, format)
      const data = { data: result, createdAt: new Date(timestamp) }
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
