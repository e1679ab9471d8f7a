import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { session, user } from './auth-schema.ts'
import { moment } from './column-types.ts'

export * from './auth-schema.ts'
export * from './upload-schema.ts'
export * from './usage-schema.ts'

/** Facts about the installation itself, such as the fingerprint of the secret key that its data was written with. */
export const installation = pgTable('installation', { key: text('key').primaryKey(), value: text('value').notNull() })

export const profiles = pgTable('profiles', {
  id: text('id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  first_name: text('first_name'),
  last_name: text('last_name'),
})

/** The product that a user works on; it prefills forms. A blank part is not known. */
export const productProfiles = pgTable('product_profiles', {
  user_id: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  name: text('name').notNull().default(''),
  description: text('description').notNull().default(''),
  audience: text('audience').notNull().default(''),
  market: text('market').notNull().default(''),
  updated_at: moment('updated_at').notNull().default(sql`now()`),
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
  /** The plan holds until then, and Free after it; null is without end. Compared when it is read, so no job ends a trial. */
  ends_at: moment('ends_at'),
  /** Set once and kept: an account has one trial. */
  trial_started_at: moment('trial_started_at'),
  /** The payment provider's own name for what was paid; null on Free and in a trial. */
  payment_reference: text('payment_reference'),
  /** Goes up with each change; makes a charge that is sent twice the same charge. */
  revision: integer('revision').notNull().default(0),
})

/** One row per successful run. Dashboards read the counters below, never this table as a whole. */
export const agentUsage = pgTable(
  'agent_usage',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
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
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    agent_id: text('agent_id').notNull(),
    feedback: text('feedback'),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.agent_id] }), index('agent_votes_agent').on(table.agent_id)],
)

export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The session that started it; goes to agent_usage. */
    session_id: text('session_id').notNull(),
    agent_id: text('agent_id').notNull(),
    status: text('status').notNull(),
    /** The period that holds its reservation. */
    period: text('period').notNull(),
    input: jsonb('input').notNull(),
    /** What the user put right of the reading; null for most runs. */
    corrections: jsonb('corrections'),
    title: text('title').notNull(),
    result: jsonb('result'),
    revision: integer('revision').notNull().default(0),
    model: text('model').notNull(),
    prompt_version: integer('prompt_version'),
    input_tokens: integer('input_tokens'),
    output_tokens: integer('output_tokens'),
    error_code: text('error_code'),
    error_text: text('error_text'),
    idempotency_key: text('idempotency_key'),
    /** SHA-256 of the function and body, to tell a repeated request from another one under the same key. */
    body_hash: text('body_hash').notNull(),
    /** The server that works on it, until when, and the number that its writes must carry. */
    lease_owner: uuid('lease_owner'),
    lease_until: moment('lease_until'),
    fence: integer('fence').notNull().default(0),
    attempt: smallint('attempt').notNull().default(0),
    /** {requestId, traceparent, plan}: where it came from, for logs, traces and counts. */
    origin: jsonb('origin'),
    created_at: moment('created_at').notNull().default(sql`now()`),
    started_at: moment('started_at'),
    finished_at: moment('finished_at'),
  },
  (table) => [
    index('runs_user_created').on(table.user_id, table.created_at.desc(), table.id.desc()),
    uniqueIndex('runs_idempotency').on(table.user_id, table.idempotency_key).where(sql`idempotency_key is not null`),
    /** For the clean-up, which goes by the time at which runs ended. */
    index('runs_finished').on(table.finished_at, table.id).where(sql`status = 'succeeded'`),
    index('runs_open').on(table.created_at).where(sql`status in ('queued', 'running')`),
    check('runs_status', sql`${table.status} in ('queued', 'running', 'succeeded', 'failed', 'cancelled')`),
  ],
)

/** Confluence, remembered. The token is sealed (secrets/keyring.ts) and leaves the server only towards the instance. */
export const userConfluenceConfig = pgTable('user_confluence_config', {
  id: uuid('id').primaryKey(),
  user_id: text('user_id')
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  instance_type: text('instance_type').notNull(),
  instance_url: text('instance_url').notNull(),
  space_key: text('space_key').notNull(),
  username: text('username').notNull(),
  api_token: text('api_token').notNull(),
  page_update_mode: text('page_update_mode').notNull(),
  default_page_title: text('default_page_title').notNull(),
  include_timestamp: boolean('include_timestamp').notNull(),
  existing_page_id: text('existing_page_id').notNull().default(''),
  created_at: moment('created_at').notNull().default(sql`now()`),
  updated_at: moment('updated_at').notNull().default(sql`now()`),
})

/** Credentials that are not remembered: they go with the session that saved them. `config.apiToken` is sealed. */
export const userIntegrations = pgTable(
  'user_integrations',
  {
    id: uuid('id').primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    integration_type: text('integration_type').notNull(),
    config: jsonb('config').notNull(),
    status: text('status').notNull(),
    session_id: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('user_integrations_user_type').on(table.user_id, table.integration_type),
    index('user_integrations_session').on(table.session_id),
  ],
)

/** Where a result was sent in Confluence: the link of a page outlives the visit in which it was made. */
export const sentPages = pgTable(
  'sent_pages',
  {
    run_id: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    instance_url: text('instance_url').notNull(),
    page_id: text('page_id').notNull(),
    title: text('title').notNull(),
    space_key: text('space_key').notNull(),
    url: text('url').notNull(),
    /** Of the page, after the result was on it. */
    version: integer('version').notNull(),
    /** Of the result, as it was sent. */
    revision: integer('revision').notNull(),
    sent_at: moment('sent_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.run_id, table.instance_url, table.page_id] }),
    index('sent_pages_user').on(table.user_id),
  ],
)

/** The stream of each run. `seq` counts from 1 without gaps. */
export const runEvents = pgTable(
  'run_events',
  {
    run_id: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    data: jsonb('data').notNull(),
    at: moment('at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.seq] })],
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
