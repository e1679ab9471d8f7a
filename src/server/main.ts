import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { parseEnv } from './env.ts'
import { createLog } from './observe/log.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

/** A setting that cannot be used, or a database that cannot be reached, stops the start with one readable line. */
function stop(error: unknown): never {
  process.stderr.write(`PM Pilot could not start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

try {
  const env = parseEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  // What only minds others loads nothing of what they do.
  const { run } =
    env.SERVERS > 1 && cluster.isPrimary ? await import('./cluster/run-cluster.ts') : await import('./run-alone.ts')
  const running = await run(env, log)

  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await running.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void close())
  process.once('SIGINT', () => void close())
} catch (error) {
  stop(error)
}
