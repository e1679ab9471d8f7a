import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { originOf } from '#integrations/confluence/instance-address.ts'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Keyring } from '#server/secrets/keyring.ts'
import { confluenceTokenPlace, integrationTokenPlace } from '#server/secrets/reseal-columns.ts'
import {
  type ConfluenceSettings,
  confluenceInstanceType,
  pageUpdateMode,
  type saveConfluenceConfigRequest,
} from '#shared/api/confluence.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** A saved configuration with its token still sealed. */
export interface StoredConfig {
  settings: ConfluenceSettings
  openToken(): string
}

/** What is stored is checked like what is typed: a row that an older version or a person changed is not used. */
const storedFields = z.object({
  instanceType: confluenceInstanceType,
  instanceUrl: z.string(),
  spaceKey: z.string(),
  username: z.string(),
  apiToken: z.string(),
  pageUpdateMode,
  defaultPageTitle: z.string(),
  includeTimestamp: z.boolean(),
  existingPageId: z.string(),
})
type StoredFields = z.infer<typeof storedFields>

interface StoredRow {
  id: string
  config: unknown
  remembered: boolean
  created_at: Date
  updated_at: Date
}

const secureColumns = `jsonb_build_object('instanceType', instance_type, 'instanceUrl', instance_url, 'spaceKey', space_key,
  'username', username, 'apiToken', api_token, 'pageUpdateMode', page_update_mode, 'defaultPageTitle', default_page_title,
  'includeTimestamp', include_timestamp, 'existingPageId', existing_page_id)`

/** The remembered one first. One that is not remembered counts while the session that saved it is valid. */
const selectConfig = `select id, ${secureColumns} as config, true as remembered, created_at, updated_at
    from user_confluence_config where user_id = $1
  union all
  select i.id, i.config, false, i.created_at, i.updated_at from user_integrations i
    join session s on s.id = i.session_id and s.expires_at > now()
    where i.user_id = $1 and i.integration_type = 'confluence'
  order by remembered desc limit 1`

export const invalidConfigText = 'Invalid Confluence configuration. Please reconfigure in Settings.'

/** Thrown when what is stored cannot be used: a part is missing, or the token does not open. */
export class InvalidConfigError extends Error {
  override name = 'InvalidConfigError'
}

export async function readConfig(
  database: Database | pg.PoolClient,
  keyring: Keyring,
  userId: string,
): Promise<StoredConfig | null> {
  const client = 'pool' in database ? database.pool : database
  const { rows } = await client.query<StoredRow>(selectConfig, [userId])
  return rows[0] ? toStored(rows[0], keyring) : null
}

function toStored(row: StoredRow, keyring: Keyring): StoredConfig {
  const parsed = storedFields.safeParse(row.config)
  if (!parsed.success) throw new InvalidConfigError('a stored configuration lacks a part', { cause: parsed.error })
  const { apiToken, ...fields } = parsed.data
  return {
    settings: {
      ...fields,
      hasToken: true,
      rememberCredentials: row.remembered,
      updatedAt: row.updated_at.toISOString(),
    },
    openToken() {
      try {
        return keyring.open(apiToken, row.remembered ? confluenceTokenPlace(row.id) : integrationTokenPlace(row.id))
      } catch (cause) {
        throw new InvalidConfigError('a stored token does not open', { cause })
      }
    },
  }
}

const tokenAgain = 'Enter the API token again: the saved one belongs to another instance or user.'

/**
 * The saved token, for the instance and the user that it was saved with. It is never sent to another host, so that
 * whoever gets hold of a session cannot have it sent to an address of their own.
 */
export function savedTokenFor(
  stored: StoredConfig | null,
  target: { instanceUrl: string; username: string },
  field: string,
): string {
  if (!stored) {
    throw new AppError('INVALID_INPUT', {
      userMessage: 'API Token is required',
      fields: { [field]: 'API Token is required' },
    })
  }
  const { settings } = stored
  if (originOf(settings.instanceUrl) !== originOf(target.instanceUrl) || settings.username !== target.username) {
    throw new AppError('INVALID_INPUT', { userMessage: tokenAgain, fields: { [field]: tokenAgain } })
  }
  return stored.openToken()
}

