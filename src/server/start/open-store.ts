import type pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { retryWhileUnavailable } from '#server/db/retry-while-unavailable.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/observe/log.ts'
import { runDetached } from '#server/observe/work-context.ts'
import { assertSecretFits, readSecretKey } from '#server/secret-key.ts'
import { createKeyring } from '#server/secrets/keyring.ts'
import { resealColumns } from '#server/secrets/reseal-columns.ts'

/** A database that restarts in the moment of our start is waited for; one that is not there is reported soon. */
export const startRetry = { forMs: 10_000 }

/** The database at its newest schema, and the keys that fit it. Throws where the secret is not the one that it was written with. */
export async function openStore(env: Env, connection: pg.ClientConfig, log: Log) {
  await retryWhileUnavailable(() => migrateDatabase(connection), startRetry)
  const database = openDatabase(connection, {
    // Not the business of the request that happened to open the connection.
    onError: (error) => runDetached(() => log.warn({ err: error }, 'an idle connection broke')),
  })
  const secret = readSecretKey(env.SECRET_KEY, env.DATA_DIR)
  const keyring = createKeyring(secret, env.SECRET_KEYS_OLD)
  const seal = async () => {
    log.info({ sealed: await resealColumns(database, keyring) }, 'stored secrets were sealed again with the new key')
  }
  await retryWhileUnavailable(() => assertSecretFits(database, secret, env.SECRET_KEYS_OLD, seal), startRetry)
  return { database, secret, keyring }
}
