import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readAllowance } from '#server/usage/read-allowance.ts'
import { readUsage } from '#server/usage/read-usage.ts'

/**
 * The dashboard's queries with ten thousand and with ten million rows of agent_usage, each with the totals that the product keeps
 * beside them. A page that counted uses would be a thousand times slower; these must stay within 1.5.
 */
const sizes = (process.env.BENCH_USES ?? '10000,10000000').split(',').map(Number)
const samples = 4_000
const highestRatio = 1.5

interface Measured {
  p50: number
  p95: number
}

/** Uses of the last 90 days, evenly over users, agents and time; a user has a thousand of them in the large set. */
async function seed(client: pg.Client, uses: number): Promise<number> {
  const users = Math.max(100, uses / 1_000)
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
  return users
}

async function measure(users: number, call: (user: number) => Promise<unknown>): Promise<Measured> {
  const times: number[] = []
  // A fixed walk over the users: the same in each run, never the same user twice in a row.
  const userAt = (index: number) => (index * 7919) % users
  for (let index = 0; index < samples; index += 1) await call(userAt(index))
  for (let index = 0; index < samples; index += 1) {
    const at = performance.now()
    await call(userAt(index))
    times.push(performance.now() - at)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

const callerOf = (user: number) => ({ userId: `user${user}`, sessionId: `session${user}`, anonymous: false })

async function measureSize(connection: pg.ClientConfig, uses: number): Promise<Map<string, Measured>> {
  const admin = new pg.Client(connection)
  await admin.connect()
  const name = `bench_${uses}`
  await admin.query(`create database ${name}`)
  await admin.end()
  const own = { ...connection, database: name }
  await migrateDatabase(own)
  const client = new pg.Client(own)
  await client.connect()
  const started = performance.now()
  const users = await seed(client, uses)
  await client.end()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  process.stdout.write(`${uses} uses of ${users} users stored in ${seconds} s\n`)
  const database: Database = openDatabase(own, { onError: () => undefined, max: 1 })
  try {
    const check = await readUsage(database, callerOf(0))
    if (check.totals.agentRuns !== uses / users) throw new Error(`the totals say ${check.totals.agentRuns}`)
    return new Map([
      ['the whole dashboard', await measure(users, (user) => readUsage(database, callerOf(user)))],
      ['what is left of the plan', await measure(users, (user) => readAllowance(database, `user${user}`))],
    ])
  } finally {
    await database.close()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-dashboard-'))
// The settings spare the seeding; the queries measured use none of them.
const cluster = await startEmbeddedPostgres({
  dataDir,
  log: () => undefined,
  settings: { max_wal_size: '4GB', maintenance_work_mem: '512MB', work_mem: '128MB' },
})
try {
  const results: { uses: number; measured: Map<string, Measured> }[] = []
  for (const uses of sizes) results.push({ uses, measured: await measureSize(cluster.connection, uses) })
  const [small, large] = [results.at(0), results.at(-1)]
  for (const [query, first] of small?.measured ?? []) {
    const last = large?.measured.get(query) ?? first
    const ratio = last.p95 / first.p95
    const show = ({ p50, p95 }: Measured) => `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`
    process.stdout.write(
      `${query}: ${small?.uses} uses ${show(first)}; ${large?.uses} uses ${show(last)}; ratio of p95 ${ratio.toFixed(2)} (at most ${highestRatio})\n`,
    )
    if (ratio > highestRatio) process.exitCode = 1
  }
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
