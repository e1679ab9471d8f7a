import { setTimeout as wait } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { largestJson, readBounded, readJsonObject } from '#server/http/read-body.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type Auth, clientAddressHeader } from './auth.ts'
import { alikePaths, codePaths } from './auth-guards.ts'
import { opensSession, withoutEndedSession } from './ended-credentials.ts'
import type { AuthGuard, GuardedRequest } from './guarded-request.ts'

const base = '/api/auth'
/** How long an answer takes at least that must look alike, in milliseconds; far more than its work and the library's own pause. */
const alikeMs = 700

/** What the library listens to, and what browsers ask first. Others cannot even be made a request of. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

export interface AuthRoutesOptions {
  auth: Auth
  guards: Record<string, readonly AuthGuard[]>
  trustProxy: boolean
  database: Database
}

/** `/api/auth/*`: the library's own paths, behind our guards and with the client's address as we know it. */
export function authRoutes({ auth, guards, trustProxy, database }: AuthRoutesOptions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.all('*', async (context) => {
    const path = context.req.path.slice(base.length)
    // One spelling a path: another one must not go around its guards.
    if (/\/$|\/\/|%/.test(path)) throw new AppError('NOT_FOUND')
    if (!methods.has(context.req.method)) throw new AppError('METHOD_NOT_ALLOWED')
    const headers = requestHeaders(context, trustProxy)
    const steps = Object.hasOwn(guards, path) && context.req.method === 'POST' ? guards[path] : undefined
    const atLeast = alikePaths.has(path) ? wait(alikeMs) : undefined
    try {
      if (opensSession(path)) await withoutEndedSession(auth, headers)
      const answer = steps
        ? await guarded(auth, steps, context, headers)
        : await auth.handler(await boundedRequest(context, headers))
      // The library says as much of a database that is away as of any other error: it is asked once more.
      if (answer.status >= 500) await database.pool.query('select 1')
      return await contractAnswer(path, answer)
    } catch (error) {
      throw isUnknownField(error) ? new AppError('INVALID_INPUT', { cause: error }) : error
    } finally {
      await atLeast
    }
  })
  return routes
}

/** A list that is asked for in the order of something that it does not have. */
const isUnknownField = (error: unknown) =>
  error instanceof Error && error.name === 'BetterAuthError' && /^Field .* not found in model/s.test(error.message)

function requestHeaders(context: Context<AppEnv>, trustProxy: boolean): Headers {
  const headers = new Headers(context.req.raw.headers)
  headers.set(clientAddressHeader, clientAddress(context, trustProxy))
  // A script has no origin to send. A browser always sends one, or says by Sec-Fetch-Site where the request comes from.
  if (!headers.has('origin') && !headers.has('sec-fetch-site') && !headers.has('cookie')) {
    headers.set('origin', new URL(context.req.url).origin)
  }
  return headers
}

/** The request as it came; the library itself would read a body of any size. */
async function boundedRequest(context: Context<AppEnv>, headers: Headers): Promise<Request> {
  const { method, url, raw } = context.req
  const body = await readBounded(raw, largestJson)
  return new Request(url, { method, headers, ...(body.byteLength > 0 ? { body: Buffer.from(body) } : {}) })
}

async function guarded(
  auth: Auth,
  steps: readonly AuthGuard[],
  context: Context<AppEnv>,
  headers: Headers,
): Promise<Response> {
  // A form of another page can send this type only after asking.
  if (!headers.get('content-type')?.startsWith('application/json')) {
    throw new AppError('INVALID_JSON', { userMessage: 'Send the request as application/json.' })
  }
  const afterwards: Parameters<GuardedRequest['onSuccess']>[0][] = []
  const refusals: Parameters<GuardedRequest['onRefusal']>[0][] = []
  const request: GuardedRequest = {
    body: await readJsonObject(context),
    headers,
    async session() {
      const session = await auth.api.getSession({ headers })
      if (!session) throw new AppError('UNAUTHENTICATED')
      return session
    },
    onSuccess: (step) => afterwards.push(step),
    onRefusal: (step) => refusals.push(step),
  }
  for (const step of steps) await step(request)
  headers.delete('content-length')
  const answer = await auth.handler(
    new Request(context.req.url, { method: 'POST', headers, body: JSON.stringify(request.body) }),
  )
  const next = answer.ok ? afterwards : refusals
  if (next.length > 0) {
    const body = await bodyOf(answer)
    for (const step of next) await step(body)
  }
  return answer
}

/** Without taking it from whoever sends the answer on. */
async function bodyOf(answer: Response): Promise<Record<string, unknown>> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {}
}

/** Refusals of a code that the library has for known addresses only. */
const tellingCodes: ReadonlySet<string> = new Set(['TOO_MANY_ATTEMPTS', 'OTP_EXPIRED', 'USER_NOT_FOUND'])

/** The library's errors, with the fields and headers that every answer of this server has. */
async function contractAnswer(path: string, answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-store')
  if (answer.status < 400) {
    // Where the guest's session ended in this very moment the library took the new one's cookie back: the token opens it all the same.
    if (opensSession(path) && answer.ok && !headers.has('set-auth-token')) {
      const { token } = await bodyOf(answer)
      if (typeof token === 'string' && token !== '') headers.set('set-auth-token', token)
    }
    return new Response(answer.body, { status: answer.status, headers })
  }
  const retryAfter = headers.get('x-retry-after')
  if (retryAfter) headers.set('retry-after', retryAfter)
  const body = await bodyOf(answer)
  // What went wrong is in the log; the page gets the answer of any other error of the server.
  if (answer.status >= 500) throw new AppError('INTERNAL', { internal: `the auth library answered ${answer.status}` })
  if (codePaths.has(path) && typeof body.code === 'string' && tellingCodes.has(body.code)) {
    body.code = 'INVALID_OTP'
    body.message = 'Invalid OTP'
    headers.delete('content-length')
    return Response.json({ ...body, error: body.message }, { status: 400, headers })
  }
  if (body.code === 'VALIDATION_ERROR') throw invalidInput(String(body.message))
  if (!('message' in body)) {
    if (answer.status === 404) throw new AppError('NOT_FOUND')
    if (answer.status === 401) throw new AppError('UNAUTHENTICATED')
    return new Response(answer.body, { status: answer.status, headers })
  }
  const code = answer.status === 429 ? 'TOO_MANY_REQUESTS' : 'INVALID_INPUT'
  const known = answer.status === 401 && body.code === 'UNAUTHORIZED' ? { code: 'UNAUTHENTICATED' } : {}
  headers.delete('content-length')
  return Response.json({ code, ...body, ...known, error: body.message }, { status: answer.status, headers })
}

/** The library's validator names each field as `[body.email]` or `[query.token]`; its words are for programmers. */
function invalidInput(message: string): AppError {
  const names = [...message.matchAll(/\[(?:body|query)\.(\w{1,50})/g)].flatMap(([, name]) => name ?? [])
  const fields = Object.fromEntries(names.map((name) => [name, 'Please check this field']))
  return new AppError('INVALID_INPUT', { fields, internal: message })
}
