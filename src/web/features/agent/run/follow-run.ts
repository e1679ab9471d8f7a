import { runEvent } from '#shared/run-events.ts'
import { ApiError, networkFailure } from '../../../http/api-error.ts'
import { apiFetch } from '../../../http/api-fetch.ts'
import { createSseParser } from '../../../http/sse-parser.ts'
import { ensureSession } from '../../../session/session-calls.ts'
import { networkOr } from './network-or.ts'
import type { NumberedEvent } from './run-state.ts'

const stream = 'text/event-stream'
/** Waits between attempts to reach a run again, in milliseconds. An event starts them anew; the network's return ends one. */
const waits = [300, 1000, 2000, 4000, 8000, 15_000, 15_000, 30_000]

export interface Follower {
  signal: AbortSignal
  /** The events of one piece of the stream. */
  onEvents: (events: NumberedEvent[]) => void
  /** The network is gone. It is tried on, for as long as that takes. */
  onLost: () => void
}

interface Position {
  runId: string | null
  lastEventId: number
  finished: boolean
}

function decode(data: string, type: string, id: string): NumberedEvent | null {
  try {
    const parsed = runEvent.safeParse({ ...JSON.parse(data), type })
    return parsed.success ? { number: Number(id), event: parsed.data } : null
  } catch {
    // A kind of event that this page does not know yet.
    return null
  }
}

/** Reads until the stream ends, by itself or with the connection. */
async function readStream(response: Response, position: Position, follower: Follower): Promise<void> {
  if (!response.body) return
  const parse = createSseParser()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const events = parse(value).flatMap((message) => decode(message.data, message.event, message.id) ?? [])
      if (events.length === 0) continue
      for (const { number, event } of events) {
        position.lastEventId = number
        if (event.type === 'run-start') position.runId = event.runId
        if (event.type === 'run-end' || event.type === 'run-error') position.finished = true
      }
      follower.onEvents(events)
    }
  } catch (error) {
    if (follower.signal.aborted) throw error
    // A cut connection: the run goes on, and is taken up again where it was left.
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

/** Follows to the end. `open` is called again after each cut, with the place reached so far. */
async function follow(open: (position: Position) => Promise<Response>, position: Position, follower: Follower) {
  let attempt = 0
  for (;;) {
    const before = position.lastEventId
    let offline = false
    try {
      await readStream(await open(position), position, follower)
    } catch (error) {
      offline = error instanceof ApiError && error.code === 'NETWORK'
      const away = error instanceof ApiError && error.status >= 502
      if (!offline && !away) throw error
      if (offline) follower.onLost()
    }
    if (position.finished) return
    if (position.lastEventId > before) attempt = 0
    const wait = waits[attempt] ?? (offline ? waits.at(-1) : undefined)
    if (wait === undefined) throw networkFailure()
    attempt += 1
    await networkOr(wait, follower.signal)
  }
}

const eventsOf = (runId: string, after: number, signal: AbortSignal) =>
  apiFetch(`/api/runs/${runId}/events`, { headers: { accept: stream, 'last-event-id': String(after) }, signal })

export interface NewRun {
  functionName: string
  input: Record<string, unknown>
  /** The same key is the same run, so a start whose answer was lost is safely sent again. */
  idempotencyKey: string
}

/** Starts a run and follows it to its end, through cut connections. Throws an ApiError when it is refused or lost. */
export function startAndFollow(run: NewRun, follower: Follower): Promise<void> {
  const open = async (position: Position) => {
    if (position.runId) return eventsOf(position.runId, position.lastEventId, follower.signal)
    await ensureSession()
    return apiFetch(`/functions/v1/${run.functionName}`, {
      method: 'POST',
      headers: { accept: stream, 'idempotency-key': run.idempotencyKey },
      body: run.input,
      signal: follower.signal,
    })
  }
  return follow(open, { runId: null, lastEventId: 0, finished: false }, follower)
}

/** Follows a run that goes on already, from its first event. */
export function followFromStart(runId: string, follower: Follower): Promise<void> {
  const open = (position: Position) => eventsOf(runId, position.lastEventId, follower.signal)
  return follow(open, { runId, lastEventId: 0, finished: false }, follower)
}
