import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const name = /^pm-pilot-work-(\d+)-/
/** Nothing that is written there takes as long, in milliseconds: another process may have the number of the one that was. */
const longestMs = 24 * 60 * 60_000

/** A folder for what a user sent, which only this account may read. It is named after the process whose work it is: whoever makes it removes it. */
export const makeTemporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `pm-pilot-work-${process.pid}-`))

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Removes what processes left behind that were killed or lost their machine. Called before this process has made any: one of its own
 * number is of an earlier life, as in a container, where each start has the same.
 */
export async function removeLeftFolders(): Promise<void> {
  const folder = tmpdir()
  for (const entry of await readdir(folder).catch(() => [])) {
    const pid = Number(name.exec(entry)?.[1])
    if (!pid) continue
    const path = join(folder, entry)
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    const isInUse = pid !== process.pid && isAlive(pid) && Date.now() - writtenAt < longestMs
    // What belongs to another account stays, and is no reason not to start.
    if (!isInUse) await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}
