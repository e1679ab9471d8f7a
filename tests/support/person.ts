import { randomUUID } from 'node:crypto'
import type { RunView } from '#shared/api/runs.ts'
import type { RunEvent } from '#shared/run-events.ts'

/** What came back: status, headers and the parsed body. */
export interface Answer<Body = Record<string, unknown>> {
  status: number
  headers: Headers
  body: Body
}

export interface StreamedEvent {
  id: number
  event: RunEvent
}

/** Somebody with a session who talks to the server as a browser or a script would. */
export interface Person {
  email: string
  userId: string
  sessionToken: string
  accessToken: string
  send<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>
  /** Starts a run and reads its events to the end. `onEvent` may stop the reading by returning false. */
  stream(path: string, options?: StreamOptions): Promise<StreamedEvent[]>
  run(id: string): Promise<RunView>
}

export interface StreamOptions {
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
  onEvent?: (event: StreamedEvent) => boolean | undefined
}

/** What every test account signs in with. */
export const testPassword = 'correct horse battery'

export async function signUp(url: string, more: Record<string, unknown> = {}): Promise<Person> {
  const email = `${randomUUID()}@example.com`
  const answer = await post(`${url}/api/auth/sign-up/email`, {
    email,
    password: testPassword,
    name: 'Ada Example',
    firstName: 'Ada',
    lastName: 'Example',
    ...more,
  })
  return personOf(url, email, answer)
}

export async function signIn(url: string, email: string, password = testPassword): Promise<Person> {
  return personOf(url, email, await post(`${url}/api/auth/sign-in/email`, { email, password }))
}

export async function guest(url: string): Promise<Person> {
  return personOf(url, '', await post(`${url}/api/auth/sign-in/anonymous`, {}))
}

export async function personOf(url: string, email: string, answer: Answer): Promise<Person> {
  const sessionToken = answer.headers.get('set-auth-token') ?? ''
  if (!sessionToken) throw new Error(`no session: ${answer.status} ${JSON.stringify(answer.body)}`)
  const token = await fetch(`${url}/api/auth/token`, { headers: { authorization: `Bearer ${sessionToken}` } })
  const { token: accessToken } = (await token.json()) as { token?: string }
  if (!accessToken) throw new Error(`no access token: ${token.status}`)
  const { user } = answer.body as { user: { id: string } }
  return person(url, { email, userId: user.id, sessionToken, accessToken })
}

function person(url: string, identity: Pick<Person, 'email' | 'userId' | 'sessionToken' | 'accessToken'>): Person {
  const authorization = `Bearer ${identity.accessToken}`
  const self: Person = {
    ...identity,
    send: (method, path, body, headers) => request(`${url}${path}`, method, body, { authorization, ...headers }),
    async stream(path, { method = 'POST', body, headers, onEvent } = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization, accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return readEvents(response, onEvent)
    },
    run: async (id) => (await self.send<RunView>('GET', `/api/runs/${id}`)).body,
  }
  return self
}

async function readEvents(response: Response, onEvent?: StreamOptions['onEvent']): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const frame = text.slice(0, end)
      text = text.slice(end + 2)
      const field = (name: string) =>
        frame
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      const type = field('event')
      if (!type) continue
      const streamed = { id: Number(field('id')), event: { type, ...JSON.parse(field('data') ?? '{}') } as RunEvent }
      events.push(streamed)
      // Leaving the loop cancels the body, which closes the connection.
      if (onEvent?.(streamed) === false) return events
    }
  }
  return events
}

export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return request(url, 'POST', body, headers)
}

async function request<Body>(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer<Body>> {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined
      ? {}
      : { body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body }
}
