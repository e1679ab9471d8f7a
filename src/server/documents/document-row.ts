import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import type { DocumentView, FreeBlock, TouchedPlace } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** A document as the driver returns it: the run with what people did to its result. */
export interface DocumentRow {
  id: string
  user_id: string
  agent_id: string
  status: string
  input: Record<string, unknown>
  result: Record<string, unknown> | null
  revision: number
  created_at: Date
  finished_at: Date | null
  blocks: FreeBlock[]
  touched: TouchedPlace[]
}

/** A finished run's document, with its content. */
export type FinishedDocument = DocumentRow & { result: Record<string, unknown> }

interface Queryable {
  query: Database['pool']['query']
}

/**
 * The document of one of this user's runs: the one place where it is decided who may see or change a document. Throws NOT_FOUND,
 * also for another user's, and RUN_NOT_FINISHED. With `lock` others who change it wait.
 */
export async function readDocument(
  client: Queryable,
  userId: string,
  runId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<FinishedDocument> {
  if (!uuid.test(runId)) throw new AppError('NOT_FOUND')
  // Whoever waited for the lock must see what was stored meanwhile, so the lock comes in a statement of its own.
  if (lock) await client.query('select from runs where id = $1 and user_id = $2 for update', [runId, userId])
  const { rows } = await client.query<DocumentRow>(
    `select runs.id, user_id, agent_id, status, input, result, revision, created_at, finished_at,
       coalesce(documents.blocks, '[]') as blocks, coalesce(documents.touched, '[]') as touched
     from runs left join documents on documents.run_id = runs.id where runs.id = $1 and user_id = $2`,
    [runId, userId],
  )
  const row = rows[0]
  if (!row) throw new AppError('NOT_FOUND')
  if (row.status !== 'succeeded' || row.result === null) throw new AppError('RUN_NOT_FINISHED')
  return { ...row, result: row.result }
}

export const toDocumentView = ({ id, revision, result, blocks, touched }: FinishedDocument): DocumentView => ({
  id,
  revision,
  result,
  blocks,
  touched,
})
