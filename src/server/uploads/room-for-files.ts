import type pg from 'pg'
import { AppError } from '#shared/errors/app-error.ts'

/** Throws STORAGE_FULL where all stored files have `total` bytes, notes included. Files that are still arriving count with what has arrived of them. */
export async function assertRoomForFiles(pool: pg.Pool, total: number): Promise<void> {
  const { rows } = await pool.query<{ stored: string }>(
    'select coalesce((select sum(bytes) from uploads), 0) + coalesce((select sum(bytes) from notes), 0) as stored',
  )
  if (Number(rows[0]?.stored ?? 0) >= total) throw new AppError('STORAGE_FULL')
}
