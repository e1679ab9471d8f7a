import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UserEvent } from '#shared/api/user-events.ts'
import { keepConnected } from './keep-connected.ts'

const usage = (used: number) =>
  `event: usage\ndata: ${JSON.stringify({
    plan: 'Free',
    limit: 50,
    used,
    reserved: 0,
    remaining: 50 - used,
    resetsAt: null,
    trialEndsAt: null,
    planAfterTrial: null,
    endedTrial: null,
  })}\n\n`

/** One answer per connection: the text that comes and how long it then stays open. */
function serve(answers: ((signal: AbortSignal) => Response)[]): { at: number[] } {
  const at: number[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    at.push(Date.now())
    const answer = answers[Math.min(at.length, answers.length) - 1]
    if (!answer || !init.signal) throw new TypeError('no answer')
    return answer(init.signal)
  })
  return { at }
}

const stream = (text: string, then: 'end' | 'stay') => (signal: AbortSignal) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text))
        if (then === 'end') controller.close()
        else signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    }),
  )

describe('keepConnected', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  function start() {
    const events: UserEvent[] = []
    const statuses: string[] = []
    const stop = new AbortController()
    const done = keepConnected(stop.signal, {
      onEvent: (event) => events.push(event),
      onStatus: (status) => statuses.push(status),
    })
    return { events, statuses, stop, done }
  }

  test('reads events, comes back after a cut with growing waits, and ends with its signal', async () => {
    const { at } = serve([
      stream(`: open\n\n${usage(1)}`, 'end'),
      () => new Response('', { status: 503 }),
      stream(`${usage(2)}event: later\ndata: {}\n\n`, 'stay'),
    ])
    const { events, statuses, stop, done } = start()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(events.map((event) => event.type === 'usage' && event.used)).toEqual([1, 2])
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([500, 1_000])
    expect(statuses).toEqual(['connecting', 'live', 'lost', 'lost', 'live'])
    stop.abort()
    await done
    expect(at).toHaveLength(3)
  })

  test('a silent connection is given up and made again', async () => {
    const { at } = serve([stream(usage(1), 'stay')])
    const { stop, done } = start()
    await vi.advanceTimersByTimeAsync(39_000)
    expect(at).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(at).toHaveLength(2)
    stop.abort()
    await done
  })

  test('a refusal waits long', async () => {
    const { at } = serve([() => Response.json({ error: 'Too many', code: 'TOO_MANY_REQUESTS' }, { status: 429 })])
    const { stop, done } = start()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(at).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(at).toHaveLength(2)
    stop.abort()
    await done
  })
})
