import { expect, test } from 'vitest'
import type { ResultDocument } from '#shared/document/block.ts'
import { sampleDocument } from '../sample-document.fixture.ts'
import { writeInProcess } from './write-in-process.ts'

const createdAt = new Date('2026-05-03T10:00:00Z')
const small: ResultDocument = { title: 'T', language: 'en', blocks: [{ type: 'paragraph', text: 'x' }] }

test('leaves the event loop free while a file is written', async () => {
  await writeInProcess('pdf', small, createdAt)
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const blocks = Array.from({ length: 8 }, () => sampleDocument.blocks).flat()
  const started = performance.now()
  await writeInProcess('pdf', { ...sampleDocument, blocks }, createdAt)
  clearInterval(timer)
  expect(longest).toBeLessThan((performance.now() - started) / 2)
})

test('answers each of many jobs with its own file', async () => {
  const formats = ['pdf', 'docx', 'pdf', 'docx', 'pdf'] as const
  const files = await Promise.all(formats.map((format) => writeInProcess(format, small, createdAt)))
  const beginnings = files.map((file) => new TextDecoder().decode(file.slice(0, 2)))
  expect(beginnings).toEqual(['%P', 'PK', '%P', 'PK', '%P'])
})

test('a job that fails leaves the process working', async () => {
  const broken = { ...small, blocks: [{ type: 'table' }] } as unknown as ResultDocument
  await expect(writeInProcess('pdf', broken, createdAt)).rejects.toThrow()
  expect((await writeInProcess('pdf', small, createdAt)).byteLength).toBeGreaterThan(1_000)
})
