import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { BackupError } from '#server/backup/backup-error.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { type Env, parseEnv } from '#server/env.ts'

/**
 * Does `work` with the database of this installation's settings: the one of DATABASE_URL, else the embedded one, which is shared
 * with a server that runs, or started for this alone. What goes wrong is one readable line and exit code 1.
 */
export async function withDatabase(work: (connection: pg.ClientConfig, env: Env) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    const env = parseEnv(process.env)
    if (env.DATABASE_URL) return await work({ connectionString: env.DATABASE_URL }, env)
    const embedded = await startEmbeddedPostgres({ dataDir: resolve(env.DATA_DIR), log: () => undefined })
    try {
      await work(embedded.connection, env)
    } finally {
      await embedded.stop()
    }
  } catch (error) {
    const known = error instanceof BackupError
    process.stderr.write(`${known ? error.message : `It failed. ${error instanceof Error ? error.message : error}`}\n`)
    process.exitCode = 1
  }
}

export function showTables(tables: readonly { name: string; rows: number }[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const filled = tables.filter((table) => table.rows > 0)
  return `${rows.toLocaleString('en')} rows of ${filled.length} tables`
}
