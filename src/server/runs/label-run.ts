import type { Database } from '#server/db/database.ts'
import type { RunLabels } from '#shared/api/runs.ts'
import type { RunRow } from './run-row.ts'

/** Stores what the user calls a run and whether it stands first. What is not given stays; a run pinned again stays where it is. */
export async function labelRun(database: Database, row: RunRow, { title, pinned }: RunLabels): Promise<void> {
  await database.pool.query(
    `update runs set
       name = case when $3::text is null then name else nullif($3, '') end,
       pinned_at = case when $4::boolean is null then pinned_at when $4 then coalesce(pinned_at, now()) end
     where id = $1 and user_id = $2`,
    [row.id, row.user_id, title ?? null, pinned ?? null],
  )
}
