import { freshSession, refreshSession } from '../session/session-calls.ts'
import { networkFailure, toApiError } from './api-error.ts'

function withBearer(headers: Record<string, string>, token: string | undefined): Record<string, string> {
  return token ? { ...headers, authorization: `Bearer ${token}` } : headers
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: object
  signal?: AbortSignal
  /** Lets the call outlive the page. */
  keepalive?: boolean
}

/**
 * A call with the access token. An answer of 401 is tried once more with a new token. Resolves with an answer that is
 * ok; else throws an ApiError. An abort throws the abort's own error.
 */
export async function apiFetch(path: string, request: ApiRequest = {}): Promise<Response> {
  const send = async (token: string | undefined) => {
    const headers = withBearer(
      { ...(request.body ? { 'content-type': 'application/json' } : {}), ...request.headers },
      token,
    )
    try {
      return await fetch(path, {
        method: request.method ?? 'GET',
        headers,
        ...(request.body ? { body: JSON.stringify(request.body) } : {}),
        ...(request.signal ? { signal: request.signal } : {}),
        ...(request.keepalive ? { keepalive: true } : {}),
      })
    } catch (error) {
      if (request.signal?.aborted) throw error
      throw networkFailure()
    }
  }
  const session = await freshSession()
  let response = await send(session?.accessToken)
  if (response.status === 401 && session) {
    const renewed = await refreshSession()
    if (renewed) response = await send(renewed.accessToken)
  }
  if (!response.ok) throw await toApiError(response)
  return response
}

export async function apiJson<Value>(
  path: string,
  read: { parse: (value: unknown) => Value },
  request: ApiRequest = {},
): Promise<Value> {
  const response = await apiFetch(path, request)
  return read.parse(await response.json())
}
