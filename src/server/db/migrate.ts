import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { plans } from '#shared/plans.ts'

/** Any number that this program alone uses: two servers that start at once migrate one after the other. */
const migrationLock = 7_361_204_118
const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Brings the database to this version's schema and seeds the plans. Safe to run at each start, on many servers. */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(client)
    for (const plan of plans) {
      const features = {
        free_agents: 'all',
        usage_limit: plan.usageLimit,
        premium_agents: true,
        priority_support: plan.prioritySupport,
        api_access: plan.apiAccess,
      }
      await client.query(
        `insert into subscription_plans (id, name, price, billing_period, features) values ($1, $2, $3, 'month', $4)
         on conflict (id) do update set name = $2, price = $3, features = $4`,
        [plan.id, plan.name, plan.priceMonthly, JSON.stringify(features)],
      )
    }
  } finally {
    await client.end()
  }
}

/**
 * Applies the generated files in order, each in a transaction, and remembers them by their hash. Only the file reader of the
 * schema library is used: its query builder would cost the server a hundred megabytes for nothing else.
 */
async function applyMigrations(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists migrations (hash text primary key, applied_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ hash: string }>('select hash from migrations')
  const applied = new Set(rows.map((row) => row.hash))
  for (const { hash, sql } of readMigrationFiles({ migrationsFolder })) {
    if (applied.has(hash)) continue
    await client.query('begin')
    try {
      for (const statement of sql) await client.query(statement)
      await client.query('insert into migrations (hash) values ($1)', [hash])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
}

/** Changes nothing: how many migrations of this version are still to come, and how many the database has that this version lacks. */
export async function compareMigrations(client: pg.Client): Promise<{ toCome: number; unknown: number }> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  )
  const applied = rows[0]?.there
    ? await client.query<{ hash: string }>('select hash from public.migrations')
    : { rows: [] }
  const own = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  const known = applied.rows.filter(({ hash }) => own.has(hash)).length
  return { toCome: own.size - known, unknown: applied.rows.length - known }
}
