import type { Database } from '#server/db/database.ts'
import type { Caller } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { isEmptyContext, runContext, type StoredRunContext } from '#shared/api/run-context.ts'
import { AppError } from '#shared/errors/app-error.ts'

/**
 * What a request wants to go along, where all of it is the caller's own, with the versions of its results; null where it wants nothing. Another user's result or note is
 * answered like one that does not exist. Throws INVALID_INPUT, GUEST_NOT_ALLOWED, NOT_FOUND.
 */
export async function checkedContext(
  database: Database,
  caller: Caller,
  sent: unknown,
): Promise<StoredRunContext | null> {
  if (sent === undefined || sent === null) return null
  const given = parseRequest(runContext, sent)
  const wanted = { ...given, results: [...new Set(given.results)], notes: [...new Set(given.notes)] }
  if (isEmptyContext(wanted)) return null
  if (caller.anonymous) throw new AppError('GUEST_NOT_ALLOWED')
  const { rows } = await database.pool.query<{ versions: Record<string, number>; notes: number }>(
    `select (
         select coalesce(jsonb_object_agg(id, revision), '{}') from runs
         where user_id = $1 and id = any($2::uuid[]) and status = 'succeeded'
       ) as versions,
       (select count(*)::int from notes where user_id = $1 and id = any($3::uuid[])) as notes`,
    [caller.userId, wanted.results, wanted.notes],
  )
  const [found] = rows
  const versions = found?.versions ?? {}
  if (Object.keys(versions).length !== wanted.results.length || found?.notes !== wanted.notes.length) {
    throw new AppError('NOT_FOUND', { userMessage: 'A result or a note that goes along is no longer there.' })
  }
  return wanted.results.length > 0 ? { ...wanted, versions, byItem: true } : wanted
}
