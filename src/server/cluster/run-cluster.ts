import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/observe/log.ts'
import { openOwnDatabase } from '#server/open-own-database.ts'
import { serveClusterMetrics } from './cluster-metrics.ts'

/** How long after its end a server is started again; doubled up to the most while it does not stay. */
const restartMs = { least: 500, most: 30_000 }
/** Up for so long, a server counts as one that stays. */
const staysMs = 60_000

/**
 * Runs `SERVERS` servers, each a process of its own, on one port: connections go to them in turn. Keeps them and the embedded database
 * running. Throws when the first one does not start, which then has said why.
 */
export async function run(env: Env, log: Log): Promise<{ close(): Promise<void> }> {
  const database = await openOwnDatabase(env, log)
  let closing = false
  // Servers that share the processors collect garbage one by one better than with threads that take them from each other.
  cluster.setupPrimary({ execArgv: [...process.execArgv, '--single-threaded-gc'] })
  serveClusterMetrics()

  function start(waitMs: number): Worker {
    const worker = cluster.fork()
    const startedAt = performance.now()
    worker.once('exit', (code, signal) => {
      if (closing) return
      log.warn({ server: worker.process.pid, code, signal }, 'a server ended and is started again')
      const next = performance.now() - startedAt > staysMs ? restartMs.least : Math.min(restartMs.most, waitMs * 2)
      setTimeout(() => {
        if (!closing) start(next)
      }, waitMs)
    })
    return worker
  }
  const listening = async (worker: Worker) => {
    await Promise.race([
      once(worker, 'listening'),
      once(worker, 'exit').then(() => Promise.reject(new Error('Its first server ended before it was ready.'))),
    ])
  }

  // The first one migrates the database and makes what all of them share.
  const first = start(restartMs.least)
  const address = once(cluster, 'listening')
  try {
    await listening(first)
  } catch (error) {
    closing = true
    await database.stop()
    throw error
  }
  const others = Array.from({ length: env.SERVERS - 1 }, () => start(restartMs.least))
  // One that does not start now is tried again like one that ends later.
  await Promise.allSettled(others.map(listening))
  const [, { port }] = (await address) as [Worker, { port: number }]
  process.stdout.write(`PM Pilot is ready on http://localhost:${port} with ${env.SERVERS} servers\n`)

  return {
    async close() {
      closing = true
      const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
      await Promise.all(
        workers.map(async (worker) => {
          const ended = once(worker, 'exit')
          worker.process.kill('SIGTERM')
          await ended
        }),
      )
      await database.stop()
    },
  }
}
