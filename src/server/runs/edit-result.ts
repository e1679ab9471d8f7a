import type { LiveAgent } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { toStorable } from '#server/db/storable-json.ts'
import type { ResultEdit } from '#shared/api/runs.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { RunRow } from './run-row.ts'

/**
 * Stores the user's edit as the next revision. Throws INVALID_INPUT with the fields, RUN_NOT_FINISHED, STALE_REVISION.
 */
export async function editResult(database: Database, agent: LiveAgent, row: RunRow, edit: ResultEdit) {
  if (row.status !== 'succeeded') throw new AppError('RUN_NOT_FINISHED')
  const parsed = agent.parseResult(cleanDeep(edit.result))
  if (!parsed.ok) throw new AppError('INVALID_INPUT', { userMessage: parsed.message, fields: parsed.fields })
  const { value, json } = toStorable(parsed.value)
  const { rows } = await database.pool.query<{ revision: number }>(
    `update runs set result = $4, revision = revision + 1
     where id = $1 and user_id = $2 and revision = $3 and status = 'succeeded' returning revision`,
    [row.id, row.user_id, edit.revision, json],
  )
  const saved = rows[0]
  if (!saved) throw new AppError('STALE_REVISION')
  return { result: value as Record<string, unknown>, revision: saved.revision }
}
