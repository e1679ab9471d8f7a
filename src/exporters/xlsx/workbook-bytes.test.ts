import { read } from '@e965/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Workbook } from '#shared/document/workbook.ts'
import { calculatedByOffice, hasOffice } from '#tests/support/office.ts'
import { workbookBytes } from './workbook-bytes.ts'

const workbook: Workbook = {
  title: 'Sheets <of> & "two"',
  sheets: [
    {
      name: 'Rows',
      widths: [30, 12],
      frozenRows: 1,
      filtered: true,
      rows: [
        ['Row', 'Value'],
        ['Customers', { value: 1200, format: '#,##0', look: 'input' }],
        ['Share', { value: 0.125, format: '0.0%', look: 'input' }],
        ['=HYPERLINK("http://example.com")', null],
      ],
    },
    {
      name: "It's two",
      widths: [10],
      rows: [
        [{ value: 150, formula: 'Rows!B2*Rows!B3', format: '#,##0', look: 'strong' }],
        [{ value: null, formula: 'Rows!B2/0' }],
        [{ text: 'Customers', formula: 'Rows!A2' }],
      ],
    },
  ],
}

const parts = () => unzipSync(workbookBytes(workbook))
const part = (name: string) => strFromU8(parts()[name] ?? new Uint8Array())

describe('a workbook', () => {
  test('holds values, formulas and number formats', () => {
    const book = read(workbookBytes(workbook), { cellFormula: true, cellNF: true })
    expect(book.SheetNames).toEqual(['Rows', "It's two"])
    expect(book.Sheets.Rows?.B2).toMatchObject({ t: 'n', v: 1200, z: '#,##0' })
    expect(book.Sheets.Rows?.B3).toMatchObject({ t: 'n', v: 0.125, z: '0.0%' })
    expect(book.Sheets["It's two"]?.A1).toMatchObject({ v: 150, f: 'Rows!B2*Rows!B3' })
    expect(book.Sheets["It's two"]?.A2).toMatchObject({ t: 'e', f: 'Rows!B2/0' })
  })

  test('has a title, an author and one list of names, with what its filter covers', () => {
    const core = part('docProps/core.xml')
    expect(core).toContain('<dc:title>Sheets &lt;of&gt; &amp; &quot;two&quot;</dc:title>')
    expect(core).toContain('<dc:creator>PM Pilot</dc:creator>')
    const sheet = part('xl/worksheets/sheet1.xml')
    // Where the order of a sheet's parts is another one, Excel repairs the file.
    expect(sheet.replace(/<sheetData>.*<\/sheetData>/s, '<sheetData/>')).toMatch(
      /<sheetData\/><autoFilter ref="A1:B4"\/><pageMargins [^>]*><pageSetup /,
    )
    const book = part('xl/workbook.xml')
    expect(book.match(/<definedNames>/g)).toHaveLength(1)
    expect(book).toContain(
      `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'Rows'!$A$1:$B$4</definedName>`,
    )
  })

  test('text that looks like a formula stays text', () => {
    const cell = read(workbookBytes(workbook), { cellFormula: true }).Sheets.Rows?.A4
    expect(cell).toMatchObject({ t: 's', v: '=HYPERLINK("http://example.com")' })
    expect(cell?.f).toBeUndefined()
  })

  test('keeps the heading in place, sets it and the inputs apart, and has the widths', () => {
    const sheet = part('xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toMatch(/<col min="1" max="1" width="30\.\d+" customWidth="1"\/>/)
    expect(part('xl/worksheets/sheet2.xml')).not.toContain('<pane')
    const styles = part('xl/styles.xml')
    const formats = [
      ...(/<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? '').matchAll(/<xf [\s\S]*?(?:\/>|<\/xf>)/g),
    ]
    const styleOf = (cell: string) => formats[Number(new RegExp(`r="${cell}" s="(\\d+)"`).exec(sheet)?.[1])]?.[0]
    expect(styleOf('A1')).toMatch(/fontId="1" fillId="2"/)
    expect(styleOf('B2')).toMatch(/numFmtId="3" fontId="0" fillId="3"/)
    expect(/<cellXfs count="(\d+)"/.exec(styles)?.[1]).toBe(String(formats.length))
  })

  test('has rows as high as their texts, and prints on pages of its width with the heading on each', () => {
    const long = {
      name: "It's <long> & wide",
      widths: [20, 8],
      frozenRows: 1,
      rows: [
        ['Text', 'N'],
        ['word '.repeat(30), 7],
      ],
    }
    const parts = unzipSync(workbookBytes({ title: 'Long', sheets: [long] }))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const height = Number(/<row r="2" ht="([\d.]+)"/.exec(sheet)?.[1])
    expect(height).toBeGreaterThan(7 * 15)
    expect(height).toBeLessThan(14 * 15)
    expect(sheet).toMatch(/<row r="1">/)
    expect(sheet).toMatch(/<sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><dimension/)
    expect(sheet).toMatch(/<\/sheetData><pageMargins [^>]*\/><pageSetup [^>]*orientation="landscape"/)
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="0">'It''s &lt;long> &amp; wide'!$1:$1</definedName>`,
    )
    // A heading over numbers stands where they stand.
    const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())
    expect(styles).toMatch(/fillId="2"[^>]*><alignment horizontal="right"/)
  })

  test('is the same file twice', () => {
    expect(workbookBytes(workbook)).toEqual(workbookBytes(workbook))
  })

  test.skipIf(!hasOffice)(
    'calculates in LibreOffice',
    () => {
      const sheet = read(calculatedByOffice(workbookBytes(workbook))).Sheets["It's two"]
      expect(sheet?.A1?.v).toBe(150)
      expect(sheet?.A2?.w).toBe('#DIV/0!')
      expect(sheet?.A3?.v).toBe('Customers')
    },
    100_000,
  )
})
