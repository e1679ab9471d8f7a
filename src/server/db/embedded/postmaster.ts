import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterFolder } from './cluster-folder.ts'

export interface Postmaster {
  pid: number
  port: number
}

/**
 * The PostgreSQL that runs on the folder, whoever started it; null when there is none. Its file outlives a kill and its number may
 * be another program's by now (after a restart of a container it often is), so the program behind it is looked at.
 */
export function runningPostmaster(folder: ClusterFolder): Postmaster | null {
  const [pid, , , port] = readText(join(folder.data, 'postmaster.pid'))?.split('\n').map(Number) ?? []
  if (!pid || !port || !isAlive(pid)) return null
  return isOtherProgram(pid) ? null : { pid, port }
}

/** Known to be something else than PostgreSQL; not known where there is no /proc. */
function isOtherProgram(pid: number): boolean {
  const command = readText(`/proc/${pid}/cmdline`)
  return command !== null && !command.includes('postgres')
}

/**
 * Removes what a killed PostgreSQL left when its number is another program's by now: PostgreSQL sees no more than that the number lives,
 * and where that program belongs to the same account it would never start again.
 */
export function removeForeignLocks(folder: ClusterFolder, port: number): void {
  const socketLock = folder.socket ? [join(folder.socket, `.s.PGSQL.${port}.lock`)] : []
  for (const file of [join(folder.data, 'postmaster.pid'), ...socketLock]) {
    const text = readText(file)
    const pid = Math.abs(Number(text?.split('\n')[0] ?? 0))
    // Another server may start the database at this moment: only what was looked at goes.
    if (pid && isAlive(pid) && isOtherProgram(pid) && readText(file) === text) rmSync(file, { force: true })
  }
}

const ownerFile = (folder: ClusterFolder) => join(folder.data, '..', 'postgres-owner.pid')

/** Writes down that this process ends the database when it closes. */
export function claimOwnership(folder: ClusterFolder): void {
  writeFileSync(ownerFile(folder), String(process.pid))
}

/** The process that ends the database when it closes; null when that process is gone. */
export function ownerOf(folder: ClusterFolder): number | null {
  const owner = Number(readText(ownerFile(folder)) ?? 0)
  return owner > 0 && isAlive(owner) ? owner : null
}

/** A fast shutdown: open transactions are rolled back, what was committed is on the disk. */
export async function endPostmaster({ pid }: Postmaster): Promise<void> {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 50) await sleep(50)
}

function isAlive(pid: number): boolean {
  // A killed child that its parent has not looked at yet is gone as well.
  if (/^\d+ \(.*\) Z/s.test(readText(`/proc/${pid}/stat`) ?? '')) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
