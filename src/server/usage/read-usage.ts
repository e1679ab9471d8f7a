import type { Caller } from '#server/auth/caller.ts'
import type { Database } from '#server/db/database.ts'
import type { Usage } from '#shared/api/account.ts'
import { readEntitlement } from './entitlement.ts'

/** Plan, limit and what is left of it, for the page. Reads one counter row. */
export async function readUsage(database: Database, caller: Caller): Promise<Usage> {
  const { plan, limit, period } = await readEntitlement(database, caller)
  const { rows } = await database.pool.query<{ settled: number; reserved: number }>(
    'select settled, reserved from usage_counters where user_id = $1 and period = $2',
    [caller.userId, period],
  )
  const { settled = 0, reserved = 0 } = rows[0] ?? {}
  return {
    plan,
    limit,
    used: settled,
    reserved,
    remaining: limit === -1 ? -1 : Math.max(0, limit - settled - reserved),
    resetsAt: period === 'all' ? null : nextMonth(period),
  }
}

function nextMonth(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString()
}
