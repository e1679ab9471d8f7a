import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { plans } from '#shared/plans.ts'

/** Any number that this program alone uses: two servers that start at once migrate one after the other. */
const migrationLock = 7_361_204_118

/** Brings the database to this version's schema and seeds the plans. Safe to run at each start, on many servers. */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle({ client }), {
      migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
    })
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
