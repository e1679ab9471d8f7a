import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelReading } from '#server/reading/model-reading.ts'
import { readingName } from '#server/reading/reading-prompt.ts'
import { choiceName } from '#server/research/loop/choose-actions.ts'

/**
 * A model server for benchmarks and fault tests: OpenAI's `/v1/chat/completions`, streamed, on loopback. It answers a
 * given text in equal chunks. The frames are made once, so that a measured run pays for the client and not for this.
 */

export type ChunkFault =
  /** An HTTP error instead of an answer. `retryAfter` in seconds. */
  | { kind: 'status'; status: number; retryAfter?: number; message?: string }
  /** The connection is closed after so many chunks. */
  | { kind: 'cut'; afterChunks: number }
  /** Silence of `ms` after so many chunks; 0: before the headers. Then the answer goes on. */
  | { kind: 'stall'; afterChunks: number; ms: number }
  /** The text with its closing characters missing, ended as if it were whole. */
  | { kind: 'bad-json' }
  /** The first half of the text, ended for want of tokens. */
  | { kind: 'half' }
  /** The text as the arguments of a tool that nobody offered. */
  | { kind: 'tool-call' }
  /** A refusal in the vendor's own field. */
  | { kind: 'refusal'; text?: string }

/** What a request may choose its answer by. */
export interface ChunkRequest {
  /** 0-based, over the life of the server. */
  index: number
  headers: IncomingMessage['headers']
  /** The parsed body: `model`, `messages`, `response_format` ... */
  body: Record<string, unknown>
}

export interface ChunkAnswer {
  text?: string
  chunks?: number
  delayMs?: number
  fault?: ChunkFault
}

/** What a model does in a turn of research: calls of tools, or a text. */
export interface ResearchTurn {
  calls?: readonly { name: string; input: unknown }[]
  text?: string
}

export interface ChunkModelOptions {
  /** The answer; usually JSON. */
  text: string
  /** Default 200. */
  chunks?: number
  /** Pause between two chunks; with 0 (default) each is written in a turn of the event loop of its own, as soon as the last one has left. */
  delayMs?: number
  /** All chunks at once, in one piece, instead. */
  burst?: boolean
  /** Faults of the first requests, one each. */
  faults?: ChunkFault[]
  /** Chooses the answer per request. Without it the body is not even parsed. */
  answer?: (request: ChunkRequest) => ChunkAnswer | undefined
  /** The answer to a call that reads the form, in one chunk; it is not counted as a request. Default: nothing but the first candidate's market. */
  reading?: object | ((asked: string) => object | undefined) | undefined
  /** The answer to a turn of research, which is not counted as a request either. Default: it calls nothing. */
  research?: (request: ChunkRequest) => ResearchTurn | undefined
  /** Calls of any kind that get no answer for as long as their client waits, by their bodies. */
  holds?: (asked: string) => boolean
  port?: number
}

export interface ChunkModel {
  /** For OPENAI_BASE_URL: "http://127.0.0.1:1234/v1". */
  readonly baseUrl: string
  /** Requests so far. */
  readonly requests: number
  /** Calls that read a form so far, and the body of the last one. */
  readonly readings: number
  readonly lastReading: string
  /** Bodies of the turns of research so far. */
  readonly researched: readonly string[]
  /** Answers that are being streamed now. */
  readonly streaming: number
  /** Answers whose client went away before the end. */
  readonly abandoned: number
  /** The body of the last request, as it came. */
  readonly lastBody: string
  /** Adds faults for the next requests, one each. */
  fail(...faults: ChunkFault[]): void
  /** Replaces options from the next request on. */
  set(
    options: Partial<
      Pick<ChunkModelOptions, 'text' | 'chunks' | 'delayMs' | 'answer' | 'reading' | 'research' | 'holds'>
    >,
  ): void
  close(): Promise<void>
}

