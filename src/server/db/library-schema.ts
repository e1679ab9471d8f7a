import { sql } from 'drizzle-orm'
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/** What readers say is wrong in the market library. A note belongs to no account and keeps no address. */
export const libraryNotes = pgTable('library_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  market: text('market').notNull(),
  /** A part of the page, such as "rivals"; empty for none. */
  part: text('part').notNull(),
  note: text('note').notNull(),
  created_at: moment('created_at').notNull().default(sql`now()`),
})

/** What administrators took off the library's pages. */
export const libraryHidden = pgTable(
  'library_hidden',
  {
    /** A market's id, or '*' for the whole library. */
    market: text('market').notNull(),
    /** A place within the market; empty for all of it. */
    path: text('path').notNull(),
    created_at: moment('created_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.market, table.path] })],
)
