import { readdirSync, readFileSync } from 'node:fs'
import type { ClusterFolder } from '#server/db/embedded/cluster-folder.ts'
import { runningPostmaster } from '#server/db/embedded/postmaster.ts'

/** SIGKILL for the postmaster and every process of its own, as when the machine takes its memory away. False when none runs. */
export function killDatabase(folder: ClusterFolder): boolean {
  const postmaster = runningPostmaster(folder)
  if (!postmaster) return false
  for (const pid of [postmaster.pid, ...childrenOf(postmaster.pid)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself meanwhile.
    }
  }
  return true
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

function parentOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return null
  }
}
