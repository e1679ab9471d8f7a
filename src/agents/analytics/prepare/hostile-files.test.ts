import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { utils, write } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { analyseInProcess } from './analyse-in-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0

function analyse(content: string | Uint8Array, fileName: string, signal = new AbortController().signal) {
  files += 1
  const path = join(folder, String(files))
  writeFileSync(path, content)
  return analyseInProcess({ question: null }, async () => ({ path, fileName }), {
    account: 'ada',
    signal,
    note: () => undefined,
  })
}

const unreadable = { code: 'FILE_UNREADABLE', userMessage: 'Error parsing file. Please check the format.' }
const text = (value: string) => new TextEncoder().encode(value)

function workbook(rows: readonly (readonly unknown[])[], bookType: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Read me']]), 'Notes')
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Data')
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}

const rows = [
  ['city', 'orders', 'opened'],
  ...Array.from({ length: 30 }, (_, index) => [
    index % 2 ? 'Köln' : 'Graz',
    index,
    new Date(Date.UTC(2026, 0, 1 + index)),
  ]),
]

describe('workbooks', () => {
  test.each(['xlsx', 'biff8'] as const)(
    'a real %s is read from its fullest sheet, dates included',
    async (bookType) => {
      const analysis = await analyse(workbook(rows, bookType), bookType === 'xlsx' ? 'a.xlsx' : 'a.xls')
      expect(analysis).toMatchObject({ rows: 30, format: 'Excel, sheet "Data"' })
      expect(analysis.columns.map(({ name, type }) => [name, type])).toEqual([
        ['city', 'category'],
        ['orders', 'number'],
        ['opened', 'date'],
      ])
      expect(analysis.columns[2]?.detail).toBe('1 January 2026 to 30 January 2026')
      expect(analysis.notes.join(' ')).toContain('"Notes"')
    },
  )

  test('one that unpacks to gigabytes is refused', async () => {
    const zeros = new Uint8Array(450 * 1024 ** 2)
    const bomb = zipSync(
      {
        '[Content_Types].xml': text('<Types/>'),
        'xl/workbook.xml': text('<workbook/>'),
        'xl/worksheets/sheet1.xml': zeros,
      },
      { level: 1 },
    )
    expect(bomb.byteLength).toBeLessThan(4 * 1024 ** 2)
    await expect(analyse(bomb, 'bomb.xlsx')).rejects.toMatchObject(unreadable)
  }, 120_000)

  test('a range of a billion empty cells costs nothing', async () => {
    const parts = unzipSync(
      workbook([
        ['a', 'b', 'c'],
        ['x', 1, 2],
        ['y', 2, 3],
      ]),
    )
    const claimed = Object.entries(parts).map(([name, content]) => [
      name,
      text(new TextDecoder().decode(content).replace(/<dimension ref="[^"]*"/, '<dimension ref="A1:XFD1048576"')),
    ])
    const bytes = zipSync(Object.fromEntries(claimed))
    expect(await analyse(bytes, 'wide.xlsx')).toMatchObject({ rows: 2 })
  }, 60_000)

  test.each([
    ['another package', zipSync({ 'word/document.xml': text('<document/>') }), 'letter.xlsx'],
    ['a cut one', workbook(rows).subarray(0, 2000), 'cut.xlsx'],
    [
      'noise in its place',
      Uint8Array.from({ length: 4000 }, (_, index) =>
        index < 8 ? ([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1][index] ?? 0) : (index * 37) % 256,
      ),
      'noise.xls',
    ],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'picture.csv'],
  ])('%s is refused with the same words', async (_name, bytes, fileName) => {
    await expect(analyse(bytes, fileName)).rejects.toMatchObject(unreadable)
  })

  test('an empty one has no data', async () => {
    await expect(analyse(emptyBook(), 'empty.xlsx')).rejects.toMatchObject({
      code: 'FILE_EMPTY',
    })
  })
})

function emptyBook(): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'Sheet1')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

describe('texts', () => {
  test('names that are statements stay names', async () => {
    const evil = `"c0""; drop table t; --",'); copy t to '/tmp/x'; --\n${Array.from({ length: 30 }, (_, index) => `'; drop table t; --${index % 2},${index}`).join('\n')}\n`
    const analysis = await analyse(evil, "o'hara; drop.csv")
    expect(analysis.rows).toBe(30)
    expect(analysis.columns[0]?.name).toBe('c0"; drop table t; --')
  })

  test('a file that asks for another file gets nothing', async () => {
    const analysis = await analyse("path,n\n/etc/passwd,1\nread_csv('/etc/passwd'),2\n/etc/hosts,3\n", 'paths.csv')
    expect(analysis.rows).toBe(3)
    expect(JSON.stringify(analysis)).not.toContain('root:')
  })

  test('thousands of columns are cut, with a note', async () => {
    const wide = `${Array.from({ length: 3000 }, (_, index) => `c${index}`).join(',')}\n${Array.from({ length: 3000 }, () => '1').join(',')}\n`
    const { columns, notes } = await analyse(wide, 'wide.csv')
    expect(columns).toHaveLength(150)
    expect(notes.join(' ')).toContain('The file has 3000 columns')
  })
})

test('a stop ends the process at once, and leaves nothing of the file behind', async () => {
  vi.stubEnv('TMPDIR', mkdtempSync(join(folder, 'temporary-')))
  const controller = new AbortController()
  const running = analyse(`a,b\n${'1,2\n'.repeat(200_000)}`, 'long.csv', controller.signal)
  // At any moment while the process starts or reads: none of them may be waited for.
  setTimeout(() => controller.abort(new Error('stopped')), 50)
  await expect(running).rejects.toThrow('stopped')
  expect(readdirSync(tmpdir())).toEqual([])
  vi.unstubAllEnvs()
})

test('an analysis whose server was killed removes what it wrote', async () => {
  const [path, own] = [join(folder, 'orphan.csv'), mkdtempSync(join(folder, 'own-'))]
  writeFileSync(path, `a,b\n${'1,2\n'.repeat(200_000)}`)
  const child = fork(fileURLToPath(new URL('./analysis-process.ts', import.meta.url)), {
    env: {},
    serialization: 'advanced',
  })
  const exit = once(child, 'exit')
  const written = once(child, 'message')
  child.send({ path, fileName: 'orphan.csv', folder: own, question: null, threads: 1, memoryMegabytes: 64 })
  // It says that it reads the file once it has made its folder.
  await written
  expect(readdirSync(own)).toHaveLength(1)
  child.disconnect()
  await exit
  expect(existsSync(own)).toBe(false)
})
