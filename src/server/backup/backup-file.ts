import type { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/**
 * The file is one zstd stream of records: a letter, four bytes of length, so many bytes. H (what this is), then for each table T
 * (its name), D (its rows as COPY writes them, in pieces), E (how many rows, and the hash of the pieces), and Z. A file
 * without Z is torn.
 */
const header = z.object({
  format: z.literal('pm-pilot-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Hashes of the migrations that made the schema, in their order. */
  migrations: z.array(z.string()),
  /** Parents before the tables that refer to them. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Only where whoever made the backup asked for it. */
  secretKey: z.string().optional(),
})
const tableEnd = z.object({ rows: z.number().int().min(0), sha256: z.string() })

export type BackupHeader = z.output<typeof header>
export type TableEnd = z.output<typeof tableEnd>

export type BackupRecord =
  | { kind: 'H'; header: BackupHeader }
  | { kind: 'T'; name: string }
  | { kind: 'D'; bytes: Buffer }
  | { kind: 'E'; end: TableEnd }
  | { kind: 'Z' }

export interface BackupWriter {
  write(record: BackupRecord): Promise<void>
  /** Resolves when the last byte is with `output`, which is ended. */
  end(): Promise<void>
}

const longestRecord = 64 * 1024 ** 2
const lead = 5

export function createBackupWriter(output: Writable): BackupWriter {
  const compress = createZstdCompress()
  compress.pipe(output)
  const done = finished(output)
  // `done` rejects for whoever awaits the end; before that a write fails by itself.
  done.catch(() => compress.destroy())
  return {
    async write(record) {
      const bytes = payloadOf(record)
      const start = Buffer.alloc(lead)
      start.write(record.kind, 0, 'latin1')
      start.writeUInt32BE(bytes.byteLength, 1)
      compress.write(start)
      if (!compress.write(bytes)) await Promise.race([new Promise((resolve) => compress.once('drain', resolve)), done])
    },
    async end() {
      compress.end()
      await done
    },
  }
}

function payloadOf(record: BackupRecord): Buffer {
  switch (record.kind) {
    case 'H':
      return Buffer.from(JSON.stringify(record.header))
    case 'T':
      return Buffer.from(record.name)
    case 'D':
      return record.bytes
    case 'E':
      return Buffer.from(JSON.stringify(record.end))
    case 'Z':
      return Buffer.alloc(0)
  }
}

/** The records of a file up to Z. Throws BackupError for one that is torn, damaged or something else. */
export async function* readBackup(input: Readable): AsyncGenerator<BackupRecord> {
  const decompress = createZstdDecompress()
  input.once('error', (error) => decompress.destroy(error))
  input.pipe(decompress)
  let waiting = Buffer.alloc(0)
  let first = true
  let whole = false
  try {
    for await (const bytes of decompress) {
      waiting = waiting.byteLength === 0 ? bytes : Buffer.concat([waiting, bytes])
      while (waiting.byteLength >= lead) {
        const length = waiting.readUInt32BE(1)
        if (length > longestRecord) throw new BackupError('This is no backup of PM Pilot.')
        if (waiting.byteLength < lead + length) break
        const record = parse(waiting.toString('latin1', 0, 1), waiting.subarray(lead, lead + length))
        if (first && record.kind !== 'H') throw new BackupError('This is no backup of PM Pilot.')
        first = false
        yield record
        whole = record.kind === 'Z'
        waiting = waiting.subarray(lead + length)
      }
    }
  } catch (error) {
    if (isZstdError(error)) throw new BackupError(first ? 'This is no backup of PM Pilot.' : tornText, { cause: error })
    throw error
  } finally {
    input.destroy()
    decompress.destroy()
  }
  // The last bytes are those of the compression: cut there, it has ended with an error above.
  if (!whole) throw new BackupError(tornText)
}

const tornText = 'The backup is torn or damaged: its end is missing or unreadable. Nothing was changed.'
const isZstdError = (error: unknown) => /^(ZSTD|Z_|ERR_)/.test(String((error as { code?: unknown }).code))

function parse(kind: string, bytes: Buffer): BackupRecord {
  switch (kind) {
    case 'H':
      return { kind, header: parseJson(bytes, header) }
    case 'T':
      return { kind, name: bytes.toString('utf8') }
    case 'D':
      return { kind, bytes }
    case 'E':
      return { kind, end: parseJson(bytes, tableEnd) }
    case 'Z':
      return { kind }
    default:
      throw new BackupError('This is no backup of PM Pilot.')
  }
}

function parseJson<Schema extends z.ZodType>(bytes: Buffer, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch (cause) {
    throw new BackupError('This is no backup that this version of PM Pilot can read.', { cause })
  }
}
