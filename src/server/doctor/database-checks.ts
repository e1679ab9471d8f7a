import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { connectTo } from '#server/db/connect-to.ts'
import { runningCluster } from '#server/db/embedded/running-cluster.ts'
import { compareMigrations } from '#server/db/migrate.ts'
import type { Env } from '#server/env.ts'
import { secretFingerprint } from '#server/secret-key.ts'
import { type Check, type Finding, failed, ok, reasonOf, warning } from './check.ts'

const oldestVersion = 15
/** A server's pool and the connection that listens. */
const connectionsOfOneServer = 17
const oddClockMs = 2_000
const wrongClockMs = 60_000

/** Everything that one connection can say. Nothing is changed. */
export function databaseChecks(env: Env): Check[] {
  return [{ name: 'Database', run: () => checkDatabase(env) }]
}

async function checkDatabase(env: Env): Promise<Finding[]> {
  const cluster = env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : runningCluster(resolve(env.DATA_DIR))
  if (cluster === 'none') return [ok('the embedded one is set up at the first start')]
  if (cluster === 'stopped') return [ok('the embedded one is not running; npm start starts it'), ...checkKeyFile(env)]
  let client: pg.Client
  try {
    client = await connectTo({ ...cluster, connectionTimeoutMillis: 5_000, application_name: 'pm-pilot doctor' })
  } catch (error) {
    return [failed(`cannot be reached: ${reasonOf(error)}`, whyUnreachable(error))]
  }
  try {
    return [
      ...(await checkVersion(client)),
      ...(await checkConnections(client)),
      ...(await checkMigrations(client)),
      ...(await checkSecret(client, env)),
      await checkClock(client),
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}

function whyUnreachable(error: unknown): string {
  const code = String((error as { code?: unknown }).code ?? '')
  if (code.startsWith('28')) return 'The server refused the user or password in DATABASE_URL.'
  if (code === '3D000') return 'Create the database that DATABASE_URL names.'
  if (code === '53300') return 'The server has no connection left: raise max_connections or stop what holds them.'
  return 'Start the server that DATABASE_URL names and see that its host, port and firewall let this machine in.'
}

async function checkVersion(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ version: string; reads_only: boolean }>(
    `select current_setting('server_version') as version, pg_is_in_recovery() as reads_only`,
  )
  const { version = '', reads_only: readsOnly = false } = rows[0] ?? {}
  return [
    Number.parseInt(version, 10) >= oldestVersion
      ? ok(`PostgreSQL ${version}`)
      : failed(`PostgreSQL ${version}`, `Use version ${oldestVersion} or newer.`),
    ...(readsOnly ? [failed('it is a standby and takes no writes', 'Point DATABASE_URL at the primary.')] : []),
  ]
}

async function checkConnections(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ most: number; used: number }>(
    `select current_setting('max_connections')::int as most, (select count(*)::int from pg_stat_activity) as used`,
  )
  const { most = 0, used = 0 } = rows[0] ?? {}
  return most - used >= connectionsOfOneServer
    ? []
    : [warning(`${used} of ${most} connections are in use`, `One more server takes up to ${connectionsOfOneServer}.`)]
}

async function checkMigrations(client: pg.Client): Promise<Finding[]> {
  const { toCome, unknown } = await compareMigrations(client)
  if (unknown > 0) {
    return [
      failed(
        `it was migrated by a newer version (${unknown} steps that this one does not know)`,
        'Install that version again, or restore the backup that was made before it.',
      ),
    ]
  }
  return [ok(toCome === 0 ? 'all migrations are applied' : `${toCome} migrations are applied at the next start`)]
}

async function checkSecret(client: pg.Client, env: Env): Promise<Finding[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.installation') is not null as there`,
  )
  if (!rows[0]?.there) return []
  const stored = await client.query<{ value: string }>(
    `select value from installation where key = 'secret_fingerprint'`,
  )
  const wanted = stored.rows[0]?.value
  const file = join(env.DATA_DIR, 'secret-key')
  const secret = env.SECRET_KEY ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : null)
  if (wanted === undefined) return []
  if (secret === null) {
    return [
      failed(
        'its secret key is missing: neither SECRET_KEY nor DATA_DIR has one',
        'Put the one of this installation into SECRET_KEY.',
      ),
    ]
  }
  if (secretFingerprint(secret) === wanted) return [ok('the secret key fits')]
  if (env.SECRET_KEYS_OLD.some((old) => secretFingerprint(old) === wanted)) {
    return [ok('the secret key is new; stored credentials are sealed again at the next start')]
  }
  return [
    failed('it was written with another secret key', 'Restore that key in SECRET_KEY, or name it in SECRET_KEYS_OLD.'),
  ]
}

/** Without a connection: a data folder that has a database must have its key. */
function checkKeyFile(env: Env): Finding[] {
  if (env.SECRET_KEY || existsSync(join(env.DATA_DIR, 'secret-key'))) return []
  return [
    warning(
      'there is no secret key beside it',
      'Restore the file secret-key, or set SECRET_KEY, before the next start.',
    ),
  ]
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const { rows } = await client.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float as now',
  )
  const middle = (before + Date.now()) / 2
  return judgeClock((rows[0]?.now ?? 0) - middle)
}

/** `aheadMs`: how far the database's clock is before this machine's. */
export function judgeClock(aheadMs: number): Finding {
  const seconds = Math.abs(aheadMs / 1000)
  const says = `its clock is ${seconds.toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead of'} this machine's`
  const fix = 'Let both machines take their time from NTP: sign-ins and time limits compare the two.'
  if (Math.abs(aheadMs) >= wrongClockMs) return failed(says, fix)
  return Math.abs(aheadMs) >= oddClockMs ? warning(says, fix) : ok('both clocks agree')
}