/** Saves what was sent in the place that fits `rememberCredentials`, and leaves nothing in the other. */
export async function saveConfig(
  database: Database,
  keyring: Keyring,
  caller: Caller,
  request: z.output<typeof saveConfluenceConfigRequest>,
): Promise<ConfluenceSettings> {
  const { config, rememberCredentials } = request
  return inTransaction(database, async (client) => {
    // Two saves of one user at a time would each delete what the other inserts.
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [`confluence:${caller.userId}`])
    const stored = await readConfig(client, keyring, caller.userId).catch((error) => {
      // What cannot be used may be replaced, as long as the token is typed.
      if (error instanceof InvalidConfigError) return null
      throw error
    })
    const target = { instanceUrl: config.instance_url, username: config.username }
    const apiToken = config.api_token ?? savedTokenFor(stored, target, 'config.api_token')
    const fields: StoredFields = {
      instanceType: config.instance_type,
      instanceUrl: config.instance_url,
      spaceKey: config.space_key,
      username: config.username,
      apiToken,
      pageUpdateMode: config.page_update_mode,
      defaultPageTitle: config.default_page_title,
      includeTimestamp: config.include_timestamp,
      existingPageId: config.existing_page_id ?? '',
    }
    const row = rememberCredentials
      ? await storeRemembered(client, keyring, caller, fields)
      : await storeForSession(client, keyring, caller, fields)
    return toStored(row, keyring).settings
  })
}

async function storeRemembered(
  client: pg.PoolClient,
  keyring: Keyring,
  { userId }: Caller,
  fields: StoredFields,
): Promise<StoredRow> {
  await client.query(`delete from user_integrations where user_id = $1 and integration_type = 'confluence'`, [userId])
  const found = await client.query<{ id: string }>('select id from user_confluence_config where user_id = $1', [userId])
  const id = found.rows[0]?.id ?? randomUUID()
  const { rows } = await client.query<StoredRow>(
    `insert into user_confluence_config (id, user_id, instance_type, instance_url, space_key, username, api_token,
       page_update_mode, default_page_title, include_timestamp, existing_page_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (user_id) do update set instance_type = $3, instance_url = $4, space_key = $5, username = $6,
       api_token = $7, page_update_mode = $8, default_page_title = $9, include_timestamp = $10, existing_page_id = $11,
       updated_at = now()
     returning id, ${secureColumns} as config, true as remembered, created_at, updated_at`,
    [
      id,
      userId,
      fields.instanceType,
      fields.instanceUrl,
      fields.spaceKey,
      fields.username,
      keyring.seal(fields.apiToken, confluenceTokenPlace(id)),
      fields.pageUpdateMode,
      fields.defaultPageTitle,
      fields.includeTimestamp,
      fields.existingPageId,
    ],
  )
  return oneOf(rows)
}

async function storeForSession(
  client: pg.PoolClient,
  keyring: Keyring,
  { userId, sessionId }: Caller,
  fields: StoredFields,
): Promise<StoredRow> {
  await client.query('delete from user_confluence_config where user_id = $1', [userId])
  const found = await client.query<{ id: string }>(
    `select id from user_integrations where user_id = $1 and integration_type = 'confluence'`,
    [userId],
  )
  const id = found.rows[0]?.id ?? randomUUID()
  const sealed = { ...fields, apiToken: keyring.seal(fields.apiToken, integrationTokenPlace(id)) }
  const { rows } = await client.query<StoredRow>(
    `insert into user_integrations (id, user_id, integration_type, config, status, session_id)
     select $1, $2, 'confluence', $3, 'configured', session.id from session where session.id = $4 and user_id = $2
     on conflict (user_id, integration_type) do update set config = $3, session_id = $4, updated_at = now()
     returning id, config, false as remembered, created_at, updated_at`,
    [id, userId, JSON.stringify(sealed), sessionId],
  )
  if (rows.length === 0) {
    throw new AppError('INVALID_INPUT', {
      userMessage: 'Credentials that are not remembered need a session that can sign out. Remember them instead.',
      fields: { rememberCredentials: 'Remember the credentials, or sign in.' },
    })
  }
  return oneOf(rows)
}

export async function removeConfig(database: Database, userId: string): Promise<void> {
  await database.pool.query(
    `with legacy as (delete from user_integrations where user_id = $1 and integration_type = 'confluence')
     delete from user_confluence_config where user_id = $1`,
    [userId],
  )
}

function oneOf(rows: readonly StoredRow[]): StoredRow {
  const [row] = rows
  if (!row) throw new Error('the statement returned no row')
  return row
}
