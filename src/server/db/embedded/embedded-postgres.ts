import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectTo } from '../connect-to.ts'
import { type PostgresBinaries, postgresBinaries, type ServiceAccount, serviceAccount } from './binaries.ts'
import { type ClusterFolder, clusterFolder } from './cluster-folder.ts'
import { freePort } from './free-port.ts'
import { claimOwnership, endPostmaster, ownerOf, removeForeignLocks, runningPostmaster } from './postmaster.ts'

export interface EmbeddedPostgres {
  /** How to connect; `host` is a socket folder or loopback. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** PostgreSQL's own files. */
  dataFolder: string
  /** Ends the server with a fast shutdown, unless another process of ours that still lives is the one to do it. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: (line: string) => void
  /** Extra settings, such as `fsync=off` in tests. */
  settings?: Record<string, string>
}

/** Who connects to it, and to what. */
export const embeddedNames = { user: 'pm_pilot', database: 'pm_pilot' }
const { user, database } = embeddedNames
/** A killed postmaster's children and shared memory can stand in the way for some seconds. */
const startDeadlineMs = 15_000
/** How soon a database that died is started again. */
const lookEveryMs = 500

/**
 * Starts PostgreSQL from the registry's binaries, or shares the one that already runs on the folder: another server's, or one
 * that outlived a killed process. It listens on a socket in the data folder, else on loopback with a generated password.
 * Every process that uses it sees to it that it runs, and starts it again when it dies; PostgreSQL's own lock lets one of
 * them win.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = serviceAccount()
  const binaries = await postgresBinaries(account)
  const folder = clusterFolder(options.dataDir, account)
  if (!existsSync(join(folder.data, 'PG_VERSION'))) initialise(binaries, folder, account)
  const port = runningPostmaster(folder)?.port ?? (folder.socket ? 5432 : await freePort())
  const connection = { host: folder.socket ?? '127.0.0.1', port, user, password: folder.password, database }

  const own: { child: ChildProcess | null } = { child: null }
  let stopping = false
  const launch = () => {
    removeForeignLocks(folder, port)
    const started = spawn(binaries.postgres, serverArguments(folder, port, options.settings ?? {}), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH ?? '' },
      ...(account ?? {}),
    })
    own.child = started
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) options.log(line)
    })
    const ended = (how: unknown) => {
      if (own.child === started) own.child = null
      if (!stopping) options.log(`PostgreSQL ended (${how})`)
    }
    started.once('error', ({ message }) => ended(message))
    started.once('exit', (code, signal) => ended(code ?? signal))
  }
  /** Starts what is not running. Whoever sees that nobody would end it any more takes that over. */
  const keep = () => {
    if (stopping) return
    const running = runningPostmaster(folder)
    if (!running && own.child === null) launch()
    const owner = ownerOf(folder)
    if (running && owner !== process.pid && (running.pid === own.child?.pid || owner === null)) claimOwnership(folder)
  }
  keep()
  let trouble = ''
  const keeping = setInterval(() => {
    try {
      keep()
      trouble = ''
    } catch (error) {
      // Such as a full disk on which nothing can be written down: the next look tries again, the server goes on.
      const message = error instanceof Error ? error.message : String(error)
      if (message !== trouble) options.log(`PostgreSQL could not be looked after (${message})`)
      trouble = message
    }
  }, lookEveryMs).unref()
  try {
    await waitUntilReady(connection)
    keep()
    await ensureDatabase(connection)
  } catch (error) {
    stopping = true
    clearInterval(keeping)
    // Ours alone: it would outlive this process and keep the folder.
    own.child?.kill('SIGINT')
    throw error
  }
  return {
    connection,
    dataFolder: folder.data,
    stop: async () => {
      stopping = true
      clearInterval(keeping)
      const running = runningPostmaster(folder)
      if (running && (running.pid === own.child?.pid || ownerOf(folder) === process.pid)) await endPostmaster(running)
    },
  }
}

/**
 * Makes the cluster in a folder beside its own and moves it there whole: one that broke off leaves nothing behind, and of servers
 * that start on an empty folder at the same moment the first one's counts.
 */
function initialise(binaries: PostgresBinaries, folder: ClusterFolder, account: ServiceAccount | null): void {
  const fresh = `${folder.data}.${randomUUID()}`
  const passwordFile = `${fresh}-password`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  writeFileSync(passwordFile, folder.password, { mode: 0o600 })
  if (account) for (const path of [fresh, passwordFile]) chownSync(path, account.uid, account.gid)
  try {
    const done = spawnSync(
      binaries.initdb,
      [
        '-D',
        fresh,
        '-U',
        user,
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
      ],
      { encoding: 'utf8', cwd: '/', env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH ?? '' }, ...(account ?? {}) },
    )
    if (done.status !== 0) throw new Error(`initdb failed: ${done.stderr || done.error?.message}`)
    renameSync(fresh, folder.data)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(passwordFile, { force: true })
  }
}

function serverArguments(folder: ClusterFolder, port: number, extra: Record<string, string>): string[] {
  const settings: Record<string, string> = {
    port: String(port),
    listen_addresses: folder.socket ? '' : '127.0.0.1',
    unix_socket_directories: folder.socket ?? '',
    max_connections: '120',
    shared_buffers: '64MB',
    log_min_messages: 'warning',
    ...extra,
  }
  return ['-D', folder.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function waitUntilReady(connection: EmbeddedPostgres['connection']): Promise<void> {
  const deadline = performance.now() + startDeadlineMs
  for (;;) {
    try {
      const client = await connectTo({ ...connection, database: 'postgres' })
      await client.end().catch(() => undefined)
      return
    } catch (error) {
      if (performance.now() > deadline) throw new Error('The embedded PostgreSQL did not start', { cause: error })
      await sleep(40)
    }
  }
}

async function ensureDatabase(connection: EmbeddedPostgres['connection']): Promise<void> {
  const client = await connectTo({ ...connection, database: 'postgres' })
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) {
      await client.query(`create database ${database}`).catch((error: { code?: string }) => {
        // Another server that starts at the same moment made it.
        if (error.code !== '42P04' && error.code !== '23505') throw error
      })
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
