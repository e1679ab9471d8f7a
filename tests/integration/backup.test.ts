import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readTables } from '#server/backup/tables.ts'
import { migrateDatabase, readMigrations } from '#server/db/migrate.ts'
import { fillEmptyTables } from '#tests/support/fill-tables.ts'
import { signIn, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

async function connected<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Each table by name: how many rows, and a hash of all of them as text. */
const contents = (connection: pg.ClientConfig) =>
  connected(connection, async (client) => {
    const found: Record<string, { rows: number; hash: string | null }> = {}
    for (const { name } of await readTables(client)) {
      const { rows } = await client.query<{ rows: number; hash: string | null }>(
        `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as hash from "${name}" t`,
      )
      if (rows[0]) found[name] = rows[0]
    }
    return found
  })

describe('backup and restore', () => {
  let app: TestApp
  let folder: string
  let file: string
  let before: Awaited<ReturnType<typeof contents>>
  const made: string[] = []

  /** A database of its own without a table. */
  async function emptyDatabase(): Promise<pg.ClientConfig> {
    const cluster = inject('connection')
    const database = `test_${randomUUID().replaceAll('-', '')}`
    await connected({ ...cluster, database: 'postgres' }, (client) => client.query(`create database ${database}`))
    made.push(database)
    return { ...cluster, database }
  }
  const restore = (connection: pg.ClientConfig, path = file, replace = false) =>
    restoreBackup(connection, { open: () => createReadStream(path), replace })
  const altered = (change: (bytes: Buffer) => Buffer) => {
    const path = join(folder, randomUUID())
    writeFileSync(path, change(readFileSync(file)))
    return path
  }
  const nothing = async (connection: pg.ClientConfig) => expect(await connected(connection, readTables)).toEqual([])

  beforeAll(async () => {
    app = await createTestApp()
    folder = mkdtempSync(join(tmpdir(), 'pm-pilot-backup-'))
    file = join(folder, 'all.backup')
    const ada = await signUp(app.url)
    await ada.send('POST', '/functions/v1/market-research', researchIdea)
    await ada.send('PUT', '/api/votes/planning', { feedback: 'a tab\t, a line\nbreak, \\N and "quotes" 🐕' })
    await connected(app.connection, fillEmptyTables)
    await makeBackup(app.connection, createWriteStream(file))
    before = await contents(app.connection)
  })
  afterAll(async () => {
    await app.close()
    const cluster = inject('connection')
    for (const name of made) {
      await connected({ ...cluster, database: 'postgres' }, (client) =>
        client.query(`drop database ${name} with (force)`),
      )
    }
    rmSync(folder, { recursive: true, force: true })
  })

  test('every table has rows, and all of them come back into an empty database', async () => {
    expect(Object.entries(before).filter(([, { rows }]) => rows === 0)).toEqual([])
    const target = await emptyDatabase()
    const summary = await restore(target)
    expect(await contents(target)).toEqual(before)
    expect(Object.fromEntries(summary.tables.map(({ name, rows }) => [name, rows]))).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, { rows }]) => [name, rows])),
    )
    expect(summary.migrated).toBe(0)
  })

  test('a server works on what was restored: sign-in, earlier runs, new numbers', async () => {
    const ada = await signUp(app.url)
    await ada.send('POST', '/functions/v1/market-research', researchIdea)
    const path = join(folder, 'again.backup')
    await makeBackup(app.connection, createWriteStream(path))
    const target = await emptyDatabase()
    await restore(target, path)
    const server = await app.secondServer({}, target)
    try {
      const again = await signIn(server.url, ada.email)
      expect((await again.send<{ runs: unknown[] }>('GET', '/api/runs')).body.runs).toHaveLength(1)
      expect((await again.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
      expect((await again.send('GET', '/api/usage')).body).toMatchObject({ used: 2, reserved: 0 })
    } finally {
      await server.close()
    }
  })

  test('it is one moment, however busy the servers are', async () => {
    const ada = await signUp(app.url)
    await app.query(`update user_subscriptions set plan_id = 'pro', status = 'active' where user_id = $1`, [ada.userId])
    // Else the moment may be one before the first run.
    await ada.send('POST', '/functions/v1/market-research', researchIdea)
    let busy = true
    const load = Promise.all(
      Array.from({ length: 2 }, async () => {
        while (busy) expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
      }),
    )
    const path = join(folder, 'busy.backup')
    for (let count = 0; count < 2; count += 1) await makeBackup(app.connection, createWriteStream(path))
    busy = false
    await load
    const target = await emptyDatabase()
    await restore(target, path)
    const rows = await connected(target, async (client) => {
      const { rows } = await client.query(
        `select settled, (select count(*)::int from runs where user_id = $1 and status = 'succeeded') as runs,
           (select count(*)::int from agent_usage where user_id = $1) as uses,
           reserved, (select count(*)::int from runs where user_id = $1 and status in ('queued', 'running')) as open
         from usage_counters where user_id = $1`,
        [ada.userId],
      )
      return rows as { settled: number; runs: number; uses: number; reserved: number; open: number }[]
    })
    const [row] = rows
    expect(row).toMatchObject({ settled: row?.runs, uses: row?.runs, reserved: row?.open })
  })

  test('a torn file is refused, wherever it was torn, and changes nothing', async () => {
    const target = await emptyDatabase()
    const length = readFileSync(file).byteLength
    // The last bytes of all only say that the compression ends here.
    for (const share of [0, 0.01, 0.5, 0.9, 1 - 32 / length]) {
      const torn = altered((bytes) => bytes.subarray(0, Math.floor(length * share)))
      await expect(restore(target, torn), `${share}`).rejects.toThrow(/torn or damaged|no backup/)
    }
    await nothing(target)
  })

  test('a changed row, another file and a file that never was one are refused', async () => {
    const target = await emptyDatabase()
    const changed = altered((bytes) => {
      const plain = zstdDecompressSync(bytes)
      const at = plain.indexOf('planning')
      plain.write('PLANNING', at)
      return zstdCompressSync(plain)
    })
    await expect(restore(target, changed)).rejects.toThrow(/is damaged: the rows of agent_votes/)
    const noise = altered(() => Buffer.from('{"not": "a backup"}'))
    await expect(restore(target, noise)).rejects.toThrow('This is no backup of PM Pilot.')
    const other = altered(() => zstdCompressSync(Buffer.from('some other text that somebody compressed')))
    await expect(restore(target, other)).rejects.toThrow('This is no backup of PM Pilot.')
    await nothing(target)
  })

  test('a database that holds something is refused without --replace, and replaced with it', async () => {
    const target = await emptyDatabase()
    await migrateDatabase(target)
    await connected(target, (client) =>
      client.query(`create table somebody_elses (id int); insert into somebody_elses values (7)`),
    )
    await connected(target, (client) =>
      client.query(`insert into newsletter_subscribers (email, token) values ('a@example.com', 't')`),
    )
    await expect(restore(target)).rejects.toThrow(/not empty: (newsletter_subscribers|somebody_elses) has rows/)
    await restore(target, file, true)
    const { somebody_elses: kept, ...ours } = await contents(target)
    expect(ours).toEqual(before)
    expect(kept?.rows).toBe(1)
  })

  test('while a server uses the database it is refused', async () => {
    await expect(restore(app.connection, file, true)).rejects.toThrow('Stop every server')
  })

  test('an older schema is brought up to date; a newer one is refused', async () => {
    const source = await emptyDatabase()
    const migrations = readMigrations()
    await connected(source, async (client) => {
      for (const { sql } of migrations.slice(0, -1)) for (const statement of sql) await client.query(statement)
      await client.query('create table migrations (hash text primary key)')
      for (const { hash } of migrations.slice(0, -1)) await client.query('insert into migrations values ($1)', [hash])
      await client.query(`insert into "user" (id, name, email) values ('u', 'Ada', 'ada@example.com')`)
    })
    const path = join(folder, 'older.backup')
    await makeBackup(source, createWriteStream(path))
    const target = await emptyDatabase()
    expect(await restore(target, path)).toMatchObject({ migrated: 1 })
    const names = Object.keys(await contents(target))
    expect(names.sort()).toEqual(Object.keys(before).sort())
    expect((await connected(target, (client) => client.query('select email from "user"'))).rows).toEqual([
      { email: 'ada@example.com' },
    ])
    // It counts as migrated: a start changes nothing.
    await migrateDatabase(target)

    await connected(source, (client) => client.query(`insert into migrations values ('of the future')`))
    const sink = new Writable({ write: (_bytes, _encoding, done) => done() })
    await expect(makeBackup(source, sink)).rejects.toThrow(/newer version/)
    const newer = altered((bytes) => {
      const plain = zstdDecompressSync(bytes)
      const hash = migrations.at(-1)?.hash ?? ''
      plain.write('0'.repeat(hash.length), plain.indexOf(hash))
      return zstdCompressSync(plain)
    })
    await expect(restore(await emptyDatabase(), newer)).rejects.toThrow(/newer or another version/)
  })

  test('the secret key is in it only when that was asked for', async () => {
    const secretKey = 'the secret of this installation, long enough'
    const withKey = join(folder, 'key.backup')
    await makeBackup(app.connection, createWriteStream(withKey), { secretKey })
    expect(zstdDecompressSync(readFileSync(withKey)).includes(secretKey)).toBe(true)
    expect((await restore(await emptyDatabase(), withKey)).secretKey).toBe(secretKey)
    expect(zstdDecompressSync(readFileSync(file)).includes('secretKey')).toBe(false)
  })

  test('a disk that fills up while it is written fails it', async () => {
    const full = new Writable({
      write: (_bytes, _encoding, done) => done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
    })
    await expect(makeBackup(app.connection, full)).rejects.toThrow('no space left')
    const gone = new Readable({ read: () => gone.destroy(new Error('input/output error')) })
    await expect(restoreBackup(await emptyDatabase(), { open: () => gone, replace: false })).rejects.toThrow(
      'input/output error',
    )
  })
})
