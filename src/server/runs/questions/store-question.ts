import type { Database } from '#server/db/database.ts'
import { toStorable } from '#server/db/storable-json.ts'
import type { UnsureItem } from '#shared/corrections.ts'
import type { Lease } from '../finish-run.ts'
import { eventRow, rowJson, type StoredEvent } from '../stored-event.ts'

/** The fence goes up: whatever else the server that asked still wants to write to the run is refused. */
const statement = `
with asking as (
  update runs set status = 'asking', questions = $3, asked_at = now(), lease_owner = null, lease_until = null, fence = fence + 1
  where id = $1 and fence = $2 and status = 'running'
  returning id
), event as (
  insert into run_events (run_id, seq, type, data)
  select event.run_id, event.seq, event.type, event.data
  from json_to_recordset($4::json) as event (run_id uuid, seq int, type text, data jsonb) join asking on asking.id = event.run_id
)
select id from asking`

/**
 * Puts a run aside until its user answers: what it had not stored yet with the question as the last event. False where the run is
 * another server's by now, or has ended.
 */
export async function storeQuestion(
  database: Database,
  lease: Lease,
  questions: readonly UnsureItem[],
  events: readonly StoredEvent[],
): Promise<boolean> {
  const rows = events.map((stored) => eventRow(lease, stored, rowJson(stored)))
  const values = [lease.runId, lease.fence, toStorable(questions).json, `[${rows.join(',')}]`]
  const { rowCount } = await database.pool.query({ name: 'store-question', text: statement, values })
  return rowCount === 1
}
