import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'

/**
 * Gives a guest's runs and products to the account that the guest signed up for or in to, and removes the guest. The guest's counters go, so that
 * moved runs do not count against the account; the dashboard's totals come along, and one person stays one active user.
 * Runs under way go on.
 *
 * All at once: a run that is being stored is waited for and comes along, one that comes later finds no guest. Of two accounts that
 * claim one guest the first gets everything.
 */
export async function moveGuestData(database: Database, guestId: string, accountId: string): Promise<void> {
  if (guestId === accountId) return
  await inTransaction(database, async (client) => {
    // In the order of those who start and end runs: runs, counters, user. None of them waits for what we hold.
    await client.query('select from runs where user_id = $1 order by id for update', [guestId])
    await client.query(
      'select from usage_counters where user_id = any($1) order by user_id, period for no key update',
      [[guestId, accountId]],
    )
    await client.query('select from "user" where id = $1 for update', [guestId])
    // The statement sees what was stored up to now.
    await client.query(move, [guestId, accountId])
    await client.query('delete from "user" where id = $1 and is_anonymous', [guestId])
  })
}

const move = `
with moved_products as (
  update products set user_id = $2, prefills = false where user_id = $1
), moved_runs as (
  update runs set user_id = $2, idempotency_key = null where user_id = $1
), moved_versions as (
  update document_versions set author_id = $2 where author_id = $1
), by_agent as (
  insert into usage_by_agent as total (user_id, agent_id, succeeded, failed)
  select $2, agent_id, succeeded, failed from usage_by_agent where user_id = $1
  on conflict (user_id, agent_id) do update
  set succeeded = total.succeeded + excluded.succeeded, failed = total.failed + excluded.failed
), by_day as (
  insert into usage_by_day as total (user_id, day, uses) select $2, day, uses from usage_by_day where user_id = $1
  on conflict (user_id, day) do update set uses = total.uses + excluded.uses
), spent_by_day as (
  insert into model_spend_by_day as total (user_id, day, tokens, cost)
  select $2, day, tokens, cost from model_spend_by_day where user_id = $1
  on conflict (user_id, day) do update set tokens = total.tokens + excluded.tokens, cost = total.cost + excluded.cost
), left_by_agent as (
  delete from usage_by_agent where user_id = $1
), left_by_day as (
  delete from usage_by_day where user_id = $1
), guest_months as (
  delete from active_users where user_id = $1 returning period
), new_months as (
  insert into active_users (user_id, period) select $2, period from guest_months on conflict do nothing returning period
), counted_twice as (
  update monthly_actives set users = users - 1
  where period in (select period from guest_months except select period from new_months)
)
update agent_usage set user_id = $2 where user_id = $1`
