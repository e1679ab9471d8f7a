import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Asks the server for something small again and again, in a thread of its own, until it receives a message to stop. Answers with the waits. */
const { url, token } = workerData as { url: string; token?: string }
const waits: number[] = []
const headers = token ? { authorization: `Bearer ${token}` } : undefined
// The first one opens the connection.
await (await fetch(url, { ...(headers && { headers }) })).arrayBuffer()
let stopped = false
parentPort?.once('message', () => {
  stopped = true
})
while (!stopped) {
  const at = performance.now()
  const answer = await fetch(url, { ...(headers && { headers }) })
  await answer.arrayBuffer()
  waits.push(answer.ok ? performance.now() - at : Number.POSITIVE_INFINITY)
  await sleep(20)
}
parentPort?.postMessage(waits.toSorted((a, b) => a - b))
