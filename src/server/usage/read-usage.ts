import type { Database } from '#server/db/database.ts'
import { validSessionRows } from '#server/db/session-validity.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Usage } from '#shared/api/account.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { timeSavedHours, typicalSuccessRate } from '#shared/plans.ts'
import { lastDays } from './month.ts'
import { type AllowanceRow, allowanceColumns, allowanceFrom, thisMonth, toAllowance } from './read-allowance.ts'

interface UsageRow extends AllowanceRow {
  agents: { agent_id: string; succeeded: number; failed: number }[]
  days: Record<string, number>
  active_users: number | null
}

const daysShown = 30
const agentsShown = 5

const selectUsage = (standing: string) => `
select ${allowanceColumns},
  (select coalesce(jsonb_agg(jsonb_build_object('agent_id', agent_id, 'succeeded', succeeded, 'failed', failed)), '[]')
   from usage_by_agent where user_id = $1) as agents,
  (select coalesce(jsonb_object_agg(day, uses), '{}') from usage_by_day where user_id = $1 and day > (now() at time zone 'utc')::date - ${daysShown}) as days,
  (select users from monthly_actives where period = ${thisMonth}) as active_users
${allowanceFrom} and exists (select 1 from ${standing} s where s.id = $2 and s.user_id = u.id and s.expires_at > now())`

/**
 * Everything that the dashboard shows, in one query: a counter, a row per agent that the user ran, a row per day and one for
 * the month. None grows with the number of uses. Throws UNAUTHENTICATED where the session or key was revoked.
 */
export async function readUsage(database: Database, caller: Caller): Promise<Usage> {
  const { rows } = await database.pool.query<UsageRow>({
    name: caller.byKey ? 'read-usage-by-key' : 'read-usage',
    text: selectUsage(validSessionRows(caller)),
    values: [caller.userId, caller.sessionId],
  })
  const row = rows[0]
  if (!row) throw new AppError('UNAUTHENTICATED')
  const days = lastDays(row.now, daysShown)
  const used = row.agents.filter(({ succeeded }) => succeeded > 0)
  return {
    ...toAllowance(row),
    totals: totalsOf(row.agents),
    mostUsedAgents: used
      .map(({ agent_id, succeeded }) => ({ agentId: agent_id, uses: succeeded }))
      .sort((a, b) => b.uses - a.uses || a.agentId.localeCompare(b.agentId))
      .slice(0, agentsShown),
    usesPerDay: days.map((day) => ({ day, uses: row.days[day] ?? 0 })),
    monthlyActiveUsers: row.active_users ?? 0,
  }
}

/** Exported for its test. */
export function totalsOf(agents: readonly { succeeded: number; failed: number }[]): Usage['totals'] {
  const succeeded = agents.reduce((sum, agent) => sum + agent.succeeded, 0)
  const ended = agents.reduce((sum, agent) => sum + agent.succeeded + agent.failed, 0)
  return {
    agentRuns: ended,
    documentsGenerated: succeeded,
    successRate: ended === 0 ? typicalSuccessRate : Math.round((succeeded / ended) * 100),
    successRateMeasured: ended > 0,
    timeSavedHours: timeSavedHours(succeeded),
    agentsUsed: agents.filter((agent) => agent.succeeded > 0).length,
  }
}
