import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from '#shared/errors/app-error.ts'
import type { AppEnv } from './app-context.ts'
import type { Caller, Callers } from './caller.ts'

/** Who asks. Whoever is refused is counted by address, so that nobody tries tokens or keys without end. */
export async function identifyCaller(context: Context<AppEnv>, callers: Callers): Promise<Caller> {
  try {
    return await callers.identify(context.req.header('authorization'), context.req.header('x-api-key'))
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') context.var.limits.stranger(context.var.address)
    throw error
  }
}

/**
 * Puts the caller on the request, or answers 401. Anything but a read asks whether the session was revoked, and a read
 * whether it was half a minute ago. Reads and changes are counted by account; `counts: 'own'` is for routes that count their changes by rules of their own.
 */
export function requireCaller(
  callers: Callers,
  { counts }: { counts: 'all' | 'own' } = { counts: 'all' },
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { limits } = context.var
    const caller = await identifyCaller(context, callers)
    if (context.req.method === 'GET' || context.req.method === 'HEAD') {
      limits.read(caller.userId)
      await callers.assertStoodLately(caller)
    } else {
      await callers.assertNotRevoked(caller)
      if (counts === 'all') await limits.take('change', caller.userId)
    }
    context.set('caller', caller)
    await next()
  }
}

/** For routes that everybody may call: counts by address. */
export const countStranger: MiddlewareHandler<AppEnv> = async (context, next) => {
  context.var.limits.stranger(context.var.address)
  await next()
}
