import type { MiddlewareHandler } from 'hono'
import type { Callers } from '#server/auth/caller.ts'
import type { AppEnv } from './app-context.ts'

/** Puts the caller on the request, or answers 401. Anything but a read also asks whether the session was revoked. */
export function requireCaller(callers: Callers): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const caller = await callers.identify(context.req.header('authorization'), context.req.header('x-api-key'))
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') await callers.assertNotRevoked(caller)
    context.set('caller', caller)
    await next()
  }
}
