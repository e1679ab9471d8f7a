import { networkFailure, toApiError } from '../http/api-error.ts'

export interface AuthCall {
  method: 'GET' | 'POST'
  body?: object
  token?: string | undefined
  headers?: Record<string, string>
}

/** One call of the auth library's paths. Resolves with an answer that is ok; else throws an ApiError. */
export async function authCall(path: string, init: AuthCall): Promise<Response> {
  const response = await fetch(`/api/auth/${path}`, {
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
  if (!response.ok) throw await toApiError(response)
  return response
}
