import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RunEvent } from '#shared/run-events.ts'
import { storeSession } from '../../../session/session-store.ts'
import { startAndFollow } from './follow-run.ts'
import type { NumberedEvent } from './run-state.ts'

const events: RunEvent[] = [
  {
    type: 'run-start',
    runId: 'r1',
    agentId: 'a',
    model: 'built-in',
    timestamp: '2026-11-21T08:00:00.000Z',
    attempt: 1,
  },
  { type: 'delta', text: '{"a":' },
  { type: 'delta', text: '1}' },
  { type: 'run-end', result: { a: 1 }, revision: 1, model: 'built-in', durationMs: 5 },
]

/** The stream's text of events `from` (from 1) up to, without, `to`. */
function wire(from: number, to = events.length + 1): string {
  return events
    .slice(from - 1, to - 1)
    .map(({ type, ...rest }, index) => `id: ${from + index}\nevent: ${type}\ndata: ${JSON.stringify(rest)}\n\n`)
    .join('')
}

const refusal = (status: number, code: string) => Response.json({ error: 'No.', code }, { status })

/** Answers each call with the next of `answers` and notes what was asked. */
function serve(...answers: (() => Response | Promise<Response>)[]) {
  const calls: { path: string; headers: Headers }[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, headers: new Headers(init.headers) })
    const answer = answers.shift()
    if (!answer) throw new Error('one call too many')
    return answer()
  })
  return calls
}

async function run(lost: number[] = []) {
  const seen: NumberedEvent[] = []
  const following = startAndFollow(
    { functionName: 'f', input: { idea: 'x' }, idempotencyKey: 'key-1' },
    {
      signal: new AbortController().signal,
      onEvents: (batch) => seen.push(...batch),
      onLost: () => lost.push(seen.length),
    },
  )
  following.catch(() => undefined)
  await vi.runAllTimersAsync()
  await following
  return seen.map(({ number }) => number)
}

describe('startAndFollow', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    storeSession({
      sessionToken: 's',
      accessToken: 'a',
      expiresAt: Number.MAX_SAFE_INTEGER,
      user: { id: 'u', email: null, firstName: null, anonymous: true },
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('follows one stream to its end', async () => {
    const calls = serve(() => new Response(wire(1)))
    expect(await run()).toEqual([1, 2, 3, 4])
    expect(calls.map((call) => call.path)).toEqual(['/functions/v1/f'])
  })

  test('takes a cut run up after the last event', async () => {
    const calls = serve(
      () => new Response(wire(1, 3)),
      () => new Response(wire(3)),
    )
    expect(await run()).toEqual([1, 2, 3, 4])
    expect(calls[1]?.path).toBe('/api/runs/r1/events')
    expect(calls[1]?.headers.get('last-event-id')).toBe('2')
  })

  test('sends a start whose answer was lost again under the same key', async () => {
    const calls = serve(
      () => Promise.reject(new TypeError('network')),
      () => new Response(wire(1)),
    )
    expect(await run()).toEqual([1, 2, 3, 4])
    expect(calls.map((call) => call.headers.get('idempotency-key'))).toEqual(['key-1', 'key-1'])
  })

  test('a refusal is final', async () => {
    const calls = serve(() => refusal(402, 'USAGE_LIMIT_REACHED'))
    await expect(run()).rejects.toMatchObject({ code: 'USAGE_LIMIT_REACHED', status: 402, message: 'No.' })
    expect(calls).toHaveLength(1)
  })

  test('gives up when the server stays away', async () => {
    serve(...Array.from({ length: 30 }, () => () => refusal(503, 'NOT_READY')))
    await expect(run()).rejects.toMatchObject({ code: 'NETWORK' })
  })

  test('says at once that the network is gone, and never gives up on it', async () => {
    const lost: number[] = []
    const away = () => Promise.reject(new TypeError('network'))
    const calls = serve(...Array.from({ length: 30 }, () => away), () => new Response(wire(1)))
    expect(await run(lost)).toEqual([1, 2, 3, 4])
    expect(lost).toHaveLength(30)
    expect(new Set(calls.map((call) => call.headers.get('idempotency-key')))).toEqual(new Set(['key-1']))
  })

  test('passes over kinds of events that it does not know', async () => {
    serve(() => new Response(`id: 1\nevent: later-invention\ndata: {}\n\n${wire(2)}`))
    expect(await run()).toEqual([2, 3, 4])
  })
})
