import { fileKind, kindBytes } from '#shared/table/file-kind.ts'
import { tableFileMessages } from '#shared/table/table-file.ts'
import type { TextPreview } from '#shared/table/text-preview.ts'

export type TablePreview = Pick<TextPreview, 'headers' | 'rows'>

export const previewMessages = {
  unreadable: 'Error parsing file. Please check the format.',
  empty: 'No data found in file',
  wrongKind: tableFileMessages.wrongKind,
} as const

/** How much of a text is read for its first rows, in bytes. */
const startBytes = 256 * 1024
const shownRows = 6

/** The first rows of a file on this machine, null where this program cannot read them; nothing is sent. Throws an Error whose message is for the user. */
export async function readTablePreview(file: Blob): Promise<TablePreview | null> {
  if (file.size === 0) throw new Error(previewMessages.empty)
  const start = new Uint8Array(await file.slice(0, startBytes).arrayBuffer())
  const kind = fileKind(start.subarray(0, kindBytes))
  if (kind === null) throw new Error(previewMessages.unreadable)
  if (kind === 'parquet') return null
  if (kind === 'text') return textTable(start, file.size <= startBytes)
  return workbookTable(await file.arrayBuffer())
}

/** The same for a text that is at hand. */
export async function previewOfText(text: string): Promise<TablePreview | null> {
  const { textPreview } = await import('#shared/table/text-preview.ts')
  return textPreview(text.slice(0, startBytes), text.length <= startBytes, shownRows)
}

async function textTable(start: Uint8Array, complete: boolean): Promise<TablePreview> {
  const [{ decodeStart }, { textPreview }] = await Promise.all([
    import('#shared/table/decode-text.ts'),
    import('#shared/table/text-preview.ts'),
  ])
  const preview = textPreview(decodeStart(start, complete).text, complete, shownRows)
  if (!preview || preview.rows.length === 0) throw new Error(previewMessages.empty)
  return preview
}

async function workbookTable(bytes: ArrayBuffer): Promise<TablePreview> {
  const [{ read, utils }, { unparse }, { textPreview }] = await Promise.all([
    import('@e965/xlsx'),
    import('papaparse'),
    import('#shared/table/text-preview.ts'),
  ])
  let tables: string[][][]
  try {
    const book = read(bytes, { dense: true, cellDates: true, UTC: true, sheetRows: 24 })
    tables = book.SheetNames.flatMap((name, index) => {
      const sheet = book.Sheets[name]
      if (!sheet || book.Workbook?.Sheets?.[index]?.Hidden) return []
      return [utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, dateNF: 'yyyy-mm-dd', defval: '' })]
    })
  } catch {
    throw new Error(previewMessages.unreadable)
  }
  const fullest = tables.reduce<string[][]>((best, table) => (table.length > best.length ? table : best), [])
  const preview = textPreview(unparse(fullest), true, shownRows)
  if (!preview || preview.rows.length === 0) throw new Error(previewMessages.empty)
  return preview
}
