import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder of its own for a database that does not outlive a test. Everybody may pass through it: as root, PostgreSQL runs under
 * another account, and a folder that this account cannot reach would be left behind elsewhere.
 */
export function databaseFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}
