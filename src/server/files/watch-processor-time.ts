import { Worker } from 'node:worker_threads'

const LOOK_EVERY_MS = 200

/** Milliseconds of processor time that this process has taken, all its threads together. */
const LOOK = `
const { workerData } = require('node:worker_threads')
const begun = new Float64Array(workerData.shared)
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (begun[0] > 0 && (user + system) / 1000 - begun[0] > begun[1]) process.kill(process.pid, 'SIGKILL')
}, workerData.every)
`

/**
 * Ends this process when a piece of work takes more processor time than it may. A thread of its own looks, because the main
 * one may be in the work without a pause. Processor time, so that a busy machine refuses nobody's file.
 */
export function watchProcessorTime(): { begin(longestMs: number): void; end(): void } {
  const shared = new SharedArrayBuffer(16)
  const begun = new Float64Array(shared)
  const worker = new Worker(LOOK, { eval: true, workerData: { shared, every: LOOK_EVERY_MS } })
  worker.unref()
  return {
    begin(longestMs) {
      const { user, system } = process.cpuUsage()
      begun[1] = longestMs
      begun[0] = (user + system) / 1000
    },
    end() {
      begun[0] = 0
    },
  }
}
