import type { z } from 'zod'
import { SearchError } from './search-error.ts'
import type { SearchTransport } from './search-provider.ts'

/** More than this is not an answer to a search. */
const LARGEST_ANSWER = 1024 * 1024

export interface JsonRequest<T> {
  provider: string
  transport: SearchTransport
  /** The provider's own address; its origin is replaced by the transport's. */
  url: URL
  headers?: Record<string, string>
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown
  schema: z.ZodType<T>
  signal: AbortSignal
  /** What statuses mean that this provider uses in its own way. */
  explain?: Record<number, string>
}

/**
 * One request to a search provider, its answer bounded in size and checked. Throws the signal's reason when it was
 * aborted, else a {@link SearchError}. A redirect is an error: it would carry the key to another host.
 */
export async function requestJson<T>(request: JsonRequest<T>): Promise<T> {
  const { provider, signal } = request
  const url = moveOrigin(request.url, request.transport.origin)
  const fetchJson = request.transport.fetch
  try {
    const response = await fetchJson(url, {
      method: request.body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      redirect: 'error',
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      const status = response.status
      throw new SearchError(provider, request.explain?.[status] ?? `HTTP ${status}`, { status })
    }
    const text = await readBounded(response, provider)
    const parsed = request.schema.safeParse(parse(text, provider))
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      throw new SearchError(provider, `unexpected answer at "${issue?.path.join('.') ?? ''}": ${issue?.code ?? ''}`)
    }
    return parsed.data
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (error instanceof SearchError) throw error
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new SearchError(provider, `not reached: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

function moveOrigin(url: URL, origin: string | undefined): URL {
  return origin === undefined ? url : new URL(url.pathname + url.search, origin)
}

async function readBounded(response: Response, provider: string): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    // Leaving the loop cancels the body.
    if (size > LARGEST_ANSWER) throw new SearchError(provider, `the answer is larger than ${LARGEST_ANSWER} bytes`)
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

function parse(text: string, provider: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Providers explain themselves in plain text or HTML, also with status 200, and repeat what they were asked.
    throw new SearchError(provider, `the answer is not JSON (${text.length} characters)`)
  }
}
