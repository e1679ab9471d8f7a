import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import type { Note } from '#shared/api/context.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** Most notes of one account. */
const mostNotes = 30

interface NoteRow {
  id: string
  file_name: string
  characters: number
  shortened: boolean
  created_at: Date
}

const columns = 'id, file_name, characters, shortened, created_at'

const toNote = ({ id, file_name: fileName, characters, shortened, created_at }: NoteRow): Note => ({
  id,
  fileName,
  characters,
  shortened,
  createdAt: created_at.toISOString(),
})

export async function listNotes(database: Database, userId: string): Promise<Note[]> {
  const { rows } = await database.pool.query<NoteRow>(
    `select ${columns} from notes where user_id = $1 order by created_at desc, id`,
    [userId],
  )
  return rows.map(toNote)
}

/** Throws TOO_MANY_NOTES. */
export async function keepNote(
  database: Database,
  userId: string,
  { fileName, text, shortened }: { fileName: string; text: string; shortened: boolean },
): Promise<Note> {
  const { rows } = await database.pool.query<NoteRow>(
    `insert into notes (id, user_id, file_name, text, characters, bytes, shortened)
     select $1, $2, $3, $4, char_length($4), octet_length($4), $5
     where (select count(*) from notes where user_id = $2) < ${mostNotes} returning ${columns}`,
    [randomUUID(), userId, fileName, text, shortened],
  )
  if (!rows[0]) throw new AppError('TOO_MANY_NOTES')
  return toNote(rows[0])
}

/** Another user's note is answered like one that does not exist: NOT_FOUND. */
export async function removeNote(database: Database, userId: string, id: string): Promise<void> {
  if (!uuid.test(id)) throw new AppError('NOT_FOUND')
  const { rowCount } = await database.pool.query('delete from notes where id = $1 and user_id = $2', [id, userId])
  if (!rowCount) throw new AppError('NOT_FOUND')
}
