import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOnce } from './create-once.ts'
import type { Database } from './db/database.ts'

/** The secret that tokens are signed and stored secrets are sealed with: the setting, else a generated file of mode 0600. */
export function readSecretKey(setting: string | undefined, dataDir: string): string {
  if (setting) return setting
  const file = join(dataDir, 'secret-key')
  if (!existsSync(file)) createOnce(file, () => randomBytes(48).toString('base64url'))
  return readFileSync(file, 'utf8').trim()
}

/** Shows whether a database was written with a secret, without revealing it. */
export const secretFingerprint = (secret: string) =>
  createHash('sha256').update(`pm-pilot secret fingerprint:${secret}`).digest('hex')

/**
 * Stops the start when the database was written with another secret: sign-ins and sealed tokens would be unreadable.
 * Stores the fingerprint of the first one. A database that was written with one of the former secrets is taken over by
 * `rotate`, and only then is the new fingerprint stored, so that a rotation that broke off is begun again.
 */
export async function assertSecretFits(
  database: Database,
  secret: string,
  former: readonly string[],
  rotate: () => Promise<void>,
): Promise<void> {
  const fingerprint = secretFingerprint(secret)
  const { rows } = await database.pool.query<{ value: string }>(
    `insert into installation (key, value) values ('secret_fingerprint', $1)
     on conflict (key) do update set value = installation.value returning value`,
    [fingerprint],
  )
  const stored = rows[0]?.value
  if (stored === fingerprint) return
  if (former.some((each) => secretFingerprint(each) === stored)) {
    await rotate()
    await database.pool.query(`update installation set value = $1 where key = 'secret_fingerprint'`, [fingerprint])
    return
  }
  throw new Error(
    'SECRET_KEY (or the secret-key file in DATA_DIR) is not the one that this database was written with. Restore the old one, or name it in SECRET_KEYS_OLD.',
  )
}
