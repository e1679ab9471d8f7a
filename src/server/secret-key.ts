import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './db/database.ts'

/** The secret that tokens are signed and stored secrets are sealed with: the setting, else a generated file of mode 0600. */
export function readSecretKey(setting: string | undefined, dataDir: string): string {
  if (setting) return setting
  const file = join(dataDir, 'secret-key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * Stops the start when the database was written with another secret: sign-ins and sealed tokens would be unreadable.
 * Stores the fingerprint of the first one.
 */
export async function assertSecretFits(database: Database, secret: string): Promise<void> {
  const fingerprint = createHash('sha256').update(`pm-pilot secret fingerprint:${secret}`).digest('hex')
  const { rows } = await database.pool.query<{ value: string }>(
    `insert into installation (key, value) values ('secret_fingerprint', $1)
     on conflict (key) do update set value = installation.value returning value`,
    [fingerprint],
  )
  if (rows[0]?.value !== fingerprint) {
    throw new Error(
      'SECRET_KEY (or the secret-key file in DATA_DIR) is not the one that this database was written with. Restore the old one.',
    )
  }
}
