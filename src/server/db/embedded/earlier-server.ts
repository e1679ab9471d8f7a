import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterFolder } from './cluster-folder.ts'

const ownerFile = (folder: ClusterFolder) => join(folder.data, '..', 'postgres-owner.pid')

/** Writes down that this process started the database, so that a later one knows whether its owner is still there. */
export function claimOwnership(folder: ClusterFolder): void {
  writeFileSync(ownerFile(folder), String(process.pid))
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Deals with a PostgreSQL that already runs on the folder. With its owner alive it is shared: returns its process and port.
 * An orphan (PostgreSQL outlives a killed Node) is ended with a fast shutdown; returns null, also when there was none.
 */
export async function settleEarlierServer(folder: ClusterFolder): Promise<{ pid: number; port: number } | null> {
  const earlier = readPostmaster(folder)
  if (!earlier || !isAlive(earlier.pid)) return null
  const owner = Number(readText(ownerFile(folder)) ?? 0)
  if (owner > 0 && owner !== process.pid && isAlive(owner)) return earlier
  if (!readText(`/proc/${earlier.pid}/cmdline`)?.includes('postgres')) return null
  process.kill(earlier.pid, 'SIGINT')
  for (let waited = 0; isAlive(earlier.pid) && waited < 10_000; waited += 50) await sleep(50)
  return null
}

/** The process and port that the folder's own file names; it may be long gone. */
export function readPostmaster(folder: ClusterFolder): { pid: number; port: number } | null {
  const [pid, , , port] = readText(join(folder.data, 'postmaster.pid'))?.split('\n') ?? []
  return pid && port ? { pid: Number(pid), port: Number(port) } : null
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
