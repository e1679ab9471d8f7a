import type { Database } from '#server/db/database.ts'
import type { Lease } from './finish-run.ts'
import { type RunRow, runColumns } from './run-row.ts'

const isOpen = `status in ('queued', 'running') and (status = 'queued' or lease_until < now())`

/** True when a run waits, or its server stopped renewing its lease. Reads only, for servers that have nothing else to do. */
export async function isAnyOpen(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ open: boolean }>({
    name: 'is-any-run-open',
    text: `select exists (select 1 from runs where ${isOpen}) as open`,
  })
  return rows[0]?.open ?? false
}

/**
 * Takes up to `room` runs that wait, or whose server stopped renewing its lease, oldest first. Two servers never take
 * the same one. The fence goes up, so that a server that was only slow cannot write any more.
 */
export async function claimRuns(
  database: Database,
  claim: { owner: string; room: number; leaseSeconds: number },
): Promise<RunRow[]> {
  const { rows } = await database.pool.query<RunRow>({
    name: 'claim-runs',
    text: `with open as (
        select id from runs
        where ${isOpen}
        order by created_at limit $2 for update skip locked
      )
      update runs set status = 'running', lease_owner = $1, lease_until = now() + make_interval(secs => $3),
        attempt = case when status = 'queued' then attempt else attempt + 1 end,
        fence = fence + 1, started_at = coalesce(started_at, now())
      from open where runs.id = open.id
      returning ${runColumns.replace(/\b(\w+)\b/g, 'runs.$1')},
        (extract(epoch from now() - runs.created_at) * 1000)::float8 - runs.waited_ms as age_ms`,
    values: [claim.owner, claim.room, claim.leaseSeconds],
  })
  return rows
}

/** Renews the leases of the runs that this server works on; returns the ids of those that it still holds. */
export async function renewLeases(database: Database, held: Lease[], leaseSeconds: number): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ id: string }>({
    name: 'renew-leases',
    // Locked in order, like everything that locks several runs: two statements never wait for each other.
    text: `with held as (
        select runs.id from runs join unnest($1::uuid[], $2::int[]) as mine (id, fence) on runs.id = mine.id and runs.fence = mine.fence
        where runs.status = 'running' order by runs.id for no key update of runs
      )
      update runs set lease_until = now() + make_interval(secs => $3) from held where runs.id = held.id
      returning runs.id`,
    values: [held.map(({ runId }) => runId), held.map(({ fence }) => fence), leaseSeconds],
  })
  return new Set(rows.map((row) => row.id))
}

/** Gives runs to other servers at once, as far as the database answers; otherwise their leases end by themselves. */
export async function endLeases(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await database.pool
    .query(`update runs set lease_until = now() where id = any($1::uuid[]) and status = 'running'`, [ids])
    .catch(() => undefined)
}
