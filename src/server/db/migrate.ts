import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { plans } from '#shared/plans.ts'
import { connectTo } from './connect-to.ts'

/** Any number that this program alone uses: two servers that start at once migrate one after the other. */
export const migrationLock = 7_361_204_118

/** Brings the database to this version's schema and seeds the plans. Safe to run at each start, on many servers. */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = await connectTo(connection)
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
    await client.end().catch(() => undefined)
  }
}

export interface Migration {
  hash: string
  /** Its statements. */
  sql: readonly string[]
}

/**
 * The generated files in order. Only the file reader of the schema library is used: its query builder would cost the server a
 * hundred megabytes for nothing else.
 */
export function readMigrations(): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)) })
}

/** Which migrations this database has had; none where it is empty. */
export async function appliedMigrations(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  )
  if (!found[0]?.there) return new Set()
  const { rows } = await client.query<{ hash: string }>('select hash from public.migrations')
  return new Set(rows.map(({ hash }) => hash))
}

/** Applies one and remembers it by its hash, in the transaction of the caller. */
export async function applyMigration(client: pg.Client, { hash, sql }: Migration): Promise<void> {
  await client.query(
    'create table if not exists migrations (hash text primary key, applied_at timestamptz not null default now())',
  )
  for (const statement of sql) await client.query(statement)
  await client.query('insert into migrations (hash) values ($1)', [hash])
}

async function applyMigrations(client: pg.Client): Promise<void> {
  const applied = await appliedMigrations(client)
  for (const migration of readMigrations()) {
    if (applied.has(migration.hash)) continue
    await client.query('begin')
    try {
      await applyMigration(client, migration)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
}

/** Changes nothing: how many migrations of this version are still to come, and how many the database has that this version lacks. */
export async function compareMigrations(client: pg.Client): Promise<{ toCome: number; unknown: number }> {
  const applied = await appliedMigrations(client)
  const own = readMigrations().map(({ hash }) => hash)
  const known = own.filter((hash) => applied.has(hash)).length
  return { toCome: own.length - known, unknown: applied.size - known }
}
