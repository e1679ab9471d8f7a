import { failureTextOf, isAway, LoadFailure } from '#ui/loading/load-failure.ts'

/** What went wrong with a call, ready to be shown. `code` is the answer's own, or one of those below. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** The whole answer, for callers who know what else is in it. */
  readonly body: unknown

  constructor(failure: {
    status: number
    code: string
    message: string
    fields?: Record<string, string>
    body?: unknown
  }) {
    super(failure.message)
    this.name = 'ApiError'
    this.status = failure.status
    this.code = failure.code
    this.fields = failure.fields ?? {}
    this.body = failure.body
  }
}

/** No answer came: the connection, or the server behind it, is gone. */
export const networkFailure = () =>
  new ApiError({
    status: 0,
    code: 'NETWORK',
    message: 'Network error. Please check your connection and try again.',
  })

/** The answer was not what this page understands, such as a proxy's own page. */
const unreadable = (status: number, body: string) =>
  new ApiError({
    status,
    code: status === 502 || status === 503 || status === 504 ? 'NOT_READY' : 'INTERNAL',
    message:
      status >= 502 && status <= 504
        ? 'The service is temporarily unavailable. Please try again in a moment.'
        : 'An unexpected error occurred',
    body,
  })

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads `{error, code, fields}` of our routes and `{message, code}` of the auth library. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const body = parsed(text)
  if (body === null || typeof body !== 'object') return unreadable(response.status, text)
  const record: { error?: unknown; message?: unknown; code?: unknown; fields?: unknown } = body
  const message = textOf(record.error) ?? textOf(record.message)
  if (message === undefined) return unreadable(response.status, text)
  const fields: Record<string, string> = {}
  if (record.fields && typeof record.fields === 'object') {
    for (const [name, text] of Object.entries(record.fields)) if (typeof text === 'string') fields[name] = text
  }
  return new ApiError({ status: response.status, code: textOf(record.code) ?? 'INTERNAL', message, fields, body })
}

/** For anything caught around a call, code that was to be loaded for it included. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof LoadFailure && !isAway(error)) {
    const { title, text } = failureTextOf(error)
    return new ApiError({ status: 0, code: 'PAGE_INCOMPLETE', message: `${title}. ${text}` })
  }
  return error instanceof TypeError || isAway(error)
    ? networkFailure()
    : new ApiError({ status: 0, code: 'INTERNAL', message: 'An unexpected error occurred' })
}
