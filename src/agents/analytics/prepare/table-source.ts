import { isUtf8 } from 'node:buffer'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#shared/errors/app-error.ts'
import { encodingNames, type TextEncoding, textEncoding } from '#shared/table/decode-text.ts'
import { fileKind, kindBytes } from '#shared/table/file-kind.ts'
import { type TextPreview, textPreview } from '#shared/table/text-preview.ts'
import { writeWorkbookAsText } from './workbook-as-text.ts'

/** A table on the disk, and what had to be known to read it. */
export type TableSource = ParquetSource | TextSource

interface ParquetSource extends SourceWords {
  kind: 'parquet'
}

/** Delimited UTF-8 text. */
export interface TextSource extends SourceWords {
  kind: 'text'
  layout: TextPreview
}

interface SourceWords {
  path: string
  /** How the file was read, for people: "CSV, semicolons, Windows-1252". */
  format: string
  /** What the reader of the result should know about the reading. */
  notes: string[]
}

/** How much of a text is read to understand its layout, in bytes. */
const startBytes = 256 * 1024

const delimiterNames: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }

/** Makes any accepted file readable for the database. `scratch` is a path that may be written. */
export async function tableSource(path: string, fileName: string, scratch: string): Promise<TableSource> {
  const start = await readStart(path, kindBytes)
  if (start.byteLength === 0) throw new AppError('FILE_EMPTY')
  const kind = fileKind(start)
  if (kind === null) throw new AppError('FILE_UNREADABLE', { internal: 'neither text nor a workbook' })
  if (kind === 'parquet') return { kind, path, format: 'Parquet', notes: [] }
  if (kind !== 'text' || (/\.xls$/i.test(fileName) && /^\s*</.test(new TextDecoder().decode(start)))) {
    const book = await writeWorkbookAsText(path, scratch)
    return {
      kind: 'text',
      path: scratch,
      layout: await layoutOf(scratch),
      format: `Excel, sheet "${book.sheet}"`,
      notes:
        book.others.length === 0
          ? []
          : [
              [
                `Only the sheet "${book.sheet}" was analysed, the one with the most rows. Not read:`,
                `${book.others.map((name) => `"${name}"`).join(', ')}.`,
              ].join(' '),
            ],
    }
  }
  const encoding = await encodingOf(path, start)
  if (encoding !== 'utf-8') await transcode(path, scratch, encoding)
  const readable = encoding === 'utf-8' ? path : scratch
  const layout = await layoutOf(readable)
  return {
    kind: 'text',
    path: readable,
    layout,
    format: `CSV, ${delimiterNames[layout.delimiter] ?? 'one column'}, ${encodingNames[encoding]}`,
    notes: [
      ...(layout.header ? [] : ['The first row holds data, so that the columns have numbers instead of names.']),
      ...(layout.skip > 0 ? ['The lines above the table were taken for a title and left out.'] : []),
    ],
  }
}

async function readStart(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function layoutOf(path: string): Promise<TextPreview> {
  const start = await readStart(path, startBytes)
  const text = new TextDecoder().decode(start, { stream: true })
  const layout = textPreview(text, start.byteLength < startBytes)
  if (!layout || layout.rows.length === 0) throw new AppError('FILE_EMPTY')
  return layout
}

/** Whether all of it is UTF-8: pieces are cut at a line's end, where no character can be split. */
async function encodingOf(path: string, start: Uint8Array): Promise<TextEncoding> {
  const marked = textEncoding(start, () => true)
  if (marked !== 'utf-8') return marked
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: 4 * 1024 ** 2 })) {
    const piece = rest.byteLength > 0 ? Buffer.concat([rest, chunk]) : (chunk as Buffer)
    const end = piece.lastIndexOf(0x0a) + 1
    if (!isUtf8(piece.subarray(0, end))) return 'windows-1252'
    rest = piece.subarray(end)
  }
  return isUtf8(rest) ? 'utf-8' : 'windows-1252'
}

async function transcode(path: string, target: string, encoding: TextEncoding): Promise<void> {
  const decoder = new TextDecoder(encoding)
  await pipeline(
    createReadStream(path, { highWaterMark: 1024 ** 2 }),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) yield decoder.decode(chunk, { stream: true })
      yield decoder.decode()
    },
    (source: AsyncIterable<string>) => Readable.from(source),
    createWriteStream(target, { mode: 0o600 }),
  )
}
