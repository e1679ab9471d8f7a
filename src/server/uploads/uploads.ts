import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { OpenFile } from '#agents/_kit/define-prepare.ts'
import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import type { Log } from '#server/observe/log.ts'
import type { Upload } from '#shared/api/uploads.ts'
import { cleanText } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { isTableFileName } from '#shared/table/table-file.ts'
import { completeUpload } from './complete-upload.ts'
import { assertRoomForFiles } from './room-for-files.ts'
import { createStoringThread } from './storing-thread.ts'
import { fetchToTemporaryFile } from './temporary-file.ts'
import { toUpload, type UploadRow, uploadColumns, wrongKind } from './upload-row.ts'

/** Files that users sent. Each has one owner: for everybody else it does not exist. */
export interface Uploads {
  /** Largest file, in bytes. */
  readonly largest: number
  /** Files that are arriving here. */
  active(): number
  /**
   * Stores a file while it arrives, and takes the memory of its bytes. The same content under the same name is the same upload, kept for another day. Throws
   * INVALID_INPUT for another kind of file, FILE_EMPTY, PAYLOAD_TOO_LARGE, STORAGE_FULL.
   */
  store(userId: string, fileName: string, content: AsyncIterable<Uint8Array>): Promise<Upload>
  /** Throws NOT_FOUND. */
  find(userId: string, uploadId: string): Promise<Upload>
  /** The bytes as a file on this machine, until it is closed. Throws NOT_FOUND. */
  open(userId: string, uploadId: string): Promise<OpenFile>
  remove(userId: string, uploadId: string): Promise<void>
  /** Throws STORAGE_FULL where all stored files together, notes included, leave no room. */
  assertRoom(): Promise<void>
  /** Deletes what is past its time. Every server does so now and then. */
  sweep(): Promise<void>
  close(): void
}

/** Newest files of one user that are kept; older ones make room. */
const filesPerUser = 10
/** A file whose sender went away. */
const unfinishedFor = '1 hour'
const sweepEveryMs = 10 * 60_000

export const goneText = 'This file is no longer stored. Please upload it again.'

export function createUploads(
  database: Database,
  options: { largest: number; total: number; parquet: boolean; log: Log },
): Uploads {
  const { pool } = database
  const { largest, total, parquet, log } = options
  const thread = createStoringThread({ connection: database.connection, largest, total, parquet })

  async function find(userId: string, uploadId: string): Promise<UploadRow> {
    const gone = () => new AppError('NOT_FOUND', { userMessage: goneText, fields: { fileData: goneText } })
    if (!uuid.test(uploadId)) throw gone()
    const { rows } = await pool.query<UploadRow>(
      `select ${uploadColumns} from uploads where id = $1 and user_id = $2 and complete and expires_at > now()`,
      [uploadId, userId],
    )
    if (!rows[0]) throw gone()
    return rows[0]
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
    active: thread.active,
    async store(userId, fileName, content) {
      const name = cleanText(fileName).split(/[\\/]/).at(-1)?.trim().slice(-255) ?? ''
      if (!isTableFileName(name, { parquet })) throw new AppError('INVALID_INPUT', wrongKind)
      const id = randomUUID()
      await pool.query(
        `insert into uploads (id, user_id, file_name, expires_at) values ($1, $2, $3, now() + $4::interval)`,
        [id, userId, name, unfinishedFor],
      )
      try {
        const file = await thread.store(id, content)
        const row = await completeUpload(pool, { id, userId, name, file })
        await makeRoom(pool, userId)
        return toUpload(row)
      } catch (error) {
        await pool.query('delete from uploads where id = $1', [id]).catch(() => undefined)
        throw error
      }
    },
    find: async (userId, uploadId) => toUpload(await find(userId, uploadId)),
    async open(userId, uploadId) {
      const row = await find(userId, uploadId)
      const file = await fetchToTemporaryFile({ connection: database.connection, uploadId: row.id })
      return { ...file, name: row.file_name, size: Number(row.bytes) }
    },
    async remove(userId, uploadId) {
      const row = await find(userId, uploadId)
      await pool.query('delete from uploads where id = $1 and user_id = $2', [row.id, userId])
    },
    assertRoom: () => assertRoomForFiles(pool, total),
    sweep,
    close() {
      clearInterval(timer)
      thread.close()
    },
  }
}

/** What another request is deleting at this moment is left to it: two that waited for each other's rows would end in a deadlock. */
async function makeRoom(pool: pg.Pool, userId: string): Promise<void> {
  await pool.query(
    `delete from uploads where id in (
       select id from uploads where id in (
         select id from uploads where user_id = $1 and complete order by created_at desc, id offset $2
       ) for update skip locked
     )`,
    [userId, filesPerUser],
  )
}
