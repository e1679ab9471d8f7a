import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { BackupError } from '#server/backup/backup-error.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { secretFingerprint } from '#server/secret-key.ts'
import { showTables, withDatabase } from './with-database.ts'

/** `npm run restore -- FILE [--replace]`: the database as the backup has it. Servers must be stopped. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})

await withDatabase(async (connection, env) => {
  const file = positionals[0]
  if (!file) throw new BackupError('Name the file: npm run restore -- FILE [--replace]')
  const path = resolve(file)
  if (!existsSync(path)) throw new BackupError(`There is no ${path}.`)
  const restored = await restoreBackup(connection, { open: () => createReadStream(path), replace: values.replace })
  process.stdout.write(`Restored ${showTables(restored.tables)}, as of ${restored.madeAt}.\n`)
  if (restored.migrated > 0) {
    process.stdout.write(`The schema was ${restored.migrated} migrations behind and is up to date now.\n`)
  }

  const keyFile = join(resolve(env.DATA_DIR), 'secret-key')
  if (restored.secretKey && !env.SECRET_KEY && !existsSync(keyFile)) {
    await mkdir(env.DATA_DIR, { recursive: true })
    await writeFile(keyFile, restored.secretKey, { mode: 0o600, flag: 'wx' })
    process.stdout.write(`The secret key of the backup is in ${keyFile}.\n`)
  }
  const secret = env.SECRET_KEY ?? (existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : null)
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client
    .query<{ value: string }>(`select value from installation where key = 'secret_fingerprint'`)
    .finally(() => client.end())
  if (rows[0] && (secret === null || secretFingerprint(secret) !== rows[0].value)) {
    process.stdout.write(
      `The secret key of this installation is not the one that the backup was written with: the server will not start before that one is in SECRET_KEY or ${keyFile}${restored.secretKey ? ' (the backup holds it, but another one is set)' : ''}.\n`,
    )
  }
})
