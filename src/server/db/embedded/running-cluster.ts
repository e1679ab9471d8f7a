import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serviceAccount } from './binaries.ts'
import { clusterFolder } from './cluster-folder.ts'
import { type EmbeddedPostgres, embeddedNames } from './embedded-postgres.ts'
import { runningPostmaster } from './postmaster.ts'

/**
 * The embedded database of a data folder as it stands, for whoever looks without touching: "none" before the first start, "stopped",
 * or how to connect to the one that runs.
 */
export function runningCluster(dataDir: string): 'none' | 'stopped' | EmbeddedPostgres['connection'] {
  // Only a folder that was set up before: this must not make one.
  if (!existsSync(join(dataDir, 'postgres-password'))) return 'none'
  const folder = clusterFolder(dataDir, serviceAccount())
  const postmaster = runningPostmaster(folder)
  if (!postmaster) return 'stopped'
  return {
    host: folder.socket ?? '127.0.0.1',
    port: postmaster.port,
    password: folder.password,
    ...embeddedNames,
  }
}
