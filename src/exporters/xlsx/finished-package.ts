import { utils } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import type { CellLook, Workbook, WorkbookCell, WorkbookSheet } from '#shared/document/workbook.ts'
import { definedNames, withPrintLayout, withRowHeights } from './sheet-layout.ts'

/** The oldest date that a zip file can hold. */
const firstZipDate = new Date(1980, 0, 1, 12)

/** How a cell is written beyond its number format; a heading over numbers stands where they stand. */
type Look = 'head' | 'number-head' | 'filter-head' | 'text' | 'number' | CellLook

/**
 * Adds what the library's free edition does not write: rows that stay while the rest scrolls, headings, wrapped text and the
 * rows' heights for it, cells set apart, and how a sheet is printed. Takes away the time of writing, so that one workbook gives one file.
 */
export function finishedPackage(file: Uint8Array, workbook: Workbook): Uint8Array {
  const parts = unzipSync(file)
  const styles = parts['xl/styles.xml']
  const looks = new Looks(styles ? strFromU8(styles) : '')
  const zippable: Zippable = {}
  workbook.sheets.forEach((sheet, index) => {
    const name = `xl/worksheets/sheet${index + 1}.xml`
    const part = parts[name]
    if (part) parts[name] = strToU8(finishedSheet(strFromU8(part), sheet, looks, workbook.footer))
  })
  if (styles) parts['xl/styles.xml'] = strToU8(looks.written())
  const book = parts['xl/workbook.xml']
  // A spreadsheet that opens the file calculates it afresh.
  if (book) {
    parts['xl/workbook.xml'] = strToU8(
      strFromU8(book)
        .replace(/<definedNames>.*?<\/definedNames>/s, '')
        .replace('</workbook>', `${definedNames(workbook)}<calcPr fullCalcOnLoad="1"/></workbook>`),
    )
  }
  for (const [name, bytes] of Object.entries(parts)) {
    const rewrite = rewritten[name]
    zippable[name] = [rewrite ? strToU8(rewrite(strFromU8(bytes))) : bytes, { mtime: firstZipDate }]
  }
  return zipSync(zippable, { level: 6 })
}

const rewritten: Readonly<Record<string, (xml: string) => string>> = {
  'docProps/core.xml': (xml) => xml.replace(/(<dcterms:(?:created|modified)\b[^>]*>)[^<]*/g, '$11980-01-01T00:00:00Z'),
  'docProps/app.xml': (xml) => xml.replace(/<Application>[^<]*/, '<Application>PM Pilot'),
}

function finishedSheet(xml: string, sheet: WorkbookSheet, looks: Looks, footer: string | undefined): string {
  const wanted = looksOf(sheet)
  const styled = xml.replace(/<c r="([A-Z]+\d+)"(?: s="(\d+)")?/g, (whole, cell: string, style: string | undefined) => {
    const look = wanted.get(cell)
    return look === undefined ? whole : `<c r="${cell}" s="${looks.styleOf(Number(style ?? 0), look)}"`
  })
  return withPrintLayout(withRowHeights(styled, sheet), sheet, footer)
}

/** Every text wraps, so that a long one makes its row higher and not its column wider. */
function looksOf({ rows, frozenRows = 0, filtered }: WorkbookSheet): Map<string, Look> {
  const looks = new Map<string, Look>()
  const headOf = (column: number): Look =>
    isNumber(rows[frozenRows]?.[column] ?? null) ? (filtered ? 'filter-head' : 'number-head') : 'head'
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const look = row < frozenRows ? headOf(column) : lookOf(cell)
      if (look) looks.set(utils.encode_cell({ r: row, c: column }), look)
    })
  })
  return looks
}

const isNumber = (cell: WorkbookCell) =>
  typeof cell === 'number' || (cell !== null && typeof cell === 'object' && !('text' in cell))

function lookOf(cell: WorkbookCell): Look | null {
  if (typeof cell === 'string') return 'text'
  if (cell === null) return null
  if (typeof cell === 'number') return 'number'
  return cell.look ?? ('text' in cell ? 'text' : 'number')
}

const bold =
  '<font><b/><sz val="12"/><color theme="1"/><name val="Calibri"/><family val="2"/><scheme val="minor"/></font>'
const headFill = 'FFE0F1EF'
const inputFill = 'FFFFF6D6'
const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/></patternFill></fill>`

/** Which styles the cells need beyond their number format. */
class Looks {
  private readonly added: { base: number; look: Look }[] = []
  private readonly numberFormats: readonly string[]
  private readonly styles: string

  constructor(styles: string) {
    this.styles = styles
    const formats = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(styles)?.[1] ?? ''
    this.numberFormats = [...formats.matchAll(/<xf numFmtId="(\d+)"[^>]*\/>/g)].map(([, id]) => id ?? '0')
  }

  /** The number of the style that is style `base` with the look. */
  styleOf(base: number, look: Look): number {
    const before = this.added.findIndex((each) => each.base === base && each.look === look)
    if (before >= 0) return this.numberFormats.length + before
    this.added.push({ base, look })
    return this.numberFormats.length + this.added.length - 1
  }

  written(): string {
    const formats = this.added.map(({ base, look }) => {
      const isHead = look === 'head' || look === 'number-head' || look === 'filter-head'
      const font = isHead || look === 'strong' ? 1 : 0
      const fill = isHead ? 2 : look === 'input' ? 3 : 0
      const wrap = base === 0 ? ' wrapText="1"' : ''
      // Set in a little, so that a text does not touch the number before it.
      const side =
        look === 'number-head'
          ? ' horizontal="right"'
          : look === 'filter-head'
            ? // Excel draws the button of the filter over the end of the cell.
              ' horizontal="right" indent="2"'
            : base === 0 && look !== 'number'
              ? ' horizontal="left" indent="1"'
              : ''
      const id = this.numberFormats[base] ?? '0'
      return `<xf numFmtId="${id}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment${side} vertical="top"${wrap}/></xf>`
    })
    const count = this.numberFormats.length + formats.length
    return this.styles
      .replace(/<fonts count="1">([\s\S]*?)<\/fonts>/, `<fonts count="2">$1${bold}</fonts>`)
      .replace(
        /<fills count="2">([\s\S]*?)<\/fills>/,
        `<fills count="4">$1${solid(headFill)}${solid(inputFill)}</fills>`,
      )
      .replace(
        /<cellXfs count="\d+">([\s\S]*?)<\/cellXfs>/,
        `<cellXfs count="${count}">$1${formats.join('')}</cellXfs>`,
      )
  }
}
