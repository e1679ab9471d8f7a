import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { Unzip, UnzipInflate } from 'fflate'
import Papa from 'papaparse'
import { AppError } from '#shared/errors/app-error.ts'

/** A workbook that unpacks to more than this is no table that somebody works with, in bytes. */
const mostUnpacked = 400 * 1024 ** 2
/** Rows of one sheet in the format itself. */
const mostRows = 1_048_576
const mostColumns = 1_000
const pieceBytes = 256 * 1024

/** Writes the sheet with the most rows as delimited text. Throws FILE_UNREADABLE, FILE_EMPTY. */
export async function writeWorkbookAsText(
  path: string,
  target: string,
): Promise<{ sheet: string; others: readonly string[] }> {
  const bytes = await readFile(path)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) assertHonestPackage(bytes)
  const workbook = parse(bytes)
  const visible = workbook.SheetNames.filter((_, index) => !workbook.Workbook?.Sheets?.[index]?.Hidden)
  const sheets = visible.map((name) => {
    const rows = rowsOf(workbook.Sheets[name])
    return { name, rows, size: rows.filter((row) => row.length > 0).length }
  })
  const chosen = sheets.reduce<(typeof sheets)[number] | null>(
    (best, sheet) => (sheet.size > (best?.size ?? 0) ? sheet : best),
    null,
  )
  if (!chosen) throw new AppError('FILE_EMPTY')
  await pipeline(Readable.from(lines(chosen.rows)), createWriteStream(target, { mode: 0o600 }))
  return {
    sheet: chosen.name,
    others: sheets.filter((sheet) => sheet !== chosen && sheet.size > 0).map(({ name }) => name),
  }
}

function parse(bytes: Buffer) {
  try {
    return read(bytes, {
      dense: true,
      cellDates: true,
      UTC: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
    })
  } catch (cause) {
    throw new AppError('FILE_UNREADABLE', { internal: 'the workbook could not be read', cause })
  }
}

/** The package must be a workbook, and unpack to what it says: a few kilobytes can hold gigabytes. */
function assertHonestPackage(bytes: Uint8Array): void {
  let unpacked = 0
  let isWorkbook = false
  const refuse = (internal: string) => new AppError('FILE_UNREADABLE', { internal })
  try {
    const unzip = new Unzip((file) => {
      if (/^xl\/workbook\.(xml|bin)$/i.test(file.name)) isWorkbook = true
      file.ondata = (error, chunk) => {
        if (error) throw refuse('the package is broken')
        unpacked += chunk.byteLength
        if (unpacked > mostUnpacked) throw refuse('the package unpacks to too much')
      }
      file.start()
    })
    unzip.register(UnzipInflate)
    for (let from = 0; from < bytes.byteLength; from += pieceBytes) {
      unzip.push(bytes.subarray(from, from + pieceBytes), from + pieceBytes >= bytes.byteLength)
    }
  } catch (error) {
    throw error instanceof AppError ? error : refuse('the package is broken')
  }
  if (!isWorkbook) throw refuse('the package is no workbook')
}

/** The cells that are there. The range that a sheet claims may be millions of empty rows, so it is not walked. */
function rowsOf(sheet: WorkSheet | undefined): string[][] {
  const data: (CellObject | undefined)[][] = sheet?.['!data'] ?? []
  const rows: string[][] = []
  data.forEach((cells, row) => {
    if (row >= mostRows) return
    const texts: string[] = []
    cells?.forEach((cell, column) => {
      if (column < mostColumns && cell) texts[column] = textOf(cell)
    })
    // Holes of a sparse row become empty cells.
    rows.push(Array.from(texts, (text) => text ?? ''))
  })
  return rows
}

function textOf(cell: CellObject): string {
  const { v, t } = cell
  if (v === undefined || v === null || t === 'e' || t === 'z') return ''
  if (v instanceof Date) return Number.isNaN(v.getTime()) ? '' : isoOf(v)
  if (typeof v === 'boolean') return v ? 'true' : 'false'
  return String(v)
}

/** Spreadsheets keep times as fractions of a day, which come back a few milliseconds off. */
function isoOf(date: Date): string {
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19)
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text.replace('T', ' ')
}

function* lines(rows: readonly string[][]): Generator<string> {
  const batch = 5_000
  for (let from = 0; from < rows.length; from += batch) {
    yield `${Papa.unparse(rows.slice(from, from + batch), { newline: '\n' })}\n`
  }
}
