import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import type { GuardedFetch } from '../network/guarded-fetch.ts'
import { ConfluenceError } from './confluence-error.ts'
import { authorizations, type Credentials } from './credentials.ts'
import { explainAnswer } from './explain-answer.ts'

export interface Call<Answer> {
  method: 'GET' | 'POST' | 'PUT'
  /** Under the instance's address, beginning with a slash. */
  path: string
  query?: Record<string, string>
  body?: unknown
  answer: z.ZodType<Answer>
}

export type SendRequest = <Answer>(call: Call<Answer>) => Promise<Answer>

export interface SendOptions {
  /** Of the instance, without a slash at its end. */
  address: string
  credentials: Credentials
  fetch: GuardedFetch
  /** For all requests of one client together, waits included. */
  signal: AbortSignal
}

const tries = 3
/** A longer wait is reported to the user instead. */
const longestWaitSeconds = 8
const busy = new Set([429, 502, 503, 504])

/**
 * Sends requests with the first authorization that the instance takes. Reads are sent again after a broken connection or
 * a busy answer; writes only when the instance said that it did nothing and when to come back.
 */
export function createSendRequest({ address, credentials, fetch, signal }: SendOptions): SendRequest {
  const candidates = [...authorizations(credentials)]

  async function attempt(call: Call<unknown>, authorization: string): Promise<Response> {
    const url = new URL(`${address}${call.path}`)
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
    return fetch(url, {
      method: call.method,
      headers: {
        accept: 'application/json',
        authorization,
        // Without it Data Center takes a write for one that a page of another site sent.
        'x-atlassian-token': 'no-check',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal,
    })
  }

  async function authorized(call: Call<unknown>): Promise<Response> {
    for (;;) {
      const response = await attempt(call, candidates[0] ?? '')
      if (response.status !== 401 || candidates.length < 2) return response
      await response.body?.cancel()
      candidates.shift()
    }
  }

  return async <Answer>(call: Call<Answer>): Promise<Answer> => {
    const repeatable = call.method === 'GET'
    for (let count = 1; ; count += 1) {
      try {
        const response = await authorized(call)
        const text = await response.text()
        if (response.ok) return parse(text, call.answer)
        const retryAfter = secondsOf(response.headers.get('retry-after'))
        const failed = { status: response.status, headers: response.headers, text, retryAfter }
        const mayRepeat =
          busy.has(response.status) && (repeatable || (retryAfter !== undefined && response.status !== 504))
        if (!mayRepeat || count >= tries || (retryAfter ?? 0) > longestWaitSeconds) {
          throw explainAnswer(failed, credentials)
        }
        await wait(retryAfter, count, signal)
      } catch (error) {
        const explained = explainFailure(error, signal)
        if (explained.reason !== 'unreachable' || explained.status !== null || !repeatable || count >= tries) {
          throw explained
        }
        await wait(undefined, count, signal).catch(() => {
          throw explained
        })
      }
    }
  }
}

const wait = (seconds: number | undefined, count: number, signal: AbortSignal) =>
  sleep(seconds === undefined ? 200 * 2 ** count * (0.75 + Math.random() / 2) : seconds * 1000, undefined, { signal })

/** Retry-After is either seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined
  if (/^\d{1,6}$/.test(header.trim())) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

function parse<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw unexpected(
      'The instance answered with a page for people, not with data. Check the instance URL; a sign-in page or proxy in front of Confluence does that too.',
    )
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.join('.') ?? ''
  throw unexpected(
    `The instance's answer is not one of Confluence${place ? ` (at "${place}")` : ''}. Check the instance URL and its type: Cloud or Server.`,
  )
}

const unexpected = (message: string) => new ConfluenceError('unexpected-answer', message)

function explainFailure(error: unknown, signal: AbortSignal): ConfluenceError {
  if (error instanceof ConfluenceError) return error
  const words = messagesOf(error)
  if (/redirect/i.test(words)) {
    return unexpected(
      'The instance sent us on to another address. Enter the address that the browser shows once you are signed in to Confluence.',
    )
  }
  if (/max(imum)? ?size|too large/i.test(words)) {
    return new ConfluenceError('too-large', 'The answer of Confluence is too large. Choose a smaller page.')
  }
  if (signal.aborted || /abort|timeout/i.test(words)) {
    return new ConfluenceError('timeout', 'Confluence did not answer in time. Try again in a moment.')
  }
  if (/ENOTFOUND|EAI_AGAIN/.test(words)) {
    return new ConfluenceError('unreachable', 'No server was found under the instance URL. Check how it is spelled.')
  }
  if (/CERT|certificate|SSL|TLS/i.test(words)) {
    return new ConfluenceError('unreachable', "The instance's certificate could not be verified. Ask who runs it.")
  }
  return new ConfluenceError(
    'unreachable',
    'The instance could not be reached. Check the instance URL and that it is online.',
    {
      cause: error,
    },
  )
}

function messagesOf(error: unknown): string {
  const words: string[] = []
  for (let current = error; current instanceof Error && words.length < 10; current = current.cause) {
    words.push(current.name, current.message, String((current as { code?: unknown }).code ?? ''))
  }
  return words.join(' ')
}
