import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { session, user } from './auth-schema.ts'
import { moment } from './column-types.ts'

export * from './auth-schema.ts'
export * from './library-schema.ts'
export * from './model-schema.ts'
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
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
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

/** What a user works on: the words of a product, and what the user confirmed of their reading. A blank part is not known. */
export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    description: text('description').notNull().default(''),
    audience: text('audience').notNull().default(''),
    market: text('market').notNull().default(''),
    /** Corrections (shared/corrections.ts) that hold for every run of the product; the rest of the reading follows from the words. */
    reading: jsonb('reading').notNull().default({}),
    /** Of the reading: 0 until something was confirmed, one more with each change. */
    revision: integer('revision').notNull().default(0),
    /** When its words or its reading changed last: what was written before then may say what no longer holds. */
    words_at: moment('words_at').notNull().default(sql`now()`),
    /** The one product that empty forms start with. */
    prefills: boolean('prefills').notNull().default(false),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('products_user_updated').on(table.user_id, table.updated_at.desc()),
    uniqueIndex('products_prefills').on(table.user_id).where(sql`prefills`),
  ],
)

/** What a user knows of a product: it outranks the library and a model in every result of the product. */
export const productFacts = pgTable(
  'product_facts',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    product_id: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    /** Words or an address; '' where none was given. */
    source: text('source').notNull().default(''),
    /** YYYY-MM-DD, as typed; '' where none was given. */
    date: text('date').notNull().default(''),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('product_facts_product').on(table.product_id, table.created_at.desc(), table.id.desc()),
    check('product_facts_kind', sql`${table.kind} in ('rival', 'price', 'figure', 'quote', 'decision', 'other')`),
  ],
)

/** What an agent keeps of a user's corrections for later runs, by keys of its own: of one product, or of the account. */
export const agentMemories = pgTable(
  'agent_memories',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    agent_id: text('agent_id').notNull(),
    /** Null where it holds for runs without a product. */
    product_id: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('agent_memories_one').on(table.user_id, table.agent_id, table.product_id, table.key).nullsNotDistinct(),
  ],
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
    /** The product that it was written for; null for most runs, and once the product is removed. */
    product_id: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** Products that it was offered to and that the user said it does not belong to: a list of ids; null for most runs. */
    declined_products: jsonb('declined_products'),
    /** The first words of the input; the result's title once there is one. */
    title: text('title').notNull(),
    /** What the user calls it; null where nothing else than the title. */
    name: text('name'),
    /** What the result calls the product that it is about; null before the end, and where it is about none. */
    subject: text('subject'),
    /** When the user pinned it; null where not. */
    pinned_at: moment('pinned_at'),
    result: jsonb('result'),
    revision: integer('revision').notNull().default(0),
    model: text('model').notNull(),
    prompt_version: integer('prompt_version'),
    /** Which version of the built-in writer, or of the agent's prompt, wrote the result; null before the end and for runs of earlier times. */
    writer_version: text('writer_version'),
    input_tokens: integer('input_tokens'),
    output_tokens: integer('output_tokens'),
    /** US dollars of those tokens by the price at that time; null where none was set. */
    cost: doublePrecision('cost'),
    /** "quick" or "thorough". */
    mode: text('mode').notNull().default('quick'),
    /** True where the user's own key pays. */
    own_key: boolean('own_key').notNull().default(false),
    /** What goes along beside the form: {results, notes, voice}; null for most runs. */
    context: jsonb('context'),
    /** What it was expected to take when it started, for caps while it goes on; null where no cap was set. */
    expected_tokens: integer('expected_tokens'),
    expected_cost: doublePrecision('expected_cost'),
    /** Whether it may ask what the reading of a model is not sure of. */
    may_ask: boolean('may_ask').notNull().default(false),
    /** What it has asked; stays when it was answered, so that a run asks once. */
    questions: jsonb('questions'),
    /** Since when it waits for an answer; null where it does not. */
    asked_at: moment('asked_at'),
    /** Milliseconds that it has waited for an answer: they are no part of its time. */
    waited_ms: bigint('waited_ms', { mode: 'number' }).notNull().default(0),
    error_code: text('error_code'),
    error_text: text('error_text'),
    idempotency_key: text('idempotency_key'),
    /** SHA-256 of the function and body, to distinguish a repeated request from another one under the same key. */
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
    index('runs_pinned').on(table.user_id, table.pinned_at.desc()).where(sql`pinned_at is not null`),
    /** For the clean-up, which goes by the time at which runs ended. */
    index('runs_finished').on(table.finished_at, table.id).where(sql`status = 'succeeded'`),
    /** For the removal of products. */
    index('runs_product').on(table.product_id).where(sql`product_id is not null`),
    index('runs_open').on(table.created_at).where(sql`status in ('queued', 'running')`),
    index('runs_asking').on(table.user_id, table.asked_at).where(sql`status = 'asking'`),
    check('runs_status', sql`${table.status} in ('queued', 'running', 'asking', 'succeeded', 'failed', 'cancelled')`),
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

