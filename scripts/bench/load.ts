import { Agent, type IncomingMessage, request } from 'node:http'

export interface LoadPlan {
  url: string
  /** The headers of the n-th request. */
  headers: (index: number) => Record<string, string>
  /** The body of the n-th request. */
  body: (index: number) => string
  concurrency: number
  seconds: number
  /** Text that a whole answer must contain; an answer without it is a failure. */
  complete: string
}

export interface LoadResult {
  /** Whole answers. */
  runs: number
  runsPerSecond: number
  /** Milliseconds until the first byte of the answer's body: p50 and p95. */
  firstByte: { p50: number; p95: number }
  /** Milliseconds of the whole answer. */
  total: { p50: number; p95: number; p99: number }
  /** Answers that were not whole, refusals among them. */
  failures: number
}

/** Keeps `concurrency` requests under way for `seconds`, then lets them finish. Counts only whole answers. */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.concurrency })
  const first: number[] = []
  const total: number[] = []
  let failures = 0
  let next = 0
  const started = performance.now()
  const end = started + plan.seconds * 1000
  const worker = async () => {
    while (performance.now() < end) {
      const at = performance.now()
      const answer = await once(plan, agent, next++).catch(() => null)
      if (!answer) {
        failures += 1
        continue
      }
      first.push(answer.firstByteAt - at)
      total.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: plan.concurrency }, worker))
  const elapsed = (performance.now() - started) / 1000
  agent.destroy()
  return {
    runs: total.length,
    runsPerSecond: total.length / elapsed,
    firstByte: { p50: quantile(first, 0.5), p95: quantile(first, 0.95) },
    total: { p50: quantile(total, 0.5), p95: quantile(total, 0.95), p99: quantile(total, 0.99) },
    failures,
  }
}

function once(plan: LoadPlan, agent: Agent, index: number): Promise<{ firstByteAt: number }> {
  return new Promise((resolve, reject) => {
    const body = plan.body(index)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...plan.headers(index),
    }
    const sent = request(plan.url, { method: 'POST', agent, headers }, (answer: IncomingMessage) => {
      let firstByteAt = 0
      // The end of the answer says whether it is whole; reading all of it would measure this process.
      let last: Buffer[] = []
      answer.on('data', (chunk: Buffer) => {
        firstByteAt ||= performance.now()
        last = chunk.byteLength >= 16_384 ? [chunk] : [...last.slice(-7), chunk]
      })
      answer.on('end', () =>
        Buffer.concat(last).includes(plan.complete) ? resolve({ firstByteAt }) : reject(new Error('incomplete')),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN
}
