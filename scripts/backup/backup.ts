import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from '#server/backup/make-backup.ts'
import { readSecretKey } from '#server/secret-key.ts'
import { showTables, withDatabase } from './with-database.ts'

/** `npm run backup [-- FILE] [--with-key]`: everything of the database in one file, while servers go on. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'with-key': { type: 'boolean', default: false } },
})
const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const file = resolve(positionals[0] ?? `backups/pm-pilot-${moment}.backup`)

await withDatabase(async (connection, env) => {
  await mkdir(dirname(file), { recursive: true })
  // Under its own name only when it is whole.
  const unfinished = `${file}.${randomUUID().slice(0, 8)}.part`
  try {
    const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })
    const key = values['with-key'] ? { secretKey: readSecretKey(env.SECRET_KEY, env.DATA_DIR) } : {}
    const { tables } = await makeBackup(connection, output, key)
    const written = await open(unfinished)
    await written.sync()
    await written.close()
    await rename(unfinished, file)
    const megabytes = (await stat(file)).size / 1024 ** 2
    process.stdout.write(`${file}: ${showTables(tables)}, ${megabytes.toFixed(1)} MB\n`)
    process.stdout.write(
      values['with-key']
        ? 'The secret key is in it: anybody who has the file can read stored tokens and sign in as anybody.\n'
        : `The secret key is not in it. Keep ${env.SECRET_KEY ? 'the value of SECRET_KEY' : resolve(env.DATA_DIR, 'secret-key')} in another place: without it stored tokens and second factors cannot be read.\n`,
    )
  } finally {
    await rm(unfinished, { force: true })
  }
})
