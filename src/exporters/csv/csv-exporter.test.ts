import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { arbitraryDocument } from '#shared/document/arbitrary-document.fixture.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { csvBytes, csvExporter } from './csv-exporter.ts'

const documentOf = (...blocks: Block[]): ResultDocument => ({ title: 'Report', language: 'en', blocks })
const csvOf = async (document: ResultDocument) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csvExporter.write(document, { data: null }))

const table: Block = {
  type: 'table',
  caption: 'Prices',
  columns: [{ label: 'Plan' }, { label: 'Note' }],
  rows: [['Größe "L"', 'a, b'], ['one']],
}

test('writes one table with a byte order mark, CRLF and quotes where needed', async () => {
  expect(await csvOf(documentOf(table))).toBe('\uFEFFPlan,Note\r\n"Größe ""L""","a, b"\r\none,\r\n')
})

test('parts several tables with an empty line and a caption line', async () => {
  const small: Block = { type: 'table', columns: [{ label: 'X' }], rows: [['1']] }
  expect(
    await csvOf(documentOf({ type: 'heading', level: 1, text: 'First' }, small, { ...small, caption: 'Second' })),
  ).toBe('\uFEFFFirst\r\nX\r\n1\r\n\r\nSecond\r\nX\r\n1\r\n')
})

test('takes the teeth out of formulas and leaves numbers alone', async () => {
  const cells = ['=1+1', '+cmd', '-x', '@A1', '-5', '+3.2', '-1,200.50', '-4%', '＝1']
  const text = await csvOf(documentOf({ type: 'table', columns: [{ label: 'V' }], rows: cells.map((cell) => [cell]) }))
  const parsed = Papa.parse<string[]>(text.replace('\uFEFF', '').trimEnd())
  expect(parsed.data.flat()).toEqual(['V', "'=1+1", "'+cmd", "'-x", "'@A1", '-5', '+3.2', '-1,200.50', '-4%', "'＝1"])
})

test('numbers of a column of numbers are plain, texts that look like them stay', async () => {
  const text = await csvOf(
    documentOf({
      type: 'table',
      columns: [{ label: 'Text' }, { label: 'Number', align: 'right' }],
      rows: [
        ['1,200', '3,391,000'],
        ['x', '-1,200.50'],
        ['y', '$4'],
        ['z', '12,34'],
      ],
    }),
  )
  const parsed = Papa.parse<string[]>(text.replace('\uFEFF', '').trimEnd())
  expect(parsed.data.slice(1)).toEqual([
    ['1,200', '3391000'],
    ['x', '-1200.50'],
    ['y', '$4'],
    ['z', '12,34'],
  ])
})

test('white space before a formula does not hide it', () => {
  const text = new TextDecoder().decode(csvBytes([[' =1', '\t@A1', '\n+x', ' plain', '\u00a0=1']]))
  expect(Papa.parse<string[]>(text.trimEnd(), { delimiter: ',' }).data.flat()).toEqual([
    "' =1",
    "'\t@A1",
    "'\n+x",
    ' plain',
    "'\u00a0=1",
  ])
})

test('a document without a table has a row a section', async () => {
  expect(await csvOf(documentOf({ type: 'paragraph', text: 'x' }))).toBe('\uFEFFTitle,Description\r\nReport,x\r\n')
})

test('never throws, never lets a formula through and stays readable as CSV', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const text = (await csvOf(document)).replace('\uFEFF', '')
      const parsed = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' })
      expect(parsed.errors).toEqual([])
      const cells = parsed.data.flat().filter((cell) => !/^[+-]\d[\d.,' ]*%?$/.test(cell))
      expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
    }),
    { seed: 11, numRuns: 150 },
  )
})
