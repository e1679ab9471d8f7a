import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts'
import { parseEnv } from './env.ts'
import { createLog } from './log.ts'
import { startServer } from './start-server.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

/** A setting that cannot be used, or a database that cannot be reached, stops the start with one readable line. */
function stop(error: unknown): never {
  process.stderr.write(`PM Pilot could not start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

try {
  const env = parseEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({
        dataDir: resolve(env.DATA_DIR),
        // Why it ended or does not start; its other lines may quote what users typed.
        log: (line) =>
          log[/PANIC|FATAL: {2}(?!the database system is|terminating)|^PostgreSQL ended/.test(line) ? 'warn' : 'debug'](
            { line },
            'postgresql',
          ),
      })
  const connection = embedded?.connection ?? { connectionString: env.DATABASE_URL }
  if (embedded) log.info({ at: embedded.connection.host }, 'embedded database ready')
  const server = await startServer(env, connection, log).catch(async (error) => {
    await embedded?.stop()
    throw error
  })
  process.stdout.write(`PM Pilot is ready on ${server.url}\n`)
  server.settle().catch((error) => log.error({ err: error }, 'settling failed'))

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await server.close().catch((error) => log.error({ err: error }, 'closing failed'))
    await embedded?.stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => void close())
  process.once('SIGINT', () => void close())
} catch (error) {
  stop(error)
}
