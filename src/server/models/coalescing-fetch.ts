import { createDeltaJoiner, type ReadTextDelta } from './join-deltas.ts'
import { bodyOf, type Chunks, chunksOf, createModelFetch } from './model-fetch.ts'

/**
 * A fetch for streamed answers that joins text deltas which arrive within a moment into one event.
 *
 * The SDK sends every event through four transform streams and a schema, several times the cost of reading it, and a
 * model sends hundreds of events of a few characters. Only plain text deltas are joined, in order; every other event
 * passes as its own bytes, so the SDK keeps the last word on what the stream means. The first events pass at once.
 */

/** Longest time, in ms, that a delta waits for the next ones. A reader does not notice it beside the network's own delays. */
const WINDOW_MS = 30

export function coalescingFetch(read: ReadTextDelta, inner?: typeof fetch): typeof fetch {
  if (!inner)
    return createModelFetch((answer, signal) => {
      const chunks = chunksOf(answer, signal)
      const isJoined = isSuccess(answer.statusCode) && isEventStream(answer.headers['content-type'])
      return isJoined ? joinEvents(chunks, read) : bodyOf(chunks)
    })
  return async (input, init) => {
    const response = await inner(input, init)
    if (!response.ok || !response.body || !isEventStream(response.headers.get('content-type'))) return response
    return new Response(joinEvents(chunksOfStream(response.body), read), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    })
  }
}

const isSuccess = (status = 0) => status >= 200 && status < 300
const isEventStream = (type: string | null | undefined) => type?.includes('text/event-stream') === true

function chunksOfStream(body: ReadableStream<Uint8Array>): Chunks {
  const reader = body.getReader()
  return {
    read(onChunk, onEnd) {
      const pump = async () => {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) return
          onChunk(value)
        }
      }
      pump().then(() => onEnd(), onEnd)
    },
    cancel: (reason) => void reader.cancel(reason).catch(() => {}),
  }
}

function joinEvents(chunks: Chunks, read: ReadTextDelta): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const join = createDeltaJoiner(read)
  /** As they came: reading hundreds of pieces one by one costs more than all of them at once. */
  let pieces: Uint8Array[] = []
  /** The beginning of an event. */
  let rest = ''
  let sentAt = 0
  let timer: NodeJS.Timeout | undefined
  let cancelled = false
  // The vendor's stream is read as it comes, without waiting for the SDK: an answer is bounded by its tokens.
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = () => {
        clearTimeout(timer)
        timer = undefined
        if (cancelled || pieces.length === 0) return
        const text = rest + decoder.decode(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces), { stream: true })
        pieces = []
        const end = endOfLastEvent(text)
        rest = text.slice(end)
        if (end === 0) return
        controller.enqueue(encoder.encode(join(text.slice(0, end))))
        sentAt = performance.now()
      }
      chunks.read(
        (chunk) => {
          pieces.push(chunk)
          if (timer) return
          const wait = sentAt + WINDOW_MS - performance.now()
          if (wait <= 0) send()
          else timer = setTimeout(send, wait)
        },
        (error) => {
          send()
          if (cancelled) return
          if (error) {
            controller.error(error)
            return
          }
          rest += decoder.decode()
          if (rest) controller.enqueue(encoder.encode(rest))
          controller.close()
        },
      )
    },
    cancel(reason) {
      cancelled = true
      clearTimeout(timer)
      chunks.cancel(reason)
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
