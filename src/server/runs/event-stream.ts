import type { Log } from '#server/observe/log.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { eventJson, type StoredEvent } from './stored-event.ts'

/** A comment this often keeps proxies from closing a quiet stream. */
const keepAliveMs = 15_000
const encoder = new TextEncoder()

/** One event on the wire. The type is the event's name, so the data does not repeat it. */
export function encodeEvent(stored: StoredEvent): string {
  return `id: ${stored.seq}\nevent: ${stored.event.type}\ndata: ${eventJson(stored)}\n\n`
}

export interface EventStreamOptions {
  /** Ends the watching. */
  stop: AbortController
  /** Called once it is over, however it ended. */
  onEnd: () => void
  /** Asked now and then: throws UNAUTHENTICATED once whoever reads may do so no more. */
  assertSessionValid: () => Promise<void>
  log: Log
  everyMs?: number
}

/**
 * Answers with the events as they come. A reader that goes away ends the watching, never the run. Where the events cannot be read, or
 * the session ended, the stream ends without a final one: whoever may goes on with `Last-Event-ID`.
 */
export function eventStreamResponse(events: AsyncGenerator<StoredEvent>, options: EventStreamOptions): Response {
  const { stop, onEnd, assertSessionValid, log, everyMs = keepAliveMs } = options
  let keepAlive: NodeJS.Timeout
  let text = ''
  let isLeft = false
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const endWithSession = (error: unknown) => {
        if (error instanceof AppError && error.code === 'UNAUTHENTICATED') stop.abort()
      }
      keepAlive = setInterval(() => {
        controller.enqueue(encoder.encode(': still here\n\n'))
        assertSessionValid().catch(endWithSession)
      }, everyMs)
      keepAlive.unref()
      // Events that were stored together leave together: one write to the socket instead of one each.
      const send = () => {
        if (text !== '' && !stop.signal.aborted) controller.enqueue(encoder.encode(text))
        text = ''
      }
      try {
        for await (const stored of events) {
          if (text === '') setImmediate(send)
          text += encodeEvent(stored)
        }
      } catch (error) {
        log.error({ err: error }, 'a run could not be followed')
      } finally {
        onEnd()
        clearInterval(keepAlive)
        send()
        if (!isLeft) controller.close()
      }
    },
    cancel() {
      isLeft = true
      clearInterval(keepAlive)
      stop.abort()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}
