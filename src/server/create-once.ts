import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file of mode 0600 unless it is there already. It appears whole or not at all, and of processes that do so at the same
 * moment one wins: all of them read the same afterwards.
 */
export function createOnce(file: string, makeText: () => string): void {
  mkdirSync(dirname(file), { recursive: true })
  const own = `${file}.${randomUUID()}`
  writeFileSync(own, makeText(), { mode: 0o600 })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
}
