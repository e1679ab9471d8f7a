import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { decodeStart } from './decode-text.ts'
import { fileKind } from './file-kind.ts'
import { headerNames, textPreview } from './text-preview.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)

describe('the beginning of a table', () => {
  test('keeps quoted commas, quotes and line breaks in their cells', () => {
    const preview = textPreview('id,"name, full",note\n1,"Ada ""the first""","two\nlines"\n2,Bo,\n', true)
    expect(preview?.headers).toEqual(['id', 'name, full', 'note'])
    expect(preview?.rows).toEqual([
      ['1', 'Ada "the first"', 'two\nlines'],
      ['2', 'Bo', ''],
    ])
  })

  test.each([
    [';', 'a;b\n1,5;2\n'],
    ['\t', 'a\tb\n1\t2\n'],
    ['|', 'a|b\n1|2\n'],
    [',', 'a,b\n1,2\n'],
  ])('finds the delimiter %j', (delimiter, text) => {
    expect(textPreview(text, true)).toMatchObject({ delimiter, headers: ['a', 'b'] })
  })

  test('leaves titles above the table out, and says how many lines they take', () => {
    const preview = textPreview('Export of March\n\nid,plan,price\n1,Pro,9\n2,Team,19\n', true)
    expect(preview).toMatchObject({
      skip: 2,
      headers: ['id', 'plan', 'price'],
      rows: [
        ['1', 'Pro', '9'],
        ['2', 'Team', '19'],
      ],
    })
  })

  test('a first row of data is no header', () => {
    expect(textPreview('1,2,3\n4,5,6\n', true)).toMatchObject({
      header: false,
      headers: ['Column 1', 'Column 2', 'Column 3'],
      rows: [
        ['1', '2', '3'],
        ['4', '5', '6'],
      ],
    })
  })

  test('a cut last row is left out, a byte order mark is no part of a name', () => {
    expect(textPreview('\uFEFFa,b\n1,2\n3,', false)?.rows).toEqual([['1', '2']])
    expect(textPreview('\uFEFFa,b\n1,2\n', true)?.headers).toEqual(['a', 'b'])
  })

  test.each(['', '\n\n', ' , ,\n,,\n'])('nothing in %j', (text) => {
    expect(textPreview(text, true)?.rows ?? []).toEqual([])
  })

  test('names are there, one each', () => {
    expect(headerNames(['a', '', 'A', ' a '], 5)).toEqual(['a', 'Column 2', 'A (2)', 'a (3)', 'Column 5'])
  })

  test('any table that a library writes is read back', () => {
    const cell = fc.string({ maxLength: 12 }).filter((text) => !text.includes('\r') && text.trim() === text)
    const name = fc.string({ minLength: 1, maxLength: 10 }).filter((text) => /^[a-z]+$/i.test(text))
    const table = fc.integer({ min: 3, max: 6 }).chain((width) =>
      fc.tuple(
        fc.uniqueArray(name, { minLength: width, maxLength: width, selector: (text) => text.toLowerCase() }),
        fc.array(
          fc.array(
            cell.map((text) => text || 'x'),
            { minLength: width, maxLength: width },
          ),
          { minLength: 1, maxLength: 6 },
        ),
      ),
    )
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), ([headers, rows], delimiter) => {
        const preview = textPreview(Papa.unparse([headers, ...rows], { delimiter, newline: '\n', quotes: true }), true)
        expect(preview?.headers).toEqual(headers)
        expect(preview?.rows).toEqual(rows)
      }),
    )
  })

  test('no text makes it fail', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), fc.boolean(), (text, complete) => {
        const preview = textPreview(text, complete)
        for (const row of preview?.rows ?? []) expect(row).toHaveLength(preview?.headers.length ?? 0)
      }),
    )
  })
})

describe('bytes', () => {
  test('say what a file is, whatever it is called', () => {
    expect(fileKind(bytes(0x50, 0x4b, 3, 4, 0))).toBe('xlsx')
    expect(fileKind(bytes(0xd0, 0xcf, 0x11, 0xe0))).toBe('xls')
    expect(fileKind(new TextEncoder().encode('a,b\n1,2\n'))).toBe('text')
    expect(fileKind(bytes(0xff, 0xfe, 0x61, 0))).toBe('text')
    expect(fileKind(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBeNull()
    expect(fileKind(bytes(0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, 0))).toBeNull()
  })

  test('are decoded as UTF-8, UTF-16 or Windows-1252, also where a character is cut', () => {
    const utf8 = new TextEncoder().encode('naïve 日本')
    expect(decodeStart(utf8, true)).toEqual({ text: 'naïve 日本', encoding: 'utf-8' })
    expect(decodeStart(utf8.subarray(0, -1), false)).toMatchObject({ encoding: 'utf-8' })
    expect(decodeStart(bytes(0x4d, 0xfc, 0x6e, 0x80), true)).toEqual({ text: 'Mün€', encoding: 'windows-1252' })
    expect(decodeStart(bytes(0xff, 0xfe, 0x61, 0, 0x2c, 0), true)).toEqual({ text: 'a,', encoding: 'utf-16le' })
  })
})
