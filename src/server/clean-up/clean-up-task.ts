import type pg from 'pg'
import type { Database } from '#server/db/database.ts'

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
  { pool }: Database,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result | null> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
      cleanUpLock,
    ])
    const result = rows[0]?.held ? await work(client) : null
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that was in a transaction goes back only when the transaction is surely over.
    await client.query('rollback').catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error(String(cause))
    })
    throw error
  } finally {
    client.release(broken)
  }
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
