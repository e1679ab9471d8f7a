import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SearchTransport } from '#integrations/search/search-provider.ts'

export interface FakeRequest {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  /** The parsed JSON body, or null. */
  body: Record<string, unknown> | null
}

export interface FakeAnswer {
  status?: number
  type?: string
  /** A string goes out as it is, anything else as JSON. */
  body: unknown
}

/** What goes wrong with the next requests, one each. */
export type SearchFault =
  | { kind: 'status'; status: number; body?: string }
  /** Status 200 with something that is not JSON. */
  | { kind: 'text'; body: string; type?: string }
  /** Status 200 with JSON of another shape. */
  | { kind: 'shape' }
  /** An answer of so many bytes. */
  | { kind: 'large'; bytes: number }
  /** Headers after `ms`; forever without it. */
  | { kind: 'slow'; ms?: number }
  | { kind: 'reset' }
  | { kind: 'redirect'; to: string }

/** One vendor: says what is wrong with a request as the vendor would, and answers those that are right. */
export interface FakeVendor {
  /** Null for a request that the vendor accepts. */
  refuse(request: FakeRequest): FakeAnswer | null
  /** The query that was asked; `nothing` is answered with no hits. */
  queryOf(request: FakeRequest): string
  answer(query: string, limit: number): unknown
  limitOf(request: FakeRequest): number
}

export interface SearchServer {
  readonly origin: string
  /** To give to the provider under test: reaches this server and refuses to reach any other. */
  readonly transport: SearchTransport
  readonly requests: readonly FakeRequest[]
  /** Requests whose client went away before the answer. */
  readonly abandoned: number
  fail(...faults: SearchFault[]): void
  close(): Promise<void>
}

export async function startSearchServer(vendor: FakeVendor): Promise<SearchServer> {
  const requests: FakeRequest[] = []
  const faults: SearchFault[] = []
  let abandoned = 0
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    request.on('end', () => {
      const seen: FakeRequest = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', origin),
        headers: request.headers,
        body: text ? JSON.parse(text) : null,
      }
      requests.push(seen)
      response.once('close', () => {
        if (!response.writableFinished) abandoned++
      })
      const fault = faults.shift()
      const answer = () =>
        send(response, vendor.refuse(seen) ?? { body: vendor.answer(vendor.queryOf(seen), vendor.limitOf(seen)) })
      if (fault) sendFault(response, fault, answer)
      else answer()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    transport: { fetch: onlyTo(origin), origin },
    requests,
    get abandoned() {
      return abandoned
    },
    fail: (...more) => {
      faults.push(...more)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A fetch that reaches one loopback origin; any other address is a failed test, not a request. */
export function onlyTo(origin: string): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.origin !== origin) throw new Error(`a test tried to reach ${url.origin}`)
    return fetch(input, init)
  }
}

function send(response: ServerResponse, { status = 200, type = 'application/json', body }: FakeAnswer): void {
  response.writeHead(status, { 'content-type': type })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

function sendFault(response: ServerResponse, fault: SearchFault, answer: () => void): void {
  switch (fault.kind) {
    case 'status':
      send(response, { status: fault.status, body: fault.body ?? `{"error":"fault ${fault.status}"}` })
      return
    case 'text':
      send(response, { type: fault.type ?? 'text/plain', body: fault.body })
      return
    case 'shape':
      send(response, { body: { results: 'none', pages: 1, hits: {}, organic: null, web: [], articles: 'x' } })
      return
    case 'large':
      send(response, { body: { padding: 'x'.repeat(fault.bytes) } })
      return
    case 'slow':
      if (fault.ms !== undefined) setTimeout(answer, fault.ms)
      return
    case 'reset':
      response.destroy()
      return
    case 'redirect':
      response.writeHead(302, { location: fault.to }).end()
  }
}
