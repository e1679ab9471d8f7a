import { type Range, utils } from '@e965/xlsx'
import type { Workbook, WorkbookCell, WorkbookSheet } from '#shared/document/workbook.ts'

/** Points of one line of the sheet's type, and of what stands around the lines of a row. */
const line = 15.75
/** Higher rows hide more than they show; Excel takes at most 409. */
const mostLines = 20

/**
 * Rows as high as their wrapped texts need. Excel finds that out itself when it opens a file; LibreOffice and viewers go by what the file
 * says. The height is not fixed: an edited row grows.
 */
export function withRowHeights(xml: string, { rows, widths }: WorkbookSheet): string {
  return xml.replace(/<row r="(\d+)"/g, (start, number: string) => {
    const cells = rows[Number(number) - 1] ?? []
    const lines = Math.max(1, ...cells.map((cell, column) => linesOf(cell, widths[column] ?? 8)))
    return lines === 1 ? start : `${start} ht="${Math.min(lines, mostLines) * line}"`
  })
}

function linesOf(cell: WorkbookCell, width: number): number {
  const text =
    typeof cell === 'string' ? cell : cell !== null && typeof cell === 'object' && 'text' in cell ? cell.text : ''
  // Words do not fill lines to their end, and a text is set in a little.
  const letters = Math.max(4, width - 2)
  return text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil(([...part].length * 1.06) / letters)), 0)
}

/** Letters beside each other that can be read on a page on its side. */
const pageLetters = 215

/** A print is as wide as a page, or as few as can be read, has page numbers, and shows the heading on every page. */
export function withPrintLayout(
  xml: string,
  { frozenRows = 0, widths }: WorkbookSheet,
  footer = 'Page 1 of 2',
): string {
  const pages = Math.max(1, Math.ceil(widths.reduce((sum, width) => sum + width, 0) / pageLetters))
  const page =
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="9" orientation="landscape" fitToWidth="${pages}" fitToHeight="0"/>` +
    `<headerFooter><oddFooter>&amp;L&amp;A&amp;R${footer.replace('1', '&amp;P').replace('2', '&amp;N')}</oddFooter></headerFooter>`
  const laidOut = xml
    .replace(/(<worksheet [^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
    .replace(/<\/sheetData>(<autoFilter [^>]*?(?:\/>|>.*?<\/autoFilter>))?/s, (end) => `${end}${page}`)
  if (frozenRows === 0) return laidOut
  const pane = `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
  const selection = `<selection pane="bottomLeft" activeCell="A${frozenRows + 1}" sqref="A${frozenRows + 1}"/>`
  return laidOut.replace(/<sheetView ([^>]*?)\/>/, `<sheetView $1>${pane}${selection}</sheetView>`)
}

/** For the workbook's own part: which rows every printed page of a sheet begins with, and what its filter covers. */
export function definedNames({ sheets }: Workbook): string {
  const names = sheets.flatMap((sheet, index) => {
    const { name, frozenRows = 0 } = sheet
    if (frozenRows === 0) return []
    const filter = filterRange(sheet)
    const cells = filter && `${absolute(filter.s)}:${absolute(filter.e)}`
    return [
      ...(cells
        ? [
            `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${quotedName(name)}!${cells}</definedName>`,
          ]
        : []),
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${quotedName(name)}!$1:$${frozenRows}</definedName>`,
    ]
  })
  return names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`
}

/** The heading row and all below it, where a sheet filters. */
export function filterRange({ rows, frozenRows = 0, filtered }: WorkbookSheet): Range | null {
  if (!filtered || frozenRows === 0) return null
  const lastColumn = Math.max(0, ...rows.map((cells) => cells.length - 1))
  return { s: { r: frozenRows - 1, c: 0 }, e: { r: Math.max(frozenRows, rows.length - 1), c: lastColumn } }
}

const absolute = ({ r, c }: Range['s']) => `$${utils.encode_col(c)}$${utils.encode_row(r)}`

const quotedName = (name: string) => `'${name.replaceAll("'", "''").replaceAll('&', '&amp;').replaceAll('<', '&lt;')}'`
