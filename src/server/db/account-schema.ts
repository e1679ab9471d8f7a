import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { owner, user } from './auth-schema.ts'
import { moment } from './column-types.ts'

export const profiles = pgTable('profiles', {
  id: text('id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  first_name: text('first_name'),
  last_name: text('last_name'),
})

export const subscriptionPlans = pgTable('subscription_plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** USD. */
  price: numeric('price', { precision: 10, scale: 2, mode: 'number' }).notNull(),
  billing_period: text('billing_period').notNull(),
  /** {free_agents, usage_limit, premium_agents, priority_support, api_access} */
  features: jsonb('features').notNull(),
})

export const userSubscriptions = pgTable('user_subscriptions', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  plan_id: text('plan_id').references(() => subscriptionPlans.id),
  status: text('status').notNull(),
  created_at: moment('created_at').notNull().default(sql`now()`),
  /** The trial of `plan_id` ends then, and `paid_plan_id` holds after it; null is no trial. Compared when it is read, so no job ends a trial. */
  ends_at: moment('ends_at'),
  /** During a trial: the plan that is paid for meanwhile and holds again after it; null is Free. */
  paid_plan_id: text('paid_plan_id').references(() => subscriptionPlans.id),
  /** "monthly" or "yearly": how the paid plan is paid for; null where none is. */
  billing: text('billing'),
  /** When the paid plan is paid for next; null where none is. */
  renews_at: moment('renews_at'),
  /** Set once and kept: an account has one trial. */
  trial_started_at: moment('trial_started_at'),
  /** The payment provider's own name for what was paid; null on Free and in a trial. */
  payment_reference: text('payment_reference'),
  /** Goes up with each change; makes a charge that is sent twice the same charge. */
  revision: integer('revision').notNull().default(0),
})

/** What was paid, one row for each payment that the provider took. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's own name for it: the same charge is stored once. */
    reference: text('reference').primaryKey(),
    user_id: owner('user_id'),
    plan_id: text('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    billing: text('billing').notNull(),
    /** US dollars. */
    amount: numeric('amount', { precision: 10, scale: 2, mode: 'number' }).notNull(),
    paid_at: moment('paid_at').notNull().default(sql`now()`),
    /** The end of what it pays for. */
    covers_until: moment('covers_until').notNull(),
  },
  (table) => [index('payments_by_user').on(table.user_id, table.paid_at)],
)

/** One row per successful run. Dashboards read the counters below, never this table as a whole. */
export const agentUsage = pgTable(
  'agent_usage',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: owner('user_id'),
    agent_id: text('agent_id').notNull(),
    session_id: text('session_id').notNull(),
    used_at: moment('used_at').notNull().default(sql`now()`),
  },
  (table) => [index('agent_usage_user_used').on(table.user_id, table.used_at)],
)

/** One vote per user and agent; voting again replaces the feedback. */
export const agentVotes = pgTable(
  'agent_votes',
  {
    user_id: owner('user_id'),
    agent_id: text('agent_id').notNull(),
    feedback: text('feedback'),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.agent_id] }), index('agent_votes_agent').on(table.agent_id)],
)

/** Who wants to hear of new articles. Unsubscribing deletes the row; it belongs to no account. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    /** Lower case. */
    email: text('email').primaryKey(),
    /** In the link that ends it. */
    token: text('token').notNull(),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex('newsletter_subscribers_token').on(table.token)],
)
