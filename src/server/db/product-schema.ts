import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { owner } from './auth-schema.ts'
import { moment } from './column-types.ts'

/** What a user works on: the words of a product, and what the user confirmed of their reading. A blank part is not known. */
export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    user_id: owner('user_id'),
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
    user_id: owner('user_id'),
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
