import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error.ts'
import { writeWorkbookAsText } from './workbook-as-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-workbooks-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function workbook(bookType: 'xlsx' | 'biff8' | 'xlsb'): Uint8Array {
  const book = utils.book_new()
  const rows = Array.from({ length: 20 }, (_, index) => [
    `city ${index}`,
    index,
    new Date(Date.UTC(2026, 0, 1 + index)),
  ])
  utils.book_append_sheet(book, utils.aoa_to_sheet([['city', 'orders', 'opened'], ...rows]), 'Data')
  return new Uint8Array(write(book, { type: 'array', bookType, compression: bookType !== 'biff8' }) as ArrayBuffer)
}

const originals = (['xlsx', 'biff8', 'xlsb'] as const).map(workbook)

test('a workbook with any of its bytes changed, or its end cut off, is read or refused in our words', async () => {
  const changed = fc
    .tuple(
      fc.constantFrom(...originals),
      fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
        maxLength: 12,
      }),
      fc.double({ min: 0.3, max: 1, noNaN: true }),
    )
    .map(([original, edits, end]) => {
      const bytes = original.slice(0, Math.ceil(original.byteLength * end))
      for (const [at, value] of edits) bytes[Math.floor(at * bytes.byteLength)] = value
      return bytes
    })
  const path = join(folder, 'changed')
  let isRead = 0
  await fc.assert(
    fc.asyncProperty(changed, async (bytes) => {
      writeFileSync(path, bytes)
      try {
        await writeWorkbookAsText(path, join(folder, 'text'))
        isRead += 1
      } catch (error) {
        expect(error).toBeInstanceOf(AppError)
        expect(['FILE_UNREADABLE', 'FILE_EMPTY']).toContain((error as AppError).code)
      }
    }),
    { seed: 23, numRuns: 120 },
  )
  expect(isRead).toBeGreaterThan(5)
})
