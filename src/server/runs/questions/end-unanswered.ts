import type { Database } from '#server/db/database.ts'
import { errorTable } from '#shared/errors/error-table.ts'
import { type EndedRun, finishWithoutResult } from '../finish-run.ts'

export interface UnansweredRun extends EndedRun {
  id: string
}

const runsAtOnce = 100

/** Ends the runs that nobody has answered for a day; their uses are released. Several servers may do so at once: each run is ended by one. */
export async function endUnanswered(database: Database): Promise<UnansweredRun[]> {
  const { rows } = await database.pool.query<{ id: string }>({
    name: 'unanswered-runs',
    text: `select id from runs where status = 'asking' and asked_at < now() - interval '1 day' order by asked_at limit ${runsAtOnce}`,
  })
  const ended: UnansweredRun[] = []
  for (const { id } of rows) {
    const run = await finishWithoutResult(database, { runId: id, fence: null }, 'cancelled', {
      type: 'run-error',
      code: 'QUESTION_UNANSWERED',
      error: errorTable.QUESTION_UNANSWERED.message,
    })
    if (run) ended.push({ id, ...run })
  }
  return ended
}
