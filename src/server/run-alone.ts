import cluster from 'node:cluster'
import { removeLeftFolders } from '#agents/_kit/temporary-folder.ts'
import type { Env } from './env.ts'
import type { Log } from './observe/log.ts'
import { openOwnDatabase } from './open-own-database.ts'
import { startServer } from './start-server.ts'

/** Runs one server in this process, with the embedded database where no other is set. */
export async function run(env: Env, log: Log): Promise<{ close(): Promise<void> }> {
  await removeLeftFolders()
  const database = await openOwnDatabase(env, log)
  const server = await startServer(env, database.connection, log).catch(async (error) => {
    await database.stop()
    throw error
  })
  // Of several that share a port the one that started them reports.
  if (cluster.isPrimary) process.stdout.write(`PM Pilot is ready on ${server.url}\n`)
  server.warmUp().catch((error) => log.error({ err: error }, 'settling failed'))
  return {
    async close() {
      await server.close().catch((error) => log.error({ err: error }, 'closing failed'))
      await database.stop()
    },
  }
}
