import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { connectTo } from '#server/db/connect-to.ts'
import { appliedMigrations, readMigrations } from '#server/db/migrate.ts'
import { BackupError } from './backup-error.ts'
import { createBackupWriter } from './backup-file.ts'
import { columnList, quoted, readTables } from './tables.ts'

export interface BackupSummary {
  tables: { name: string; rows: number }[]
}

export interface BackupOptions {
  /** Written into the file when given: whoever has the file then reads every sealed token. */
  secretKey?: string
}

/**
 * Writes everything that the database holds, as of one moment, while servers go on working. Ends `output`. Throws BackupError for
 * a database of a newer version.
 */
export async function makeBackup(
  connection: pg.ClientConfig,
  output: Writable,
  options: BackupOptions = {},
): Promise<BackupSummary> {
  const client = await connectTo({ ...connection, application_name: 'pm-pilot backup' })
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    const applied = await appliedMigrations(client)
    const known = readMigrations().map(({ hash }) => hash)
    if (applied.size === 0) throw new BackupError('This database holds no PM Pilot yet: there is nothing to back up.')
    if ([...applied].some((hash) => !known.includes(hash))) {
      throw new BackupError('The database belongs to a newer version of PM Pilot. Make the backup with that version.')
    }
    const tables = await readTables(client)
    const writer = createBackupWriter(output)
    await writer.write({
      kind: 'H',
      header: {
        format: 'pm-pilot-backup',
        version: 1,
        madeAt: new Date().toISOString(),
        migrations: known.filter((hash) => applied.has(hash)),
        tables,
        ...(options.secretKey === undefined ? {} : { secretKey: options.secretKey }),
      },
    })
    const summary: BackupSummary = { tables: [] }
    for (const table of tables) {
      await writer.write({ kind: 'T', name: table.name })
      const hash = createHash('sha256')
      const stream = client.query(copyTo(`copy ${quoted(table.name)} (${columnList(table)}) to stdout`))
      for await (const bytes of stream) {
        hash.update(bytes)
        await writer.write({ kind: 'D', bytes })
      }
      await writer.write({ kind: 'E', end: { rows: stream.rowCount, sha256: hash.digest('hex') } })
      summary.tables.push({ name: table.name, rows: stream.rowCount })
    }
    await writer.write({ kind: 'Z' })
    await writer.end()
    await client.query('commit')
    return summary
  } catch (error) {
    output.destroy()
    throw error
  } finally {
    await client.end()
  }
}
