import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import type { ModelEnvironment } from '#server/models/model-setting.ts'

/** How the mock sends its answer. Latencies in ms. */
export interface MockDelivery {
  /** Characters per chunk. */
  chunkSize?: number
  /** Between two chunks. */
  latency?: number
  /** Before the first byte. */
  firstByte?: number
  /** Closes the connection after so many events. */
  cutAfterChunks?: number
  /** In OpenAI's words: "stop", "length", "content_filter", or a vendor's own. */
  finishReason?: string
}

export interface MockError {
  status: number
  message?: string
  type?: string
  /** Seconds; only sent with a 429. */
  retryAfter?: number
}

/** One loopback server that speaks the protocols of all vendors. */
export interface VendorMock {
  /** Keys and base URLs of every vendor, all pointing here. */
  readonly env: Required<ModelEnvironment>
  /** Model requests so far. */
  readonly requests: number
  /** Connections with a request on them that the client closed before the server did. */
  readonly closedByClient: number
  /** Path, headers and (normalised) body of the last model request. */
  last(): { path: string; headers: Record<string, string>; body: unknown } | null
  /** Answers every request with this text from now on. */
  answer(text: string, delivery?: MockDelivery): void
  /** Answers every request with calls of tools from now on. */
  call(...calls: { name: string; arguments: string }[]): void
  /** Errors of the next requests, one each. */
  fail(...errors: MockError[]): void
  close(): Promise<void>
}

export const mockKeys = {
  ANTHROPIC_API_KEY: 'mock-anthropic-key-1234567890',
  OPENAI_API_KEY: 'mock-openai-key-1234567890',
  GOOGLE_GENERATIVE_AI_API_KEY: 'mock-google-key-1234567890',
}

export async function startVendorMock(): Promise<VendorMock> {
  const mock = new LLMock({ port: 0, host: '127.0.0.1' })
  await mock.start()
  const relay = await startRelay(mock.port)
  const errors: MockError[] = []
  let requests = 0

  const answer = (text: string, delivery: MockDelivery = {}) => {
    const respond = () => {
      requests++
      const error = errors.shift()
      if (!error) {
        return { content: text, ...(delivery.finishReason ? { finishReason: delivery.finishReason } : {}) }
      }
      const { status, message = `mock error ${status}`, type = 'mock_error', retryAfter } = error
      return { status, error: { message, type }, ...(retryAfter === undefined ? {} : { retryAfter }) }
    }
    const cut = delivery.cutAfterChunks
    mock.clearFixtures().on({ predicate: () => true }, respond, {
      chunkSize: delivery.chunkSize ?? 12,
      // A cut connection loses what was written in the same moment: the chunks before it need time to leave.
      latency: delivery.latency ?? (cut === undefined ? 0 : 30),
      ...(delivery.firstByte === undefined ? {} : { streamingProfile: { ttft: delivery.firstByte } }),
      ...(cut === undefined ? {} : { truncateAfterChunks: cut }),
    })
  }
  answer('{}')

  const origin = `http://127.0.0.1:${relay.port}`
  return {
    env: {
      ...mockKeys,
      GEMINI_API_KEY: mockKeys.GOOGLE_GENERATIVE_AI_API_KEY,
      ANTHROPIC_BASE_URL: origin,
      OPENAI_BASE_URL: `${origin}/v1`,
      GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/v1beta`,
      OLLAMA_BASE_URL: `${origin}/v1`,
    },
    get requests() {
      return requests
    },
    get closedByClient() {
      return relay.closedByClient()
    },
    last: () => {
      const entry = mock.getLastRequest()
      return entry && { path: entry.path, headers: entry.headers, body: entry.body }
    },
    answer,
    call: (...toolCalls) => {
      const respond = () => {
        requests++
        return { toolCalls }
      }
      mock.clearFixtures().on({ predicate: () => true }, respond, { chunkSize: 12 })
    },
    fail: (...more) => {
      errors.push(...more)
    },
    close: async () => {
      await relay.close()
      await mock.stop()
    },
  }
}

/** Passes bytes through and sees who hung up, which the mock does not report. */
async function startRelay(target: number) {
  const sockets = new Set<Socket>()
  let closed = 0
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    sockets.add(client).add(upstream)
    let ended = false
    upstream.on('end', () => {
      ended = true
    })
    client.on('close', () => {
      // Node's fetch opens a spare connection after an abort and closes it unused.
      if (!ended && client.bytesRead > 0) closed++
      upstream.destroy()
    })
    upstream.on('close', () => {
      ended = true
      client.destroy()
    })
    for (const socket of [client, upstream]) {
      // A reset is one of the ways in which a connection ends here.
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream)
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    closedByClient: () => closed,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
