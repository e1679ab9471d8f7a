import { type UserEvent, userEvent } from '#shared/api/user-events.ts'
import { ApiError } from '../http/api-error.ts'
import { apiFetch } from '../http/api-fetch.ts'
import { createSseParser } from '../http/sse-parser.ts'

export interface LiveHandlers {
  onEvent: (event: UserEvent) => void
  onStatus: (status: 'connecting' | 'live' | 'lost') => void
}

/** Waits between attempts in milliseconds; the last one repeats. */
export const waits = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const
/** The server says something every 15 s. A connection that is silent this long is dead, whatever the system thinks. */
const silenceMs = 40_000
/** A connection that held this long was a good one: the waits start anew. */
const goodMs = 10_000

/**
 * Holds one connection to `/api/events` until `signal`, through lost networks and restarted servers. Never throws.
 */
export async function keepConnected(signal: AbortSignal, handlers: LiveHandlers): Promise<void> {
  handlers.onStatus('connecting')
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const startedAt = Date.now()
    let refused = false
    try {
      await follow(signal, handlers)
      if (Date.now() - startedAt > goodMs) attempt = 0
    } catch (error) {
      // What the server refuses, such as too many open pages, is not asked for again at once.
      refused = error instanceof ApiError && error.status >= 400 && error.status < 500
    }
    if (signal.aborted) return
    handlers.onStatus('lost')
    const wait = refused ? waits.at(-1) : waits[Math.min(attempt, waits.length - 1)]
    await pause((wait ?? 30_000) * (0.8 + Math.random() * 0.4), signal)
  }
}

/** Reads one connection to its end. Throws an ApiError when it was refused. */
async function follow(signal: AbortSignal, { onEvent, onStatus }: LiveHandlers): Promise<void> {
  const silent = new AbortController()
  let watchdog = setTimeout(() => silent.abort(), silenceMs)
  const both = AbortSignal.any([signal, silent.signal])
  try {
    const response = await apiFetch('/api/events', { headers: { accept: 'text/event-stream' }, signal: both })
    if (!response.body) return
    onStatus('live')
    const parse = createSseParser()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      clearTimeout(watchdog)
      watchdog = setTimeout(() => silent.abort(), silenceMs)
      for (const message of parse(value)) {
        const event = decode(message.event, message.data)
        if (event) onEvent(event)
      }
    }
  } catch (error) {
    if (error instanceof ApiError) throw error
    // A cut connection.
  } finally {
    clearTimeout(watchdog)
  }
}

/** Null for a kind of event that this page does not know yet. */
function decode(type: string, data: string): UserEvent | null {
  try {
    const parsed = userEvent.safeParse({ ...JSON.parse(data), type })
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Ends early when the network is back or the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    globalThis.addEventListener?.('online', done, { once: true })
  })
}
