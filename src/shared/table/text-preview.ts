import Papa from 'papaparse'

/** How a delimited text is to be read, and its first rows. */
export interface TextPreview {
  delimiter: string
  /** Lines of titles or notes above the table. */
  skip: number
  /** False when the first row holds data already. */
  header: boolean
  /** One name per column, each another. */
  headers: string[]
  /** The first data rows, in the columns of `headers`. */
  rows: string[][]
}

/** Rows that are looked at to understand the layout. */
const looked = 60
/** Rows above a table that are taken for its title. */
const mostTitleRows = 10

/**
 * Understands the beginning of a delimited text: delimiter, title lines, header row. `complete` says that `text` is the whole
 * file; else its last row may be cut and is left out. Null when there is no row at all.
 */
export function textPreview(text: string, complete: boolean, rowLimit = 6): TextPreview | null {
  const clean = text.replace(/^\uFEFF/, '')
  const { delimiter, rows: all } = bestReading(clean)
  const rows = !complete && all.length < looked && all.length > 1 ? all.slice(0, -1) : all
  const filled = (row: readonly string[] | undefined) => row?.filter((cell) => cell.trim() !== '').length ?? 0
  const widest = Math.max(0, ...rows.map(filled))
  if (widest === 0) return null

  let start = rows.findIndex((row) => filled(row) > 0)
  if (widest >= 3) {
    const table = rows.findIndex((row) => filled(row) >= Math.max(2, widest / 2))
    if (table > 0 && table <= mostTitleRows) start = table
  }
  const first = rows[start] ?? []
  const header = !looksLikeData(first)
  const body = rows.slice(header ? start + 1 : start).filter((row) => filled(row) > 0)
  const width = Math.max(trimmedLength(first), ...body.map(trimmedLength))
  return {
    delimiter,
    // Title rows that hold line breaks take more than one line.
    skip: rows.slice(0, start).reduce((lines, row) => lines + 1 + row.join('').split('\n').length - 1, 0),
    header,
    headers: headerNames(header ? withGroups(first, rows[start - 1] ?? []) : [], width),
    rows: body.slice(0, rowLimit).map((row) => Array.from({ length: width }, (_, index) => row[index] ?? '')),
  }
}

/**
 * Names that stand more than once, each with the group over it: of "Units, Revenue" under "Plan" and once more under "Actual". A group's
 * name stands over its first column, as a merged cell does.
 */
function withGroups(names: readonly string[], above: readonly string[]): readonly string[] {
  const groups = above.filter((cell) => cell.trim() !== '')
  if (new Set(groups).size < 2) return names
  const known = (name: string) => name.trim().toLowerCase()
  const counts = Map.groupBy(names.map(known).filter(Boolean), (name) => name)
  let group = ''
  return names.map((name, index) => {
    group = above[index]?.trim() || group
    return (counts.get(known(name))?.length ?? 0) > 1 && group ? `${group} ${name.trim()}` : name
  })
}

const delimiters = [',', ';', '\t', '|'] as const

/** The delimiter by which the most rows have the same number of cells; of equals the one with more cells. */
function bestReading(text: string): { delimiter: string; rows: string[][] } {
  const readings = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: looked, skipEmptyLines: false })
    const rows = data.filter((row): row is string[] => Array.isArray(row))
    const widths = rows.filter((row) => row.some((cell) => cell.trim() !== '')).map((row) => row.length)
    const counts = [...Map.groupBy(widths, (width) => width)].map(([width, list]) => ({ width, count: list.length }))
    const usual = counts.toSorted((a, b) => b.count - a.count || b.width - a.width)[0]
    // A text that is not split at all agrees with itself always.
    const score = usual && usual.width > 1 ? usual.count / widths.length + Math.min(usual.width, 20) / 1000 : 0
    return { delimiter, rows, score }
  })
  return readings.reduce((best, reading) => (reading.score > best.score ? reading : best))
}

/** One name per column, in order: trimmed, a number where there is none, and a count where it stands twice. */
export function headerNames(cells: readonly unknown[], width: number): string[] {
  const seen = new Map<string, number>()
  return Array.from({ length: width }, (_, index) => {
    const text = String(cells[index] ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 120)
    const name = text || `Column ${index + 1}`
    const count = (seen.get(name.toLowerCase()) ?? 0) + 1
    seen.set(name.toLowerCase(), count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** A first row of numbers and dates alone names nothing. */
export function looksLikeData(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter(Boolean)
  if (cells.length === 0) return false
  const values = cells.filter((cell) => /^[-+]?[\d.,]+%?$/.test(cell) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(cell))
  return values.length === cells.length || (cells.length > 3 && values.length / cells.length > 0.7)
}

function trimmedLength(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell.trim() !== '') + 1
}
