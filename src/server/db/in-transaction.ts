import type pg from 'pg'
import { type Database, isConnectionError } from './database.ts'

/**
 * Does `work` in a transaction: all of it or nothing. A connection goes back to the pool only when its transaction is surely over;
 * one that broke, or that no longer answers, is closed instead, or the next request would wait on it.
 */
export async function inTransaction<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    if (error instanceof Error && isConnectionError(error)) broken = error
    else
      await client.query('rollback').catch((cause: unknown) => {
        broken = cause instanceof Error ? cause : new Error(String(cause))
      })
    throw error
  } finally {
    client.release(broken)
  }
}
