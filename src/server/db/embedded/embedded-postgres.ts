import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type PostgresBinaries, postgresBinaries, type ServiceAccount, serviceAccount } from './binaries.ts'
import { type ClusterFolder, clusterFolder } from './cluster-folder.ts'
import { claimOwnership, isAlive, settleEarlierServer } from './earlier-server.ts'

export interface EmbeddedPostgres {
  /** How to connect; `host` is a socket folder or loopback. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** PostgreSQL's own files. */
  dataFolder: string
  /** Ends the server with a fast shutdown. Does nothing for one that another process of ours started. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: (line: string) => void
  /** Extra settings, such as `fsync=off` in tests. */
  settings?: Record<string, string>
  /** Called when the server ended by itself; it is started again before the call. */
  onRestart?: () => void
}

const user = 'pm_pilot'
const database = 'pm_pilot'
/** A killed postmaster's children and shared memory can stand in the way for some seconds. */
const startDeadlineMs = 15_000

/**
 * Starts PostgreSQL from the registry's binaries, or adopts one that outlived an earlier process on the same folder. It
 * listens on a socket in the data folder, else on loopback with a generated password, and is started again when it dies.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = serviceAccount()
  const binaries = await postgresBinaries(account)
  const folder = clusterFolder(options.dataDir, account)
  if (!existsSync(join(folder.data, 'PG_VERSION'))) initialise(binaries, folder, account)
  const adopted = await settleEarlierServer(folder)
  const port = adopted?.port ?? (folder.socket ? 5432 : await freePort())
  const connection = { host: folder.socket ?? '127.0.0.1', port, user, password: folder.password, database }

  let child: ChildProcess | null = null
  let stopping = false
  const launch = () => {
    child = spawn(binaries.postgres, serverArguments(folder, port, options.settings ?? {}), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH ?? '' },
      ...(account ?? {}),
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) options.log(line)
    })
    child.once('exit', (code, signal) => {
      child = null
      if (stopping) return
      options.log(`PostgreSQL ended (${code ?? signal}); starting it again`)
      setTimeout(() => {
        if (stopping) return
        launch()
        options.onRestart?.()
      }, 500).unref()
    })
  }
  const takeOver = () => {
    if (child !== null || stopping) return
    claimOwnership(folder)
    launch()
  }
  if (!adopted) takeOver()
  const watch = adopted && setInterval(() => isAlive(adopted.pid) || takeOver(), 2_000).unref()
  await waitUntilReady(connection, () => (adopted && isAlive(adopted.pid)) || takeOver())
  await ensureDatabase(connection)
  return {
    connection,
    dataFolder: folder.data,
    stop: async () => {
      stopping = true
      if (watch) clearInterval(watch)
      const server = child
      if (!server || server.exitCode !== null) return
      await new Promise<void>((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGINT')
      })
    },
  }
}

function initialise(binaries: PostgresBinaries, folder: ClusterFolder, account: ServiceAccount | null): void {
  const passwordFile = join(folder.data, '..', 'initdb-password')
  writeFileSync(passwordFile, folder.password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  try {
    const done = spawnSync(
      binaries.initdb,
      [
        '-D',
        folder.data,
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
  } catch (error) {
    rmSync(join(folder.data, 'PG_VERSION'), { force: true })
    throw error
  } finally {
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

async function waitUntilReady(connection: EmbeddedPostgres['connection'], keepAlive: () => void): Promise<void> {
  const deadline = Date.now() + startDeadlineMs
  for (;;) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error('The embedded PostgreSQL did not start', { cause: error })
      keepAlive()
      await sleep(40)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function ensureDatabase(connection: EmbeddedPostgres['connection']): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