/**
 * What people did to a result beside its text, which is the run's own. A run has no row until somebody edits it: it is a document all
 * the same, with one version.
 */
export const documents = pgTable('documents', {
  run_id: uuid('run_id')
    .primaryKey()
    .references(() => runs.id, { onDelete: 'cascade' }),
  /** Blocks that a person added: [{id, under, text}]. */
  blocks: jsonb('blocks').notNull().default([]),
  /** Places that a person changed: [{pointer, passage, at}]. */
  touched: jsonb('touched').notNull().default([]),
  /** What a person said of changes before it: {answer, by, at}. Changes after `at` are asked about again. */
  reviewed: jsonb('reviewed'),
})

/** Every state that was ever saved; the last one says the same as the run and its document. */
export const documentVersions = pgTable(
  'document_versions',
  {
    run_id: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    /** The revision of the run's result that it is. */
    number: integer('number').notNull(),
    author_id: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    restored: integer('restored'),
    note: text('note').notNull().default(''),
    name: text('name').notNull().default(''),
    result: jsonb('result').notNull(),
    blocks: jsonb('blocks').notNull().default([]),
    /** From the version before, as they were made: others who edit at the same time are placed by them. */
    changes: jsonb('changes').notNull().default([]),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.run_id, table.number] }),
    index('document_versions_author').on(table.author_id).where(sql`author_id is not null`),
    check('document_versions_reason', sql`${table.reason} in ('written', 'earlier', 'edited', 'restored')`),
  ],
)

/** Links by which anybody reads a document, or those of a product, without an account (server/sharing). */
export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** The document that it opens, or else the product whose documents it opens. */
    run_id: uuid('run_id').references(() => runs.id, { onDelete: 'cascade' }),
    product_id: uuid('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** Who made it. */
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in its address, which is kept nowhere. */
    token_hash: text('token_hash').notNull(),
    /** Who it is for, in the words of its maker. */
    name: text('name').notNull().default(''),
    /** The version that it shows; null for whatever is the latest one. */
    version: integer('version'),
    /** Of a product's link: the documents that it shows and the version of each, {id: number}; null for all as they are. */
    pinned: jsonb('pinned'),
    /** Null where the link alone opens the document. */
    password_hash: text('password_hash'),
    expires_at: moment('expires_at').notNull(),
    opens: integer('opens').notNull().default(0),
    last_opened_at: moment('last_opened_at'),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('share_links_token').on(table.token_hash),
    index('share_links_run').on(table.run_id, table.created_at.desc()),
    index('share_links_product').on(table.product_id, table.created_at.desc()),
    check('share_links_one', sql`num_nonnulls(${table.run_id}, ${table.product_id}) = 1`),
    index('share_links_user').on(table.user_id),
    /** For administrators, who see those of everybody. */
    index('share_links_created').on(table.created_at.desc(), table.id.desc()),
  ],
)

/** What people say about one block of a document (server/comments). One whose comments are all gone is shown nowhere. */
export const commentThreads = pgTable(
  'comment_threads',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    run_id: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    /** The link through which it was begun: readers of that link see it. Null where its owner began it, and once the link is gone. */
    link_id: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    /** {pointer, at, length, said}: the block in the latest version; null for words that the agent's view adds by itself. */
    place: jsonb('place'),
    /** True while what it was about is gone. */
    gone: boolean('gone').notNull().default(false),
    /** The block's words when it was begun. */
    quote: text('quote').notNull(),
    resolved_at: moment('resolved_at'),
    resolved_by: text('resolved_by').references(() => user.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull().default(sql`now()`),
    /** When something was said or decided last. */
    active_at: moment('active_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('comment_threads_run').on(table.run_id, table.active_at.desc(), table.id.desc()),
    index('comment_threads_link').on(table.link_id).where(sql`link_id is not null`),
    index('comment_threads_resolved_by').on(table.resolved_by).where(sql`resolved_by is not null`),
  ],
)

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    thread_id: uuid('thread_id')
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    author_id: text('author_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    created_at: moment('created_at').notNull().default(sql`now()`),
    edited_at: moment('edited_at'),
  },
  (table) => [
    index('comments_thread').on(table.thread_id, table.created_at.desc(), table.id.desc()),
    index('comments_author').on(table.author_id),
  ],
)

/** Until when a person has seen the comments of a document. */
export const commentReads = pgTable(
  'comment_reads',
  {
    run_id: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    seen_at: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.user_id] }), index('comment_reads_user').on(table.user_id)],
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

/** What a model's run has paid for and finished: a run that is taken up again goes on behind it. One row for each step. */
export const runSteps = pgTable(
  'run_steps',
  {
    run_id: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of what it was made from: with another input it is done anew. */
    input_hash: text('input_hash').notNull(),
    output: jsonb('output'),
    input_tokens: integer('input_tokens'),
    output_tokens: integer('output_tokens'),
    ms: integer('ms').notNull(),
    at: moment('at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.name] })],
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
