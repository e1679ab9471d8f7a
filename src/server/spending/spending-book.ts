import type { Database } from '#server/db/database.ts'
import { inBatches } from '#server/db/in-batches.ts'
import { thisMonth } from '#server/usage/read-allowance.ts'

/** What one call to a model took. */
export interface Spent {
  userId: string
  tokens: number
  /** US dollars; 0 where no price is set. */
  cost: number
}

/** Adds a call to the totals of its user's day and of the month. What fails, fails for the caps and not for the run. */
export type RecordSpent = (spent: Spent) => Promise<void>

/** Rows are locked in the order of users, and the month behind them, so that two servers never wait for each other. */
const add = `
with spent as (
  select * from json_to_recordset($1::json) as spent ("userId" text, tokens bigint, cost float8)
), by_day as (
  insert into model_spend_by_day as total (user_id, day, tokens, cost)
  select u.id, (now() at time zone 'utc')::date, sum(spent.tokens), sum(spent.cost)
  from spent join "user" u on u.id = spent."userId" group by u.id order by u.id
  on conflict (user_id, day) do update set tokens = total.tokens + excluded.tokens, cost = total.cost + excluded.cost
  returning 1
)
insert into model_spend_by_month as total (period, tokens, cost)
select ${thisMonth}, sum(tokens), sum(cost) from spent cross join (select count(*) from by_day) as first
on conflict (period) do update set tokens = total.tokens + excluded.tokens, cost = total.cost + excluded.cost`

export function createSpendingBook(database: Database): RecordSpent {
  return inBatches({
    most: 64,
    work: async (spent: readonly Spent[]) => {
      await database.pool.query({ name: 'add-model-spending', text: add, values: [JSON.stringify(spent)] })
      return spent.map(() => undefined)
    },
  })
}
