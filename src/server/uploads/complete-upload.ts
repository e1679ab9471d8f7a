import type pg from 'pg'
import { AppError } from '#shared/errors/app-error.ts'
import { keptFor, type UploadRow, uploadColumns } from './upload-row.ts'
import type { WrittenFile } from './write-pieces.ts'

interface NewUpload {
  id: string
  userId: string
  name: string
  file: WrittenFile
}

/** Makes the stored bytes an upload; where the user has the same file already, that one is kept instead. */
export async function completeUpload(pool: pg.Pool, upload: NewUpload): Promise<UploadRow> {
  try {
    return await complete(pool, upload)
  } catch (error) {
    // Two requests may finish with the same file at the same moment: the second one then finds the first one's.
    if ((error as { code?: unknown }).code !== '23505') throw error
    return complete(pool, upload)
  }
}

async function complete(pool: pg.Pool, { id, userId, name, file }: NewUpload): Promise<UploadRow> {
  const earlier = await pool.query<UploadRow>(
    `update uploads set expires_at = now() + $4::interval
     where user_id = $1 and sha256 = $2 and file_name = $3 and complete and expires_at > now() returning ${uploadColumns}`,
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
     where id = $1 returning ${uploadColumns}`,
    [id, file.kind, file.size, file.sha256, keptFor],
  )
  if (!rows[0]) throw new AppError('NOT_READY', { internal: 'an upload vanished while it was stored' })
  return rows[0]
}
