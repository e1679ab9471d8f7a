import type { Database } from '#server/db/database.ts'
import type { AttemptLimit, AttemptRule } from '#server/http/attempt-limit.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { AuthGuard } from './guarded-request.ts'

/** A code holds for half a minute, and for the half before and after it. */
const uses: AttemptRule = { kind: 'used-code', max: 1, windowSeconds: 120, message: () => 'Invalid code' }

/**
 * A code of an authenticator opens one session: the library would take it again from whoever has seen it, for as long as it holds. It
 * is counted before it is checked, so that two at once are not both first. A code that is refused was not used.
 */
export function codeIsUsedOnce(database: Database, attempts: AttemptLimit): AuthGuard {
  return async ({ body, headers, onRefusal }) => {
    const account = await accountOfChallenge(database, headers.get('cookie') ?? '')
    // Whoever is signed in proves a new authenticator, and no session comes of it.
    if (account === null || typeof body.code !== 'string') return
    const subject = `${account} ${body.code.trim()}`
    try {
      await attempts.take(uses, subject)
      onRefusal(() => attempts.release(uses, subject))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // The library answers it like any other wrong code, and counts it as a guess.
      body.code = 'refused'
    }
  }
}

/** Whose second step the cookie is for. The library checks the cookie's signature; what is wrong is refused there. */
async function accountOfChallenge(database: Database, cookies: string): Promise<string | null> {
  const signed = /(?:^|;\s*)[\w.-]*two_factor=([^;]+)/.exec(cookies)?.[1] ?? ''
  const identifier = readable(signed).replace(/\.[^.]*$/, '')
  if (identifier === '') return null
  const { rows } = await database.pool.query<{ value: string }>(
    'select value from verification where identifier = $1',
    [identifier],
  )
  return rows[0]?.value ?? null
}

function readable(cookie: string): string {
  try {
    return decodeURIComponent(cookie)
  } catch {
    return ''
  }
}
