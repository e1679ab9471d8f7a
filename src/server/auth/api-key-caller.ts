import type { Database } from '#server/db/database.ts'
import type { Caller } from '#server/http/caller.ts'
import { readEntitlement } from '#server/usage/entitlement.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { plans } from '#shared/plans.ts'
import type { Auth } from './auth.ts'

const minute = 60

/** Throws API_ACCESS_REQUIRED unless the caller's plan sells API access now. */
export async function assertApiAccess(database: Database, caller: Caller): Promise<void> {
  const { plan } = await readEntitlement(database, caller)
  if (!plans.some(({ name, apiAccess }) => name === plan && apiAccess)) throw new AppError('API_ACCESS_REQUIRED')
}

/**
 * Whose key it is. A key is looked up at each request, so a revoked one or a plan that ended counts at once. Throws
 * UNAUTHENTICATED, TOO_MANY_REQUESTS, API_ACCESS_REQUIRED.
 */
export async function callerOfKey(auth: Auth, database: Database, key: string): Promise<Caller> {
  const { valid, error, key: found } = await auth.api.verifyApiKey({ body: { key } })
  if (!valid || !found) {
    if (error?.code === 'RATE_LIMITED') throw new AppError('TOO_MANY_REQUESTS', { retryAfter: minute })
    throw new AppError('UNAUTHENTICATED', { userMessage: 'This API key is not valid.' })
  }
  const caller: Caller = { userId: found.referenceId, sessionId: found.id, anonymous: false, byKey: true }
  await assertApiAccess(database, caller)
  return caller
}
