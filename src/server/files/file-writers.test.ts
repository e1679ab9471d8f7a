import { expect, test, vi } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { finishedRun } from '#tests/support/finished-run.ts'
import type { FileRequest } from './file-job.ts'
import { createFileWriters } from './file-writers.ts'

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const agent = (await loadAgents()).live('product-prd-generator')
if (!agent) throw new Error('there is no such agent')
const { result, context } = await finishedRun(agent)
const writers = createFileWriters()

const requestFor = (format: FileRequest['format'], prd?: string): FileRequest => ({
  agentId: 'product-prd-generator',
  result: prd === undefined ? result : { ...result, prd },
  context,
  format,
})
const beginningOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes.slice(0, 2))

test('the event loop stays free while files are written', async () => {
  await writers.file('ada', requestFor('pdf'))
  let longest = 0
  let last = performance.now()
  // Ticks while nothing holds the loop; what is waited for is the file.
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const started = performance.now()
  await writers.file('ada', requestFor('pdf', `${'Words of a long result. '.repeat(40)}\n\n`.repeat(40)))
  clearInterval(timer)
  expect(longest).toBeLessThan((performance.now() - started) / 2)
})

test('each of many requests is answered with its own file', async () => {
  const formats = ['pdf', 'docx', 'md', 'pdf', 'txt'] as const
  const files = await Promise.all(
    formats.map((format, at) => writers.file(`user ${at % 3}`, requestFor(format, '# T'))),
  )
  expect(files.map(beginningOf)).toEqual(['%P', 'PK', '# ', '%P', 'T\n'])
  const section = await writers.section('ada', {
    ...requestFor('md', '# Title\n\nWords'),
    place: 'new-page',
    at: new Date(0),
    anchor: 'a',
  })
  expect(section.title).toBe('Title')
  expect(section.storage).toContain('<p>Words</p>')
})

test('a result that cannot be written fails alone', async () => {
  const broken = { ...requestFor('md'), result: { prd: 7 } }
  const [bad, good] = await Promise.allSettled([writers.file('ada', broken), writers.file('ada', requestFor('md'))])
  expect(bad.status).toBe('rejected')
  expect(good.status).toBe('fulfilled')
})

test('a file that takes too long is ended, and nobody else loses theirs', async () => {
  const hurried = createFileWriters({ longestMs: 1_500 })
  const endless = `${'مرحبا 😀 日本語 '.repeat(2_000)}\n\n`.repeat(5)
  const late = hurried.file('mallory', requestFor('pdf', endless))
  const others = ['ada', 'ben', 'cy'].map((account) => hurried.file(account, requestFor('txt', '# Title')))
  await expect(late).rejects.toMatchObject({ code: 'RESULT_TOO_LARGE' })
  expect((await Promise.all(others)).map(beginningOf)).toEqual(['Ti', 'Ti', 'Ti'])
  expect(beginningOf(await hurried.file('mallory', requestFor('md', '# Title')))).toBe('# ')
})

test('one account cannot fill the waiting room', async () => {
  const own = createFileWriters({ most: 1 })
  const asked = Array.from({ length: 63 }, () => own.file('mallory', requestFor('md', '# T')))
  const settled = await Promise.allSettled(asked)
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  expect(refused).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
})
