import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'

export interface CleanUpTask {
  /** In the log and in the figures. */
  name: string
  /** One small transaction. `more` when another batch is worth a try. */
  batch(database: Database): Promise<{ removed: number; more: boolean }>
}

/** Any number that this program alone uses. */
const cleanUpLock = 7_361_204_119
const nothing = { removed: 0, more: false }
export const rowsPerBatch = 500

/** Runs `work` in a transaction that no other server is in at the same time; null when another one is. */
export async function underLock<Result>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result | null> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
      cleanUpLock,
    ])
    return rows[0]?.held ? work(client) : null
  })
}

/** Rows of a table by a condition. Names and condition are our own words. */
export function removeFrom(name: string, table: string, condition: string): CleanUpTask {
  return {
    name,
    batch: async (database) =>
      (await underLock(database, async (client) => {
        const { rowCount } = await client.query(
          `delete from ${table} where id in (select id from ${table} where ${condition} limit ${rowsPerBatch})`,
        )
        const removed = rowCount ?? 0
        return { removed, more: removed === rowsPerBatch }
      })) ?? nothing,
  }
}
