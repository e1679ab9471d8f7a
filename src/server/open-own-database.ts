import { resolve } from 'node:path'
import type pg from 'pg'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import type { Env } from './env.ts'
import type { Log } from './observe/log.ts'

export interface OwnDatabase {
  connection: pg.ClientConfig
  stop(): Promise<void>
}

/** The database of the settings, or the embedded one, which is started or shared with the servers that use it already. */
export async function openOwnDatabase(env: Env, log: Log): Promise<OwnDatabase> {
  if (env.DATABASE_URL) return { connection: { connectionString: env.DATABASE_URL }, stop: async () => undefined }
  const embedded = await startEmbeddedPostgres({
    dataDir: resolve(env.DATA_DIR),
    // Why it ended or does not start; its other lines may quote what users typed.
    log: (line) =>
      log[
        /PANIC|FATAL: {2}(?!the database system is|terminating)|^PostgreSQL (ended|could)/.test(line) ? 'warn' : 'debug'
      ]({ line }, 'postgresql'),
  })
  log.info({ at: embedded.connection.host }, 'embedded database ready')
  return embedded
}
