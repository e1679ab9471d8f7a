import { networkFailure, toApiError } from '../http/api-error.ts'

export interface AuthCall {
  method: 'GET' | 'POST'
  body?: object
  token?: string | undefined
  headers?: Record<string, string>
}

/** What a proxy says while the server behind it is away for a moment. */
const passing = new Set([502, 503, 504])
/** Calls that may be sent again: the second one does what the first would have done. */
const repeatable = (path: string, method: AuthCall['method']) =>
  method === 'GET' || path === 'sign-in/email' || path === 'sign-out'
/** Before the second and the third try, in milliseconds. */
const pauses = [300, 900]

/** One call of the auth library's paths. Resolves with an answer that is ok; else throws an ApiError. */
export async function authCall(path: string, init: AuthCall): Promise<Response> {
  const send = () =>
    fetch(`/api/auth/${path}`, {
      method: init.method,
      headers: {
        ...(init.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
        ...init.headers,
      },
      ...(init.method === 'POST' ? { body: JSON.stringify(init.body ?? {}) } : {}),
    }).catch(() => {
      throw networkFailure()
    })
  let response = await send()
  for (const pause of repeatable(path, init.method) ? pauses : []) {
    if (!passing.has(response.status)) break
    await new Promise((resolve) => setTimeout(resolve, pause))
    response = await send()
  }
  if (!response.ok) throw await toApiError(response)
  return response
}
