import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { owner } from './auth-schema.ts'
import { moment } from './column-types.ts'
import { products } from './product-schema.ts'

export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey(),
    user_id: owner('user_id'),
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
