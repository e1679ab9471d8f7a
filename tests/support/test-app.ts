import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { createLog } from '#server/observe/log.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'

export interface TestApp {
  url: string
  /** What the server answers to, as method and pattern. */
  routes: RunningServer['routes']
  connection: pg.ClientConfig
  /** The SECRET_KEY of its servers. */
  secret: string
  /** Everything that was logged, one JSON line each. */
  logged: string[]
  /** Plain SQL against the application's database. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** Another server on the same database, or on another one of the cluster. */
  secondServer(
    settings?: Record<string, string>,
    on?: pg.ClientConfig,
  ): Promise<{ url: string; close(): Promise<void> }>
  close(): Promise<void>
}

/** The secret of every test server, so that two of them fit one database. */
const secret = 'a secret for tests only, long enough to be taken'

/**
 * The one door to a whole server: a copy of the migrated database, a real port on loopback, the real parts. `settings` are
 * those of the environment; by default the built-in drafter writes and the library is searched.
 */
export async function createTestApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const cluster = inject('connection')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await admin(cluster, `create database ${database} template ${cluster.database}`)
  const connection = { ...cluster, database }
  const dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-app-'))
  const logged: string[] = []
  const start = (more: Record<string, string>, on: pg.ClientConfig = connection): Promise<RunningServer> => {
    const env = parseEnv({
      MODEL: 'built-in',
      SEARCH: 'library',
      PORT: '0',
      HOST: '127.0.0.1',
      SECRET_KEY: secret,
      DATA_DIR: dataDir,
      SIGN_INS_PER_ADDRESS: '10000',
      GUESTS_PER_ADDRESS: '10000',
      REQUESTS_PER_ACCOUNT: '1000000',
      REQUESTS_PER_ADDRESS: '1000000',
      ...settings,
      ...more,
    })
    return startServer(env, on, createLog('debug', { write: (line) => logged.push(line) }))
  }
  const server = await start({})
  const pool = new pg.Pool({ ...connection, max: 2 })
  pool.on('error', () => undefined)
  const others: RunningServer[] = []
  return {
    url: loopback(server.url),
    routes: server.routes,
    connection,
    secret,
    logged,
    query: async (text, values) => (await pool.query(text, values)).rows,
    async secondServer(more = {}, on = connection) {
      const other = await start(more, on)
      others.push(other)
      return { url: loopback(other.url), close: () => other.close() }
    },
    async close() {
      await Promise.all([server, ...others].map((each) => each.close().catch(() => undefined)))
      await pool.end()
      await admin(cluster, `drop database if exists ${database} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function loopback(url: string): string {
  return url.replace('localhost', '127.0.0.1')
}

async function admin(cluster: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...cluster, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
