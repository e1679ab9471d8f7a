import type { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import type { LibraryNoteRequest, libraryNotes } from '#shared/api/library.ts'

type Notes = z.infer<typeof libraryNotes>['notes']

/** The newest ones that an administrator is shown. */
const mostListed = 200

export async function storeNote(database: Database, market: string, { part, note }: LibraryNoteRequest): Promise<void> {
  await database.pool.query('insert into library_notes (market, part, note) values ($1, $2, $3)', [market, part, note])
}

export async function listNotes(database: Database): Promise<Notes> {
  const { rows } = await database.pool.query<Omit<Notes[number], 'createdAt'> & { created_at: Date }>(
    'select id::int, market, part, note, created_at from library_notes order by id desc limit $1',
    [mostListed],
  )
  return rows.map(({ created_at, ...note }) => ({ ...note, createdAt: created_at.toISOString() }))
}
