import { rmSync } from 'node:fs'
import pg from 'pg'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readAllowance } from '#server/usage/read-allowance.ts'
import { readUsage } from '#server/usage/read-usage.ts'
import { databaseFolder } from '#tests/support/database-folder.ts'

/**
 * The dashboard's queries with ten thousand and with ten million rows of agent_usage, each with the totals that the product keeps
 * beside them. A page that counted uses would be a thousand times slower; these must stay within 1.5.
 */
const sizes = (process.env.BENCH_USES ?? '10000,10000000').split(',').map(Number)
/** The same hundred people in both: what grows is what each of them did. */
const users = 100
const samples = 4_000
const highestRatio = 1.5

interface Measured {
  p50: number
  p95: number
}

/** Uses of the last 90 days, evenly over users, agents and time. */
async function seed(client: pg.Client, uses: number): Promise<void> {
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `insert into "user" (id, name, email) select 'user' || n, 'Bench', 'user' || n || '@example.com'
     from generate_series(0, $1::int - 1) n`,
    [users],
  )
  await client.query(
    `insert into session (id, user_id, token, expires_at)
     select 'session' || n, 'user' || n, 'token' || n, now() + interval '1 day' from generate_series(0, $1::int - 1) n`,
    [users],
  )
  await client.query(
    `insert into user_subscriptions (user_id, plan_id, status) select 'user' || n, 'pro', 'active' from generate_series(0, $1::int - 1) n`,
    [users],
  )
  // Filled without its index and indexed after: the same table in a fraction of the time.
  await client.query('drop index agent_usage_user_used')
  await client.query(
    `insert into agent_usage (user_id, agent_id, session_id, used_at)
     select 'user' || n % $2::int, 'agent' || n / $2::int % 20, 'session' || n % $2::int,
       now() - interval '90 days' * (n::float8 / $1::int)
     from generate_series(0, $1::int - 1) n`,
    [uses, users],
  )
  await client.query('create index agent_usage_user_used on agent_usage (user_id, used_at)')
  await client.query(
    `insert into usage_by_agent (user_id, agent_id, succeeded)
     select user_id, agent_id, count(*) from agent_usage group by 1, 2`,
  )
  await client.query(
    `insert into usage_by_day (user_id, day, uses)
     select user_id, (used_at at time zone 'utc')::date, count(*) from agent_usage group by 1, 2`,
  )
  await client.query(
    `insert into active_users (user_id, period)
     select distinct user_id, to_char(used_at at time zone 'utc', 'YYYY-MM') from agent_usage`,
  )
  await client.query(`insert into monthly_actives (period, users) select period, count(*) from active_users group by 1`)
  await client.query(
    `insert into usage_counters (user_id, period, settled)
     select user_id, to_char(used_at at time zone 'utc', 'YYYY-MM'), count(*) from agent_usage group by 1, 2`,
  )
  await client.query('vacuum analyze')
}

type Query = (database: Database, user: number) => Promise<unknown>

const queries: Record<string, Query> = {
  'the whole dashboard': (database, user) => readUsage(database, callerOf(user)),
  'what is left of the plan': (database, user) => readAllowance(database, `user${user}`),
}

const callerOf = (user: number) => ({ userId: `user${user}`, sessionId: `session${user}`, anonymous: false })

/** In turns, so that whatever else the machine does meets all of them alike. */
async function measure(databases: readonly Database[], query: Query): Promise<Measured[]> {
  const times = databases.map((): number[] => [])
  for (let index = -500; index < samples; index += 1) {
    for (const [at, database] of databases.entries()) {
      const started = performance.now()
      await query(database, Math.abs(index * 7919) % users)
      if (index >= 0) times[at]?.push(performance.now() - started)
    }
  }
  return times.map((list) => {
    const sorted = list.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    return { p50: at(0.5), p95: at(0.95) }
  })
}

/** A database of its own with so many uses in it. */
async function openWith(connection: pg.ClientConfig, uses: number): Promise<Database> {
  const own = { ...connection, database: `bench_${uses}` }
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${own.database}`)
  await admin.end()
  await migrateDatabase(own)
  const client = new pg.Client(own)
  await client.connect()
  const started = performance.now()
  await seed(client, uses)
  await client.end()
  process.stdout.write(
    `${uses} uses of ${users} users stored in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  )
  const database = openDatabase(own, { onError: () => undefined, max: 1 })
  const { totals } = await readUsage(database, callerOf(0))
  if (totals.agentRuns !== uses / users) throw new Error(`the totals say ${totals.agentRuns}`)
  return database
}

const dataDir = databaseFolder('pm-pilot-dashboard-')
// The settings spare the seeding; the queries measured use none of them.
const cluster = await startEmbeddedPostgres({
  dataDir,
  log: () => undefined,
  settings: { max_wal_size: '4GB', maintenance_work_mem: '512MB', work_mem: '128MB' },
})
try {
  const databases: Database[] = []
  for (const uses of sizes) databases.push(await openWith(cluster.connection, uses))
  for (const [name, query] of Object.entries(queries)) {
    const measured = await measure(databases, query)
    const ratio = (measured.at(-1)?.p95 ?? Number.NaN) / (measured[0]?.p95 ?? Number.NaN)
    const each = measured.map(
      ({ p50, p95 }, at) => `${sizes[at]} uses p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
    )
    process.stdout.write(`${name}: ${each.join('; ')}; ratio of p95 ${ratio.toFixed(2)} (at most ${highestRatio})\n`)
    if (!(ratio <= highestRatio)) process.exitCode = 1
  }
  for (const database of databases) await database.close()
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
