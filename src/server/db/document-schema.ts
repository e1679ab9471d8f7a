import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { owner, user } from './auth-schema.ts'
import { moment } from './column-types.ts'
import { products } from './product-schema.ts'
import { runs } from './run-schema.ts'

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
    user_id: owner('user_id'),
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
