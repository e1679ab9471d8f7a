import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectTo } from '#server/db/connect-to.ts'
import { serverName } from '#server/db/database.ts'
import { applyMigration, type Migration, migrationLock, readMigrations } from '#server/db/migrate.ts'
import { BackupError } from './backup-error.ts'
import { type BackupHeader, type BackupRecord, readBackup } from './backup-file.ts'
import { columnList, quoted, readTables, setSequences, type TableShape } from './tables.ts'

export interface RestoreOptions {
  /** Opens the file from its beginning; it is read twice. */
  open: () => Readable
  /** Take the place of what is there. Without it a database that holds anything is refused. */
  replace: boolean
}

export interface RestoreSummary {
  madeAt: string
  tables: { name: string; rows: number }[]
  /** How many migrations the schema of the backup was behind this version. */
  migrated: number
  secretKey: string | undefined
}

/**
 * Reads the whole file first, then puts its rows into a schema of the same age and brings that up to this version: in one
 * transaction, so that what breaks off has changed nothing. Throws BackupError for a torn, damaged or newer file, for a
 * database that holds something, and while a server uses it.
 */
export async function restoreBackup(connection: pg.ClientConfig, options: RestoreOptions): Promise<RestoreSummary> {
  const header = await verify(options.open())
  const migrations = readMigrations()
  const known = migrations.map(({ hash }) => hash)
  if (header.migrations.some((hash, index) => hash !== known[index])) {
    throw new BackupError(
      'The backup was made by a newer or another version of PM Pilot. Restore it with that version.',
    )
  }
  const client = await connectTo({ ...connection, application_name: 'pm-pilot restore' })
  try {
    await assertUnused(client)
    await client.query('begin')
    if (!options.replace) await assertEmpty(client)
    await dropTables(client, migrations)
    const before = migrations.slice(0, header.migrations.length)
    const after = migrations.slice(header.migrations.length)
    for (const migration of before) await applyMigration(client, migration)
    const tables = await fill(client, header, options.open())
    await setSequences(client)
    for (const migration of after) await applyMigration(client, migration)
    await client.query('commit')
    return { madeAt: header.madeAt, tables, migrated: after.length, secretKey: header.secretKey }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

/** Reads all of it and compares what each table says of itself. */
async function verify(input: Readable): Promise<BackupHeader> {
  let header: BackupHeader | null = null
  let hash = createHash('sha256')
  let name = ''
  let seen = 0
  for await (const record of readBackup(input)) {
    if (record.kind === 'H') header = record.header
    if (record.kind === 'T') {
      name = record.name
      hash = createHash('sha256')
    }
    if (record.kind === 'D') hash.update(record.bytes)
    if (record.kind === 'E') {
      seen += 1
      if (hash.digest('hex') !== record.end.sha256) {
        throw new BackupError(`The backup is damaged: the rows of ${name} are not those that were written.`)
      }
    }
  }
  if (!header || seen !== header.tables.length) throw new BackupError('The backup is damaged: tables are missing.')
  return header
}

async function assertUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [migrationLock])
  const { rowCount } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
    [serverName],
  )
  if (!rows[0]?.free || rowCount !== 0) {
    throw new BackupError('A PM Pilot server uses this database. Stop every server, restore, then start them again.')
  }
}

/** What a start writes into an empty database by itself. */
const writtenByStart = new Set(['subscription_plans', 'installation'])

async function assertEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await readTables(client)) {
    if (writtenByStart.has(name)) continue
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rowCount !== 0) {
      throw new BackupError(
        `The database is not empty: ${name} has rows. With --replace everything in it is replaced by the backup.`,
      )
    }
  }
}

/** Only tables that our migrations make: somebody else's in the same database stay. */
async function dropTables(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const text = migrations.flatMap(({ sql }) => sql).join('\n')
  const names = [...text.matchAll(/create table (?:if not exists )?"(\w+)"/gi)].flatMap(([, name]) =>
    name ? [name] : [],
  )
  await client.query(`drop table if exists ${['migrations', ...names].map(quoted).join(', ')} cascade`)
}

async function fill(client: pg.Client, header: BackupHeader, input: Readable): Promise<RestoreSummary['tables']> {
  const shapes = new Map((await readTables(client)).map((table) => [table.name, table]))
  for (const table of header.tables) assertSameShape(table, shapes.get(table.name))
  // What a migration itself put there is in the backup as well.
  if (header.tables.length > 0) {
    await client.query(`truncate ${header.tables.map(({ name }) => quoted(name)).join(', ')} cascade`)
  }
  const records = readBackup(input)
  const filled: RestoreSummary['tables'] = []
  for await (const record of records) {
    if (record.kind !== 'T') continue
    const table = header.tables.find(({ name }) => name === record.name)
    if (!table) throw new BackupError(`The backup is damaged: ${record.name} is not among its tables.`)
    const end = { rows: -1 }
    const copy = client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`))
    await pipeline(rowsOf(records, end), copy)
    if (copy.rowCount !== end.rows) {
      throw new BackupError(`${table.name} took ${copy.rowCount} rows of ${end.rows}. Nothing was changed.`)
    }
    filled.push({ name: table.name, rows: end.rows })
  }
  return filled
}

/** The pieces of one table; its end goes to `end`. */
async function* rowsOf(records: AsyncGenerator<BackupRecord>, end: { rows: number }): AsyncGenerator<Buffer> {
  for (;;) {
    const { value: record, done } = await records.next()
    if (done || (record.kind !== 'D' && record.kind !== 'E')) throw new BackupError('The backup is damaged.')
    if (record.kind === 'E') {
      end.rows = record.end.rows
      return
    }
    yield record.bytes
  }
}

function assertSameShape(table: TableShape, found: TableShape | undefined): void {
  const missing = table.columns.filter((column) => !found?.columns.includes(column))
  if (!found || missing.length > 0) {
    throw new BackupError(`The backup does not fit the schema it names: ${table.name} ${missing.join(', ')}`)
  }
}
