import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunEvent } from '#shared/run-events.ts'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import {
  referenceModel,
  referencePages,
  references,
  rewrittenTarget,
} from '#tests/fakes/models/reference/reference-model.ts'
import { type PageServer, startPageServer } from '#tests/fakes/pages/page-server.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

let site: PageServer
let model: ChunkModel
let app: TestApp
let ada: Person
beforeAll(async () => {
  site = await startPageServer(referencePages)
  model = await startChunkModel({ text: '{}', ...referenceModel(site.origin) })
  app = await createTestApp({
    MODEL: 'openai-compatible/reference',
    OPENAI_BASE_URL: model.baseUrl,
    RESEARCH_LOOP: 'always',
    SEARCH: 'searxng',
    SEARXNG_URL: site.origin,
    READ_ALLOWED_HOSTS: '127.0.0.1',
  })
  ada = await signUp(app.url)
})
afterAll(async () => {
  await app?.close()
  await model?.close()
  await site?.close()
})

async function write(name: keyof typeof references, mode: 'quick' | 'thorough') {
  const { agentId, input } = references[name]
  const events: RunEvent[] = (await ada.stream(`/functions/v1/${agentId}`, { body: { ...input, mode } })).map(
    ({ event }) => event,
  )
  const [start, end] = [events[0], events.at(-1)]
  if (start?.type !== 'run-start' || end?.type !== 'run-end') throw new Error(JSON.stringify(end))
  return { id: start.runId, events, end }
}

async function file(id: string, format: string): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${ada.accessToken}` }
  const answer = await fetch(`${app.url}/api/runs/${id}/export?format=${format}`, { headers })
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

const textOf = (parts: Record<string, Uint8Array>, name: RegExp) =>
  Object.keys(parts)
    .filter((each) => name.test(each))
    .map((each) => strFromU8(parts[each] ?? new Uint8Array()))
    .join('')

test('a long document of a craft: researched, planned, written in sections, criticized, checked, and as a Word file', async () => {
  const { id, events, end } = await write('kiln', 'thorough')
  const shown = new Map(events.flatMap((event) => (event.type === 'step' ? [[event.id, event.text] as const] : [])))
  expect([...shown.values()].join('\n')).toMatch(
    /Searched "kiln firing price per shelf": 2 pages[\s\S]*Read "Harbour Clay: firing prices", kept 1 passage[\s\S]*Read "Harbour Clay: house rules", kept 1 passage[\s\S]*Kept 3 passages of 3 sources[\s\S]*Planned the document: 15 points[\s\S]*Wrote section 1 of 3[\s\S]*Wrote section 3 of 3[\s\S]*Rewrote 1 part/,
  )
  // One text that grows: what is on the page is the whole answer once the last section is there.
  let text = ''
  const seen: string[] = []
  for (const event of events) {
    if (event.type === 'delta') text = event.restart ? event.text : text + event.text
    if (event.type === 'step' && event.text.startsWith('Wrote section')) seen.push(text)
  }
  expect(Object.keys(JSON.parse(seen[0] ?? ''))).toEqual([
    'productName',
    'summary',
    'pressRelease',
    'beforeYouBuild',
    'recommendations',
    'problem',
  ])
  expect(Object.keys(JSON.parse(seen[2] ?? ''))).toHaveLength(15)
  const { prd } = end.result as { prd: string }
  expect(prd).toContain(rewrittenTarget)
  expect(prd).toContain('£14 a half shelf of stoneware')
  // No page says how many firings are bought.
  expect(prd).toMatch(/40,000 firings a year \(assumption: source 1 does not say 40,?000/)
  expect(end.evidence).toMatchObject({ downgraded: [{ path: '/recommendations/2/text' }], citationsRemoved: 0 })
  expect(end.evidence?.length).toBeUndefined()
  const bases = end.evidence?.items?.map(({ basis }) => basis) ?? []
  expect(bases.filter((basis) => basis === 'fact').length).toBeGreaterThan(4)
  expect(bases.filter((basis) => basis === 'assumption').length).toBeGreaterThan(2)
  const document = textOf(unzipSync(await file(id, 'docx')), /word\/document\.xml$/)
  for (const words of ['Kilnshare', rewrittenTarget, 'Harbour Clay', 'What is assumed'])
    expect(document).toContain(words)
}, 60_000)

test('a calculation in German: a figure that no page has is an assumption, the workbook is German', async () => {
  const { id, end } = await write('bakery', 'quick')
  const { rows } = end.result as { rows: { id: string; basis: string; source: number | null; check: string }[] }
  expect(rows.find((row) => row.id === 'betriebe')).toMatchObject({ basis: 'fact', source: 3 })
  expect(rows.find((row) => row.id === 'ausgaben')).toMatchObject({ basis: 'assumption', source: null })
  expect(end.evidence?.downgraded.map(({ path }) => path)).toEqual(['/rows/3'])
  const parts = unzipSync(await file(id, 'xlsx'))
  const workbook = textOf(parts, /workbook\.xml$|sharedStrings|sheet\d+\.xml$/)
  expect(workbook).toContain('Handwerksbäckereien in Deutschland')
  expect(workbook).not.toMatch(/Assumptions|Cautious|Hopeful|Where it comes from|Open questions|How to answer it/)
}, 60_000)

test('an interview in Arabic, with its Word file from right to left', async () => {
  const { id, end } = await write('clinic', 'quick')
  expect(end.result).toMatchObject({ language: 'ar', metadata: { totalQuestions: 3 } })
  const document = textOf(unzipSync(await file(id, 'docx')), /word\/document\.xml$/)
  expect(document).toContain('آخر موعد فات')
  expect(document).toContain('<w:bidi/>')
}, 60_000)
