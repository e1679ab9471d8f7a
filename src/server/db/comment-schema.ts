import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner, user } from './auth-schema.ts'
import { moment } from './column-types.ts'
import { shareLinks } from './document-schema.ts'
import { runs } from './run-schema.ts'

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
    author_id: owner('author_id'),
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
    user_id: owner('user_id'),
    seen_at: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.user_id] }), index('comment_reads_user').on(table.user_id)],
)
