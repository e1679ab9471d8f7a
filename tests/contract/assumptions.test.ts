import { read, utils } from '@e965/xlsx'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { standingsIn } from '#agents/_kit/assumptions.ts'
import { assumedTitle } from '#agents/_kit/handed-over.ts'
import { loadAgents } from '#agents/registry-server.ts'
import { writeFile } from '#server/files/write-file.ts'
import type { ExportFormat } from '#shared/document/export-format.ts'
import { finishedRun } from '#tests/support/finished-run.ts'

const registry = await loadAgents()
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

describe.each(registry.all().map((agent) => [agent.card.id, agent] as const))('%s', (id, agent) => {
  test('every file says what is assumed', async () => {
    const { result, context } = await finishedRun(agent)
    const { assumed, isAssumed } = standingsIn(agent.toDocument(result, context), result)
    const bytesOf = async (format: ExportFormat) =>
      (await writeFile(agent, { agentId: id, result, context, format })).bytes
    const textOf = async (format: ExportFormat) => new TextDecoder().decode(await bytesOf(format))
    const says = (text: string) => assumed.filter((each) => !bare(text).includes(bare(each.text)))
    for (const { format } of agent.exports.formats) {
      if (format === 'xlsx') {
        const book = read(await bytesOf(format))
        const sheet = book.Sheets[assumedTitle]
        const rows = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1 }) : [[]]
        expect(rows.slice(1).map(([text]) => text)).toEqual(assumed.map(({ text }) => text))
      } else if (format === 'csv' && agent.files.csv) {
        const { data } = Papa.parse<string[]>((await textOf(format)).replace('\uFEFF', ''))
        const unmarked = data.slice(1).filter((cells) => cells.some(isAssumed) && !/assum/i.test(cells.join(' ')))
        expect(unmarked).toEqual([])
      } else if (format === 'csv' || format === 'html' || format === 'md') {
        expect(says(await textOf(format))).toEqual([])
      }
    }
  })
})
