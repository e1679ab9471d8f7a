import { networkFailure, toApiError } from './api-error.ts'

/** Where access tokens come from. The session names itself here (`session/session-calls.ts`), since it makes calls of its own by this folder. */
export interface AccessTokens {
  /** One that still holds; undefined when nobody is signed in. */
  fresh(): Promise<string | undefined>
  /** Another one, after the server refused the last; undefined when the session is over. */
  renewed(): Promise<string | undefined>
}

let tokens: AccessTokens | undefined

export function takeTokensFrom(source: AccessTokens): void {
  tokens = source
}

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
  const token = await tokens?.fresh()
  let response = await send(token)
  if (response.status === 401 && token !== undefined) {
    const renewed = await tokens?.renewed()
    if (renewed !== undefined) response = await send(renewed)
  }
  if (!response.ok) throw await toApiError(response)
  return response
}

interface Schema<Value> {
  parse: (value: unknown) => Value
}

/**
 * The answer as its schema reads it. Schemas bring the validation library, a tenth of a page's code: where the call waits for
 * a press or a signed-in user, the schema is handed over as what loads it.
 */
export function apiJson<Value>(
  path: string,
  read: Schema<Value> | (() => Promise<Schema<Value>>),
  request: ApiRequest = {},
): Promise<Value> {
  return readAs(read, apiFetch(path, request))
}

/** The same of an answer that is on its way. */
export async function readAs<Value>(
  read: Schema<Value> | (() => Promise<Schema<Value>>),
  answer: Promise<Response>,
): Promise<Value> {
  const [schema, response] = await Promise.all([typeof read === 'function' ? read() : read, answer])
  return schema.parse(await response.json())
}
