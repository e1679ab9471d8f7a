import type { Database } from '#server/db/database.ts'
import { errorTable } from '#shared/errors/error-table.ts'
import { type EndedRun, finishWithoutResult } from './finish-run.ts'

/** Ends a run by its user's wish, on whichever server it is. Null when it had ended already. */
export function cancelRun(database: Database, runId: string): Promise<EndedRun | null> {
  return finishWithoutResult(database, { runId, fence: null }, 'cancelled', {
    type: 'run-error',
    code: 'RUN_CANCELLED',
    error: errorTable.RUN_CANCELLED.message,
  })
}
