import type pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Keyring, SealedPlace } from './keyring.ts'

/** Every sealed text of the database: how it is read, and how it is written in its row. */
const sealedColumns: readonly { table: string; column: string; read: string; write: string }[] = [
  {
    table: 'user_confluence_config',
    column: 'api_token',
    read: 'select id::text as row, api_token as sealed from user_confluence_config for update',
    write: 'update user_confluence_config set api_token = $2 where id = $1',
  },
  {
    table: 'user_integrations',
    column: 'config.apiToken',
    read: `select id::text as row, config->>'apiToken' as sealed from user_integrations where config ? 'apiToken' for update`,
    write: `update user_integrations set config = jsonb_set(config, '{apiToken}', to_jsonb($2::text)) where id = $1`,
  },
  {
    table: 'user_model_keys',
    column: 'api_key',
    read: 'select id::text as row, api_key as sealed from user_model_keys for update',
    write: 'update user_model_keys set api_key = $2 where id = $1',
  },
]

export const confluenceTokenPlace = (row: string): SealedPlace => ({
  table: 'user_confluence_config',
  row,
  column: 'api_token',
})
export const integrationTokenPlace = (row: string): SealedPlace => ({
  table: 'user_integrations',
  row,
  column: 'config.apiToken',
})
export const modelKeyPlace = (row: string): SealedPlace => ({ table: 'user_model_keys', row, column: 'api_key' })

/** Seals everything again that a former key sealed, all or nothing. Returns how many texts it changed. */
export function resealColumns(database: Database, keyring: Keyring): Promise<number> {
  return inTransaction(database, (client) => resealAll(client, keyring))
}

async function resealAll(client: pg.PoolClient, keyring: Keyring): Promise<number> {
  let changed = 0
  for (const { table, column, read, write } of sealedColumns) {
    const { rows } = await client.query<{ row: string; sealed: string }>(read)
    for (const { row, sealed } of rows) {
      if (!keyring.isOld(sealed)) continue
      const place = { table, row, column }
      await client.query(write, [row, keyring.seal(keyring.open(sealed, place), place)])
      changed += 1
    }
  }
  return changed
}
