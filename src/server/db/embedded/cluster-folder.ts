import { createHash, randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createOnce } from '#server/create-once.ts'
import { isReachable, type ServiceAccount } from './binaries.ts'

export interface ClusterFolder {
  /** PostgreSQL's own files. */
  data: string
  /** Folder of the Unix socket, or null where its path would be too long; then loopback is used. */
  socket: string | null
  password: string
}

/** A socket's path may have 107 bytes; PostgreSQL adds `/.s.PGSQL.5432`. */
const longestSocketFolder = 90

/**
 * Prepares the folders of the embedded database under `dataDir`. Where the service account cannot reach it, they are under
 * /var/lib/pm-pilot, by a name that is always the same for this `dataDir`.
 */
export function clusterFolder(dataDir: string, account: ServiceAccount | null): ClusterFolder {
  const wanted = resolve(dataDir)
  const own = (folder: string) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (account) chownSync(folder, account.uid, account.gid)
    return folder
  }
  mkdirSync(wanted, { recursive: true })
  let base = wanted
  if (!isReachable(wanted, account)) {
    const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
    base = join('/var/lib/pm-pilot', name)
    mkdirSync(base, { recursive: true, mode: 0o755 })
  }
  const socket =
    platformHasSockets() && Buffer.byteLength(base) <= longestSocketFolder ? own(join(base, 'pgsocket')) : null
  return { data: own(join(base, 'postgres')), socket, password: password(wanted) }
}

function platformHasSockets(): boolean {
  return process.platform !== 'win32'
}

function password(dataDir: string): string {
  const file = join(dataDir, 'postgres-password')
  if (!existsSync(file)) createOnce(file, () => randomBytes(24).toString('base64url'))
  return readFileSync(file, 'utf8').trim()
}
