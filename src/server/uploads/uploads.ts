import { createHash, randomUUID } from 'node:crypto'
import { to as copyTo } from 'pg-copy-streams'
import type { OpenFile } from '#agents/_kit/define-prepare.ts'
import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/log.ts'
import type { Upload } from '#shared/api/uploads.ts'
import { cleanText } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { fileKind, kindBytes } from '#shared/table/file-kind.ts'
import { isTableFileName, tableFileMessages } from '#shared/table/table-file.ts'
import { copiedBytes } from './copied-bytes.ts'
import { inPieces } from './in-pieces.ts'
import { writeTemporaryFile } from './temporary-file.ts'

/** Files that users sent. Each has one owner: for everybody else it does not exist. */
export interface Uploads {
  /** Largest file, in bytes. */
  readonly largest: number
  /**
   * Stores a file while it arrives. The same content under the same name is the same upload, kept for another day. Throws
   * INVALID_INPUT for another kind of file, FILE_EMPTY, PAYLOAD_TOO_LARGE.
   */
  store(userId: string, fileName: string, content: AsyncIterable<Uint8Array>): Promise<Upload>
  /** Throws NOT_FOUND. */
  find(userId: string, uploadId: string): Promise<Upload>
  /** The bytes as a file on this machine, until it is closed. Throws NOT_FOUND. */
  open(userId: string, uploadId: string): Promise<OpenFile>
  remove(userId: string, uploadId: string): Promise<void>
  /** Deletes what is past its time. Every server does so now and then. */
  sweep(): Promise<void>
  close(): void
}

interface UploadRow {
  id: string
  file_name: string
  kind: Upload['kind']
  bytes: string
  expires_at: Date
}

/** Bytes of one row of `upload_chunks`. */
const pieceBytes = 1024 ** 2
/** Newest files of one user that are kept; older ones make room. */
const filesPerUser = 10
const keptFor = '1 day'
/** A file whose sender went away. */
const unfinishedFor = '1 hour'
const sweepEveryMs = 10 * 60_000
const columns = 'id, file_name, kind, bytes, expires_at'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const goneText = 'This file is no longer stored. Please upload it again.'

