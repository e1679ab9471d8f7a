import { constants, existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import type { Env } from '#server/env.ts'
import { type Check, type Finding, failed, ok, reasonOf, warning } from './check.ts'

const oldestNode = 24
const megabyte = 1024 ** 2
const leastFree = 256 * megabyte
const comfortablyFree = 1024 * megabyte

/** What the machine must have: Node, room and rights for the data, the built pages, the port. */
export function machineChecks(env: Env, pagesFolder: string): Check[] {
  const dataDir = resolve(env.DATA_DIR)
  return [
    { name: 'Node', run: async () => checkNode(process.versions.node) },
    { name: 'Data folder', run: () => checkDataFolder(dataDir) },
    { name: 'Disk', run: async () => checkDisk(freeBytes(dataDir), dataDir) },
    { name: 'Pages', run: async () => checkPages(pagesFolder) },
    { name: 'Port', run: () => checkPort(env.HOST, env.PORT) },
  ]
}

export function checkNode(version: string): Finding {
  return Number(version.split('.')[0]) >= oldestNode
    ? ok(version)
    : failed(
        `${version} runs this; ${oldestNode} or newer is needed`,
        'Use the npm commands: they run the Node of this project.',
      )
}

function existing(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : existing(dirname(path))
}

function freeBytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(existing(dataDir))
  return bavail * bsize
}

export function checkDisk(free: number, dataDir: string): Finding {
  const says = `${Math.floor(free / megabyte).toLocaleString('en')} MB free for ${dataDir}`
  if (free < leastFree)
    return failed(says, 'Free some space or point DATA_DIR at another disk: a full disk stops the database.')
  return free < comfortablyFree ? warning(says, 'Free some space: runs and uploads grow the database.') : ok(says)
}

export async function checkDataFolder(dataDir: string): Promise<Finding[]> {
  if (!existsSync(dataDir)) {
    const parent = existing(dataDir)
    return await access(parent, constants.W_OK).then(
      () => [ok(`${dataDir} is made at the first start`)],
      () => [
        failed(`${dataDir} cannot be made: ${parent} is not writable`, 'Set DATA_DIR to a folder of this account.'),
      ],
    )
  }
  const probe = join(dataDir, `doctor-${process.pid}`)
  try {
    writeFileSync(probe, 'x', { flag: 'wx' })
    rmSync(probe)
  } catch (error) {
    return [
      failed(`${dataDir} is not writable: ${reasonOf(error)}`, 'Give the folder to the account that runs the server.'),
    ]
  }
  const open = ['secret-key', 'postgres-password'].filter((name) => isOpenToOthers(join(dataDir, name)))
  return [
    ok(dataDir),
    ...open.map((name) => failed(`${name} can be read by others`, `chmod 600 ${join(dataDir, name)}`)),
  ]
}

function isOpenToOthers(file: string): boolean {
  return process.platform !== 'win32' && existsSync(file) && (statSync(file).mode & 0o077) !== 0
}

export function checkPages(folder: string): Finding {
  return existsSync(join(folder, 'index.html'))
    ? ok('built')
    : warning('not built yet', 'npm start builds them; for a server without npm run it once before.')
}

/** Free, or PM Pilot itself is there already. */
export async function checkPort(host: string, port: number): Promise<Finding> {
  if (port === 0) return ok('any free one')
  const code = await new Promise<string | null>((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    server.listen(port, host, () => server.close(() => done(null)))
  })
  if (code === null) return ok(`${port} is free`)
  if (code === 'EACCES') return failed(`this account may not listen on ${port}`, 'Set PORT to 1024 or more.')
  if (code === 'EADDRINUSE' && (await isOurs(port))) return ok(`PM Pilot is running on ${port}`)
  return code === 'EADDRINUSE'
    ? failed(`${port} is taken by another program`, 'Stop that program or set PORT to another number.')
    : failed(`${host}:${port} cannot be listened on: ${code}`, 'Set HOST to an address of this machine.')
}

async function isOurs(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/system`, { signal: AbortSignal.timeout(3_000) })
    const body: unknown = await answer.json()
    return answer.ok && typeof body === 'object' && body !== null && 'uploadMaxMb' in body
  } catch {
    return false
  }
}
