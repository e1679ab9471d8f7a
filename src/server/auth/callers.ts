import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import type { Database } from '#server/db/database.ts'
import { validSessionRows } from '#server/db/session-validity.ts'
import type { Caller, Callers } from '#server/http/caller.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { callerOfKey } from './api-key-caller.ts'
import type { Auth } from './auth.ts'

const rememberedTokens = 5_000
/** How long a session that was ended may go on reading, in milliseconds. */
const lately = 30_000
const signInText = 'Please sign in to use this feature'

export function createCallers(database: Database, auth: Auth): Callers {
  let keys: ReturnType<typeof createLocalJWKSet> | null = null
  const remembered = new Map<string, { caller: Caller; expires: number }>()
  /** When each session was last found standing. */
  const stood = new Map<string, number>()

  async function loadKeys() {
    const { rows } = await database.pool.query<{ id: string; public_key: string; alg: string | null }>(
      'select id, public_key, alg from jwks',
    )
    const set: JSONWebKeySet = {
      keys: rows.map((row) => ({ ...JSON.parse(row.public_key), kid: row.id, alg: row.alg ?? 'EdDSA' })),
    }
    keys = createLocalJWKSet(set)
    return keys
  }

  async function verify(token: string) {
    const check = (set: ReturnType<typeof createLocalJWKSet>) =>
      jwtVerify(token, set, { issuer: 'pm-pilot', audience: 'pm-pilot' })
    try {
      return await check(keys ?? (await loadKeys()))
    } catch (error) {
      // A key that another server made since the last look.
      if (error instanceof errors.JWKSNoMatchingKey) return check(await loadKeys())
      throw error
    }
  }

  async function assertNotRevoked(caller: Caller): Promise<void> {
    const { rowCount } = await database.pool.query(
      `select 1 from ${validSessionRows(caller)} as standing where id = $1 and user_id = $2 and expires_at > now()`,
      [caller.sessionId, caller.userId],
    )
    if (rowCount === 0) throw new AppError('UNAUTHENTICATED', { userMessage: signInText })
  }

  async function assertSessionValid(caller: Caller): Promise<void> {
    // Not the clock of the day: one that is set back would let an ended session read on for as long.
    const now = performance.now()
    if (now - (stood.get(caller.sessionId) ?? -lately) < lately) return
    await assertNotRevoked(caller)
    if (stood.size >= rememberedTokens) stood.clear()
    stood.set(caller.sessionId, now)
  }

  return {
    assertNotRevoked,
    assertSessionValid,
    async assertStoodLately(caller) {
      // A key was looked up with this very request.
      if (!caller.byKey) await assertSessionValid(caller)
    },
    async identify(authorization, apiKey) {
      if (apiKey && !authorization) return callerOfKey(auth, database, apiKey)
      const token = /^bearer (.+)$/i.exec(authorization ?? '')?.[1]
      if (!token) throw new AppError('UNAUTHENTICATED', { userMessage: signInText })
      const known = remembered.get(token)
      if (known && known.expires > Date.now()) return known.caller
      try {
        const { payload } = await verify(token)
        const caller = {
          userId: String(payload.sub),
          sessionId: String(payload.sid),
          anonymous: payload.anonymous === true,
        }
        if (remembered.size >= rememberedTokens) remembered.clear()
        remembered.set(token, { caller, expires: (payload.exp ?? 0) * 1000 })
        return caller
      } catch (error) {
        if (!(error instanceof errors.JOSEError)) throw error
        throw new AppError('UNAUTHENTICATED', { userMessage: signInText, cause: error })
      }
    },
  }
}
