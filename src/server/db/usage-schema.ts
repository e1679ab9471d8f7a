import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owner } from './auth-schema.ts'

/** Uses of one user in one period: `YYYY-MM` in UTC, or `all` for a guest. `reserved` is the number of runs in progress. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    user_id: owner('user_id'),
    period: text('period').notNull(),
    settled: integer('settled').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.period] }),
    check('usage_counters_not_negative', sql`${table.settled} >= 0 and ${table.reserved} >= 0`),
  ],
)

/**
 * The three tables below are kept by the statement that ends a run (finish-run.ts), so that the dashboard reads a few rows
 * however many uses there are. `runs` that were cancelled are in none of them.
 */
export const usageByAgent = pgTable(
  'usage_by_agent',
  {
    user_id: owner('user_id'),
    agent_id: text('agent_id').notNull(),
    succeeded: integer('succeeded').notNull().default(0),
    failed: integer('failed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.agent_id] })],
)

/** Uses of one user on one day in UTC. */
export const usageByDay = pgTable(
  'usage_by_day',
  {
    user_id: owner('user_id'),
    day: date('day').notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] })],
)

/** Who had a use in a month (`YYYY-MM` in UTC): distinguishes a first use from the others, so that nobody is counted twice. */
export const activeUsers = pgTable(
  'active_users',
  {
    period: text('period').notNull(),
    user_id: owner('user_id'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.period] })],
)

/** How many rows `active_users` got for a month. Somebody who leaves later was active all the same. */
export const monthlyActives = pgTable('monthly_actives', {
  period: text('period').primaryKey(),
  users: integer('users').notNull(),
})
