import type { Database } from '#server/db/database.ts'

/**
 * Gives a guest's runs to the account that the guest signed up for or in to. The guest's counters stay behind, so that
 * moved runs do not count against the account. Runs under way go on.
 */
export async function moveGuestData(database: Database, guestId: string, accountId: string): Promise<void> {
  if (guestId === accountId) return
  await database.pool.query(
    `with moved_runs as (
       update runs set user_id = $2, idempotency_key = null where user_id = $1
     )
     update agent_usage set user_id = $2 where user_id = $1`,
    [guestId, accountId],
  )
}
