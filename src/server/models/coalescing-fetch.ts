import { createDeltaJoiner, type ReadTextDelta } from './join-deltas.ts'
import { modelFetch } from './model-fetch.ts'

/**
 * A fetch for streamed answers that joins text deltas which arrive within a moment into one event.
 *
 * The SDK sends every event through four transform streams and a schema, several times the cost of reading it, and a
 * model sends hundreds of events of a few characters. Only plain text deltas are joined, in order; every other event
 * passes as its own bytes, so the SDK keeps the last word on what the stream means. The first events pass at once.
 */

/** Longest time, in ms, that a delta waits for company. A reader cannot tell it from the network. */
const WINDOW_MS = 20

export function coalescingFetch(read: ReadTextDelta, inner: typeof fetch = modelFetch): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init)
    const streamed = response.headers.get('content-type')?.includes('text/event-stream') === true
    if (!response.ok || !response.body || !streamed) return response
    return new Response(joinEvents(response.body, read), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    })
  }
}

function joinEvents(body: ReadableStream<Uint8Array>, read: ReadTextDelta): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const join = createDeltaJoiner(read)
  let rest = ''
  /** Whole events. */
  let waiting = ''
  let sentAt = 0
  let timer: NodeJS.Timeout | undefined
  let cancelled = false
  // The vendor's stream is read as it comes, without waiting for the SDK: an answer is bounded by its tokens.
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = () => {
        clearTimeout(timer)
        timer = undefined
        if (cancelled) return
        if (waiting !== '') controller.enqueue(encoder.encode(join(waiting)))
        waiting = ''
        sentAt = performance.now()
      }
      const pump = async () => {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) break
          rest += decoder.decode(value, { stream: true })
          const end = endOfLastEvent(rest)
          waiting += rest.slice(0, end)
          rest = rest.slice(end)
          if (waiting === '') continue
          const wait = sentAt + WINDOW_MS - performance.now()
          if (wait <= 0) send()
          else timer ??= setTimeout(send, wait)
        }
        send()
        if (cancelled) return
        rest += decoder.decode()
        if (rest) controller.enqueue(encoder.encode(rest))
        controller.close()
      }
      pump().catch((error: unknown) => {
        send()
        controller.error(error)
      })
    },
    cancel(reason) {
      cancelled = true
      clearTimeout(timer)
      return reader.cancel(reason)
    },
  })
}

/** Just behind the last blank line; what follows is the beginning of an event. */
function endOfLastEvent(text: string): number {
  if (text.endsWith('\n\n')) return text.length
  const plain = text.lastIndexOf('\n\n')
  const withReturn = text.lastIndexOf('\n\r\n')
  return Math.max(plain < 0 ? 0 : plain + 2, withReturn < 0 ? 0 : withReturn + 3)
}
