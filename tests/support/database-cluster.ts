import { rmSync } from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { databaseFolder } from './database-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    connection: { host: string; port: number; user: string; password: string; database: string }
  }
}

/** One PostgreSQL for all integration tests, with a migrated database that each test copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = databaseFolder('pm-pilot-test-')
  const cluster = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    // Tests may lose everything with the machine; waiting for the disk would only slow them down.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  await migrateDatabase(cluster.connection)
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await client.connect()
  await client.query(`alter database ${cluster.connection.database} with is_template true`)
  await client.end()
  project.provide('connection', cluster.connection)
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
