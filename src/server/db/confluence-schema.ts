import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { owner, session, user } from './auth-schema.ts'
import { moment } from './column-types.ts'
import { runs } from './run-schema.ts'

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
    user_id: owner('user_id'),
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
    user_id: owner('user_id'),
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
