import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { owner } from './auth-schema.ts'
import { bytea, moment } from './column-types.ts'

/** A file that a user sent, for a day. Its bytes are in `upload_chunks`, so that every server on this database has them. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    user_id: owner('user_id'),
    file_name: text('file_name').notNull(),
    /** "text", "xlsx", "xls" or "parquet": what the first bytes say. */
    kind: text('kind').notNull().default('text'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Null until the last byte is there. */
    sha256: text('sha256'),
    complete: boolean('complete').notNull().default(false),
    created_at: moment('created_at').notNull().default(sql`now()`),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    index('uploads_user').on(table.user_id, table.created_at),
    index('uploads_expiry').on(table.expires_at),
    uniqueIndex('uploads_same_file').on(table.user_id, table.sha256, table.file_name).where(sql`complete`),
  ],
)

export const uploadChunks = pgTable(
  'upload_chunks',
  {
    upload_id: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    data: bytea('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.upload_id, table.seq] })],
)
