import { eventJson, type StoredEvent } from './stored-event.ts'

/** A comment this often keeps proxies from closing a quiet stream. */
const keepAliveMs = 15_000
const encoder = new TextEncoder()

/** One event on the wire. The type is the event's name, so the data does not repeat it. */
export function encodeEvent(stored: StoredEvent): string {
  return `id: ${stored.seq}\nevent: ${stored.event.type}\ndata: ${eventJson(stored)}\n\n`
}

/**
 * Answers with the events as they come. A reader that goes away ends the watching, never the run. `onEnd` is called once it is over,
 * however it ended.
 */
export function eventStreamResponse(
  events: AsyncGenerator<StoredEvent>,
  stop: AbortController,
  onEnd: () => void,
): Response {
  let keepAlive: NodeJS.Timeout
  let text = ''
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      keepAlive = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), keepAliveMs)
      keepAlive.unref()
      try {
        // Events that were stored together leave together: one write to the socket instead of one each.
        const send = () => {
          if (text !== '' && !stop.signal.aborted) controller.enqueue(encoder.encode(text))
          text = ''
        }
        for await (const stored of events) {
          if (text === '') setImmediate(send)
          text += encodeEvent(stored)
        }
        send()
        if (!stop.signal.aborted) controller.close()
      } catch (error) {
        controller.error(error)
      } finally {
        onEnd()
        clearInterval(keepAlive)
      }
    },
    cancel() {
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
