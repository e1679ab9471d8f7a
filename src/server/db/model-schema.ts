import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
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

/** US dollars; estimated by a price, so no cent has to be exact. */
const dollars = (name: string) => doublePrecision(name)

/** What an administrator said of a model; it outweighs the settings. A model without a row is as the settings say. */
export const modelOffers = pgTable('model_offers', {
  /** "vendor/model", or "built-in". */
  id: text('id').primaryKey(),
  label: text('label').notNull().default(''),
  /** For a million tokens; null where no price is set. */
  price_input: dollars('price_input'),
  price_output: dollars('price_output'),
  /** Names of the plans that may use it; null is every plan. */
  plans: jsonb('plans'),
  position: integer('position').notNull().default(0),
})

/** A user's own key for a provider, one each. The key is sealed (secrets/keyring.ts) and leaves the server only towards the provider. */
export const userModelKeys = pgTable(
  'user_model_keys',
  {
    id: uuid('id').primaryKey(),
    user_id: owner('user_id'),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    api_key: text('api_key').notNull(),
    created_at: moment('created_at').notNull().default(sql`now()`),
    updated_at: moment('updated_at').notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex('user_model_keys_provider').on(table.user_id, table.provider)],
)

/** What calls on the installation's keys took, by user and day in UTC. Added as each call ends, whatever becomes of its run. */
export const modelSpendByDay = pgTable(
  'model_spend_by_day',
  {
    user_id: owner('user_id'),
    day: date('day').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
    cost: dollars('cost').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.day] })],
)

/** The same of all users, by month (`YYYY-MM` in UTC); what somebody spent who left counts all the same. */
export const modelSpendByMonth = pgTable('model_spend_by_month', {
  period: text('period').primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
  cost: dollars('cost').notNull().default(0),
})

/** The text of a file that a user lets runs read. The file itself is not kept. */
export const notes = pgTable(
  'notes',
  {
    id: uuid('id').primaryKey(),
    user_id: owner('user_id'),
    file_name: text('file_name').notNull(),
    text: text('text').notNull(),
    characters: integer('characters').notNull(),
    /** Of the text, as it is stored; counts with the stored files of UPLOADS_TOTAL_MB. */
    bytes: integer('bytes').notNull(),
    /** True where the file held more text than is kept. */
    shortened: boolean('shortened').notNull().default(false),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('notes_user').on(table.user_id, table.created_at)],
)

/** How a user writes: up to three texts of their own. */
export const voiceTexts = pgTable(
  'voice_texts',
  {
    user_id: owner('user_id'),
    /** 1 to 3. */
    place: smallint('place').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.place] })],
)