export function createUploads(database: Database, options: { largest: number; log: Log }): Uploads {
  const { pool } = database
  const { largest, log } = options
  const megabytes = Math.floor(largest / 1024 ** 2)
  const tooLarge = () =>
    new AppError('PAYLOAD_TOO_LARGE', {
      userMessage: `This file is larger than ${megabytes} MB. Please upload a smaller one, for example without the columns you do not need.`,
    })

  async function find(userId: string, uploadId: string): Promise<UploadRow> {
    const gone = () => new AppError('NOT_FOUND', { userMessage: goneText, fields: { fileData: goneText } })
    if (!uuid.test(uploadId)) throw gone()
    const { rows } = await pool.query<UploadRow>(
      `select ${columns} from uploads where id = $1 and user_id = $2 and complete and expires_at > now()`,
      [uploadId, userId],
    )
    if (!rows[0]) throw gone()
    return rows[0]
  }

  async function write(id: string, content: AsyncIterable<Uint8Array>) {
    const hash = createHash('sha256')
    let size = 0
    let kind: Upload['kind'] | null = null
    let seq = 0
    for await (const piece of inPieces(content, pieceBytes)) {
      size += piece.byteLength
      if (size > largest) throw tooLarge()
      if (seq === 0) {
        kind = fileKind(piece.subarray(0, kindBytes))
        if (kind === null) throw new AppError('INVALID_INPUT', wrongKind)
      }
      hash.update(piece)
      await pool.query({
        name: 'insert-upload-chunk',
        text: 'insert into upload_chunks (upload_id, seq, data) values ($1, $2, $3)',
        values: [id, seq, piece],
      })
      seq += 1
    }
    if (size === 0 || kind === null) throw new AppError('FILE_EMPTY')
    return { size, kind, sha256: hash.digest('hex') }
  }

  /** Makes the stored bytes an upload; where the user has the same file already, that one is kept instead. */
  async function complete(id: string, userId: string, name: string, file: Awaited<ReturnType<typeof write>>) {
    const earlier = await pool.query<UploadRow>(
      `update uploads set expires_at = now() + $4::interval
       where user_id = $1 and sha256 = $2 and file_name = $3 and complete and expires_at > now() returning ${columns}`,
      [userId, file.sha256, name, keptFor],
    )
    if (earlier.rows[0]) {
      await pool.query('delete from uploads where id = $1', [id])
      return earlier.rows[0]
    }
    await pool.query(
      'delete from uploads where user_id = $1 and sha256 = $2 and file_name = $3 and complete and expires_at <= now()',
      [userId, file.sha256, name],
    )
    const { rows } = await pool.query<UploadRow>(
      `update uploads set complete = true, kind = $2, bytes = $3, sha256 = $4, expires_at = now() + $5::interval
       where id = $1 returning ${columns}`,
      [id, file.kind, file.size, file.sha256, keptFor],
    )
    if (!rows[0]) throw new AppError('NOT_READY', { internal: 'an upload vanished while it was stored' })
    return rows[0]
  }

  async function makeRoom(userId: string): Promise<void> {
    await pool.query(
      `delete from uploads where id in (
         select id from uploads where user_id = $1 and complete order by created_at desc, id offset $2
       )`,
      [userId, filesPerUser],
    )
  }

  async function sweep(): Promise<void> {
    await pool.query('delete from uploads where expires_at <= now()')
  }

  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'expired files could not be deleted'))
  }, sweepEveryMs)
  timer.unref()

  return {
    largest,
    async store(userId, fileName, content) {
      const name = cleanText(fileName).split(/[\\/]/).at(-1)?.trim().slice(-255) ?? ''
      if (!isTableFileName(name)) throw new AppError('INVALID_INPUT', wrongKind)
      const id = randomUUID()
      await pool.query(
        `insert into uploads (id, user_id, file_name, expires_at) values ($1, $2, $3, now() + $4::interval)`,
        [id, userId, name, unfinishedFor],
      )
      try {
        const row = await storeOrFindSame(id, userId, name, await write(id, content))
        await makeRoom(userId)
        return toUpload(row)
      } catch (error) {
        await pool.query('delete from uploads where id = $1', [id]).catch(() => undefined)
        throw error
      }
    },
    find: async (userId, uploadId) => toUpload(await find(userId, uploadId)),
    async open(userId, uploadId) {
      const row = await find(userId, uploadId)
      const file = await writeTemporaryFile(readBytes(row.id))
      return { ...file, name: row.file_name, size: Number(row.bytes) }
    },
    async remove(userId, uploadId) {
      const row = await find(userId, uploadId)
      await pool.query('delete from uploads where id = $1 and user_id = $2', [row.id, userId])
    },
    sweep,
    close: () => clearInterval(timer),
  }

  /** Two requests may finish with the same file at the same moment: the second one then finds the first one's. */
  async function storeOrFindSame(...upload: Parameters<typeof complete>): Promise<UploadRow> {
    try {
      return await complete(...upload)
    } catch (error) {
      if ((error as { code?: unknown }).code !== '23505') throw error
      return complete(...upload)
    }
  }

  /** As a copy, since the driver reads every value of a query as text. */
  async function* readBytes(id: string): AsyncGenerator<Uint8Array> {
    if (!uuid.test(id)) throw new Error('no id of an upload')
    const client = await pool.connect()
    let isWhole = false
    try {
      // A copy takes no parameters.
      const rows = `select data from upload_chunks where upload_id = '${id}' order by seq`
      yield* copiedBytes(client.query(copyTo(`copy (${rows}) to stdout (format binary)`)))
      isWhole = true
    } finally {
      // In the middle of a copy a connection is of no use to others.
      client.release(!isWhole)
    }
  }
}

const wrongKind = { userMessage: tableFileMessages.wrongKind, fields: { fileData: tableFileMessages.wrongKind } }

function toUpload(row: UploadRow): Upload {
  return {
    uploadId: row.id,
    fileName: row.file_name,
    bytes: Number(row.bytes),
    kind: row.kind,
    expiresAt: row.expires_at.toISOString(),
  }
}