export async function startChunkModel(given: ChunkModelOptions): Promise<ChunkModel> {
  const options = { chunks: 200, delayMs: 0, burst: false, ...given }
  const faults = [...(given.faults ?? [])]
  const cache = new Map<string, readonly Buffer[]>()
  const state = {
    requests: 0,
    streaming: 0,
    abandoned: 0,
    lastBody: Buffer.alloc(0) as Buffer,
    readings: 0,
    lastReading: '',
    researched: [] as string[],
  }

  const framesOf = (text: string, chunks: number): readonly Buffer[] => {
    const key = `${chunks} ${text}`
    const known = cache.get(key)
    if (known) return known
    const made = makeFrames(text, chunks)
    // A test may answer every request with another text; a benchmark needs only a few.
    if (cache.size < 64) cache.set(key, made)
    return made
  }

  const server = createServer((request, response) => {
    const index = state.requests
    const received: Buffer[] = []
    request.on('data', (part: Buffer) => received.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      if (request.method !== 'POST' || !path.endsWith('/chat/completions')) {
        response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no such path"}}')
        return
      }
      const raw = received.length === 1 && received[0] ? received[0] : Buffer.concat(received)
      if (options.holds?.(raw.toString())) {
        state.streaming++
        response.once('close', () => {
          state.streaming--
          state.abandoned++
        })
        return
      }
      if (raw.includes(readingMark)) {
        state.readings++
        state.lastReading = raw.toString()
        sendAtOnce(response, framesOf(JSON.stringify(readingOf(options.reading, state.lastReading)), 1))
        return
      }
      if (researchMarks.some((mark) => raw.includes(mark))) {
        const asked = { index: state.researched.length, headers: request.headers, body: JSON.parse(raw.toString()) }
        state.researched.push(raw.toString())
        sendAtOnce(response, turnFrames(options.research?.(asked) ?? {}))
        return
      }
      state.requests++
      state.lastBody = raw
      const chosen = options.answer?.({ index, headers: request.headers, body: JSON.parse(raw.toString()) })
      const fault = faults.shift() ?? chosen?.fault
      const text = chosen?.text ?? options.text
      const delayMs = chosen?.delayMs ?? options.delayMs
      state.streaming++
      response.once('close', () => {
        state.streaming--
        if (!response.writableFinished && fault?.kind !== 'cut') state.abandoned++
      })
      if (fault?.kind === 'status') sendError(response, fault)
      else if (!fault && options.burst) sendAtOnce(response, framesOf(text, chosen?.chunks ?? options.chunks))
      else if (!fault && delayMs === 0) sendEach(response, framesOf(text, chosen?.chunks ?? options.chunks))
      else
        void sendSlowly(response, faultyFrames(text, chosen?.chunks ?? options.chunks, fault, framesOf), delayMs, fault)
    })
  })
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(given.port ?? 0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    get requests() {
      return state.requests
    },
    get streaming() {
      return state.streaming
    },
    get abandoned() {
      return state.abandoned
    },
    get readings() {
      return state.readings
    },
    get researched() {
      return state.researched
    },
    get lastReading() {
      return state.lastReading
    },
    get lastBody() {
      return state.lastBody.toString()
    },
    fail: (...more) => {
      faults.push(...more)
    },
    set: (more) => {
      Object.assign(options, more)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** How a call that reads a form is known. */
const readingMark = `"name":"${readingName}"`
/** How a turn of research is known: by its tools, or by the schema of a model without. */
const researchMarks = ['"name":"keep"', `"name":"${choiceName}"`]

/** What a model reads that finds nothing: enough to go on with. */
export const emptyReading: ModelReading = {
  language: 'en',
  name: null,
  offer: null,
  users: [],
  payer: null,
  features: [],
  limits: [],
  numbers: [],
  price: null,
  places: [],
  today: [],
  rivals: [],
  market: { name: 'Something new', library: null, sureness: 'unsure' },
  missing: [],
  unsure: [],
  searches: [],
}

const readingOf = (reading: ChunkModelOptions['reading'], asked: string): object =>
  (typeof reading === 'function' ? reading(asked) : reading) ?? trustingReading(asked)

/** Takes the first market that the library offers for the product's own. */
function trustingReading(asked: string): ModelReading {
  const [, library = null] = /<candidates>\\n\[\{\\"id\\":\\"([a-z0-9-]+)/.exec(asked) ?? []
  return { ...emptyReading, market: { ...emptyReading.market, library, sureness: library ? 'sure' : 'unsure' } }
}

function turnFrames({ calls = [], text = '' }: ResearchTurn): Buffer[] {
  const called = calls.map(({ name, input }, index) => ({
    index,
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))
  if (called.length === 0) return makeFrames(text || 'Nothing more.', 1)
  return [frame({ role: 'assistant', content: null, tool_calls: called }), ...ending('tool_calls', 8)]
}

const HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }

function sendAtOnce(response: ServerResponse, frames: readonly Buffer[]): void {
  response.writeHead(200, HEADERS)
  // What is written in one turn of the loop leaves together.
  for (const frame of frames) response.write(frame)
  response.end()
}

function sendEach(response: ServerResponse, frames: readonly Buffer[], from = 0): void {
  const frame = frames[from]
  if (from === 0) response.writeHead(200, HEADERS)
  if (response.destroyed) return
  if (!frame) {
    response.end()
    return
  }
  response.write(frame)
  setImmediate(sendEach, response, frames, from + 1)
}

async function sendSlowly(
  response: ServerResponse,
  frames: readonly Buffer[],
  delayMs: number,
  fault: ChunkFault | undefined,
): Promise<void> {
  const stall = fault?.kind === 'stall' ? fault : null
  if (stall?.afterChunks === 0) await pause(stall.ms, response)
  if (response.destroyed) return
  response.writeHead(200, HEADERS)
  response.flushHeaders()
  for (const [index, frame] of frames.entries()) {
    if (fault?.kind === 'cut' && index === fault.afterChunks) {
      // The frames before must have left, or the peer would only see a reset connection.
      await pause(20, response)
      response.destroy()
      return
    }
    if (stall && index > 0 && index === stall.afterChunks) await pause(stall.ms, response)
    if (index > 0 && delayMs > 0) await pause(delayMs, response)
    if (response.destroyed) return
    response.write(frame)
  }
  response.end()
}

function sendError(response: ServerResponse, fault: Extract<ChunkFault, { kind: 'status' }>): void {
  const error = { message: fault.message ?? `fault ${fault.status}`, type: 'fault', code: String(fault.status) }
  response.writeHead(fault.status, {
    'content-type': 'application/json',
    ...(fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) }),
  })
  response.end(JSON.stringify({ error }))
}

function faultyFrames(
  text: string,
  chunks: number,
  fault: ChunkFault | undefined,
  framesOf: (text: string, chunks: number) => readonly Buffer[],
): readonly Buffer[] {
  switch (fault?.kind) {
    case 'bad-json':
      return framesOf(text.slice(0, -2), chunks)
    case 'half':
      return makeFrames(text.slice(0, Math.ceil(text.length / 2)), Math.ceil(chunks / 2), 'length')
    case 'tool-call': {
      const called = { index: 0, id: 'call_0', type: 'function', function: { name: 'submit', arguments: text } }
      return [frame({ role: 'assistant', content: null, tool_calls: [called] }), ...ending('tool_calls', chunks)]
    }
    case 'refusal':
      return [frame({ role: 'assistant', refusal: fault.text ?? 'I cannot help with that.' }), ...ending('stop', 8)]
    default:
      return framesOf(text, chunks)
  }
}

function makeFrames(text: string, chunks: number, finish = 'stop'): Buffer[] {
  const frames: Buffer[] = []
  for (let index = 0; index < chunks; index++) {
    const from = Math.floor((index * text.length) / chunks)
    const to = Math.floor(((index + 1) * text.length) / chunks)
    const content = text.slice(from, to)
    frames.push(frame(index === 0 ? { role: 'assistant', content } : { content }))
  }
  return [...frames, ...ending(finish, chunks)]
}

function ending(finish: string, tokens: number): Buffer[] {
  const usage = { prompt_tokens: 100, completion_tokens: tokens, total_tokens: 100 + tokens }
  const last = Buffer.concat([event({ ...envelope, choices: [], usage }), Buffer.from('data: [DONE]\n\n')])
  return [frame({}, finish), last]
}

const envelope = { id: 'chatcmpl-chunks', object: 'chat.completion.chunk', created: 1_760_000_000, model: 'chunks' }

function frame(delta: Record<string, unknown>, finish: string | null = null): Buffer {
  return event({ ...envelope, choices: [{ index: 0, delta, finish_reason: finish }] })
}

function event(data: unknown): Buffer {
  return Buffer.from(`data: ${JSON.stringify(data)}\n\n`)
}

/** Ends early when the client goes away. */
function pause(ms: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      response.off('close', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    response.once('close', done)
  })
}
