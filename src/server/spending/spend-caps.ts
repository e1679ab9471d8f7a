import type pg from 'pg'
import { thisMonth } from '#server/usage/read-allowance.ts'
import type { SpendCap } from '#shared/api/models.ts'

/** The caps that a run starts under; null where none is set. */
export interface StartCaps {
  day: SpendCap | null
  month: SpendCap | null
}

interface Amounts {
  tokens: number
  cost: number
}

/** What was taken, and what the runs under way are expected to take. */
export interface SpendState {
  byUser: ReadonlyMap<string, Amounts>
  month: Amounts
}

/** A number that nothing else locks by. Starts under caps go one after the other, so that each sees the one before. */
const capsLock = 7_361_204_119

export async function lockCaps(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [capsLock])
}

export async function readSpendState(
  client: Pick<pg.PoolClient, 'query'>,
  userIds: readonly string[],
): Promise<SpendState> {
  const { rows } = await client.query<{ user_id: string | null } & Amounts>({
    name: 'read-model-spending',
    text: `with open as (
        select user_id, coalesce(sum(expected_tokens), 0)::float8 as tokens, coalesce(sum(expected_cost), 0)::float8 as cost
        from runs where status in ('queued', 'running', 'asking') and expected_tokens is not null group by user_id
      )
      select asked.user_id, coalesce(d.tokens, 0)::float8 + coalesce(open.tokens, 0) as tokens,
        coalesce(d.cost, 0)::float8 + coalesce(open.cost, 0) as cost
      from unnest($1::text[]) as asked (user_id)
      left join model_spend_by_day d on d.user_id = asked.user_id and d.day = (now() at time zone 'utc')::date
      left join open on open.user_id = asked.user_id
      union all
      select null, coalesce((select tokens from model_spend_by_month where period = ${thisMonth}), 0)::float8
          + (select coalesce(sum(tokens), 0) from open),
        coalesce((select cost from model_spend_by_month where period = ${thisMonth}), 0)::float8
          + (select coalesce(sum(cost), 0) from open)`,
    values: [userIds],
  })
  const byUser = new Map(rows.flatMap(({ user_id, ...amounts }) => (user_id === null ? [] : [[user_id, amounts]])))
  const month = rows.find(({ user_id }) => user_id === null) ?? { tokens: 0, cost: 0 }
  return { byUser, month }
}

export const usedOf = (amounts: Amounts, { unit }: SpendCap): number => (unit === 'usd' ? amounts.cost : amounts.tokens)

/** Whether as much more fits under the cap. */
export const fits = (amounts: Amounts, more: Amounts, cap: SpendCap | null): boolean =>
  cap === null || usedOf(amounts, cap) + usedOf(more, cap) <= cap.amount
