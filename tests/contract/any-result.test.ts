import { read } from '@e965/xlsx'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, test } from 'vitest'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { exporters } from '#exporters/exporters.ts'
import { storageSection } from '#exporters/storage/storage-section.ts'
import { ownFile } from '#server/files/write-file.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import type { ExportFormat } from '#shared/document/export-format.ts'
import { arbitraryOf } from '#tests/support/arbitrary-of-schema.ts'
import { type FinishedRun, finishedRun } from '#tests/support/finished-run.ts'
import { runnable } from '#tests/support/hostile-markup.ts'

const agents = (await loadAgents()).all()

function assertXml(name: string, text: string): void {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new Error(`${name}: ${error.message}`)
  })
  parser.write(text).close()
}

/** Opens a file as the program would that it is for. Throws where that program would refuse it. */
const opens: Partial<Record<ExportFormat, (bytes: Uint8Array) => void>> = {
  csv: (bytes) => {
    const { errors } = Papa.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), { delimiter: ',' })
    expect(errors).toEqual([])
  },
  json: (bytes) => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
  md: (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
  txt: (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
  html: (bytes) =>
    expect(runnable(new TextDecoder('utf-8', { fatal: true }).decode(bytes), ['style', 'meta'])).toEqual([]),
  xlsx: (bytes) => {
    assertPackage(bytes)
    expect(read(bytes).SheetNames.length).toBeGreaterThan(0)
  },
}

function assertPackage(bytes: Uint8Array): void {
  const parts = Object.entries(unzipSync(bytes))
  expect(parts.length).toBeGreaterThan(3)
  for (const [name, part] of parts) if (/\.(xml|rels)$/.test(name)) assertXml(name, strFromU8(part))
}

/**
 * Results that the agent's own schema takes: the drafter's, in which each field is another value of its shape wherever the
 * rules that go beyond shapes allow it.
 */
const resultsOf = (agent: LiveAgent, drafted: object) =>
  arbitraryOf(agent.resultSchema).map((value) => {
    let result = drafted
    for (const [field, other] of Object.entries(cleanDeep(value) as object)) {
      const parsed = agent.parseResult({ ...result, [field]: other })
      if (parsed.ok) result = parsed.value
    }
    return result
  })

/** Parts of a result, as they are while it is written. */
const partsOf = (agent: LiveAgent) =>
  fc.tuple(arbitraryOf(agent.resultSchema), fc.double({ min: 0, max: 1, noNaN: true })).map(([value, share]) => {
    const fields = Object.entries((value ?? {}) as object)
    return Object.fromEntries(fields.slice(0, Math.ceil(fields.length * share)))
  })

describe.each(agents.map((agent) => [agent.card.id, agent] as const))('%s', (_id, agent) => {
  let context: FinishedRun['context']
  let results: fc.Arbitrary<object>
  beforeAll(async () => {
    const run = await finishedRun(agent)
    context = run.context
    results = resultsOf(agent, run.result)
    // The shape is not all that is asked, but enough of it gets through.
    expect(fc.sample(results, { seed: 5, numRuns: 6 }).some((each) => !Object.is(each, run.result))).toBe(true)
  }, 60_000)

  test('any result that it may have becomes files that open', async () => {
    const formats = agent.exports.formats.map(({ format }) => format)
    await fc.assert(
      fc.asyncProperty(results, async (result) => {
        const document = agent.toDocument(result, context)
        for (const format of formats) {
          const open = opens[format]
          if (!open) continue
          const bytes =
            (await ownFile(agent, { result, context, format }))?.bytes ??
            (await exporters.get(format)?.write(document, { data: result }))
          if (!bytes) throw new Error(`no writer for ${format}`)
          open(bytes)
        }
        assertXml(
          'section',
          `<page>${storageSection(document, { place: 'added', at: new Date(0), anchor: 'a' })}</page>`,
        )
      }),
      { seed: 7, numRuns: 10 },
    )
  })

  test('one of them becomes a Word file that opens', async () => {
    const [result] = fc.sample(results, { seed: 11, numRuns: 1 })
    const document = agent.toDocument(result ?? {}, context)
    assertPackage((await exporters.get('docx')?.write(document, { data: result })) ?? new Uint8Array())
  })

  test('any part of a result becomes a document', () => {
    fc.assert(
      fc.property(partsOf(agent), (part) => {
        expect(agent.toDocument(cleanDeep(part), context).blocks).toBeInstanceOf(Array)
      }),
      { seed: 13, numRuns: 12 },
    )
  })
})
