import type { Database } from '#server/db/database.ts'
import type { AttemptLimit, AttemptRule } from '#server/http/attempt-limit.ts'
import { networkOf } from '#server/http/client-address.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { clientAddressHeader } from './auth.ts'
import type { AuthGuard } from './guarded-request.ts'

export interface AddressGuardOptions {
  database: Database
  attempts: AttemptLimit
  signInsPerAddress: number
  /** Mails that one address can be sent by asking. */
  askedMails: AttemptRule
  /** Informs the owner of an address that somebody tried to sign up with it. */
  onTakenAddress: (user: { email: string; name: string }) => void
}

/** Accounts that one network may make in an hour, for each sign-in that it may try in a minute: a lecture hall, no farm. */
const accountsPerSignIn = 20

/**
 * Sign-up cannot hide that an address has an account, since a new one is signed in at once. So a network can find it out for a few
 * addresses an hour, after which it can sign nobody up, and the owner of the account gets a mail. Counted before it is known, so that many at
 * once are not too many; an address that is free does not count.
 *
 * New accounts have a most as well: each may use the model and the disk.
 */
export function addressIsFree(options: AddressGuardOptions): AuthGuard {
  const { database, attempts, askedMails } = options
  const ruleOf = (kind: string, max: number): AttemptRule => ({
    kind,
    max,
    windowSeconds: 60 * 60,
    message: (minutes) =>
      `Too many sign-ups from your network. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  })
  const taken = ruleOf('taken-address', options.signInsPerAddress)
  const made = ruleOf('new-account', accountsPerSignIn * options.signInsPerAddress)
  const ownerOf = async (email: string) => {
    const { rows } = await database.pool.query<{ email: string; name: string }>(
      'select email, name from "user" where email = $1',
      [email.toLowerCase()],
    )
    return rows[0]
  }
  const mailsLeft = (email: string) =>
    attempts.take(askedMails, email).then(
      () => true,
      (error) => {
        if (error instanceof AppError) return false
        throw error
      },
    )

  return async ({ body, headers, onRefusal }) => {
    const email = typeof body.email === 'string' ? body.email : ''
    const network = networkOf(headers.get(clientAddressHeader) ?? '')
    await attempts.take(taken, network)
    const owner = await ownerOf(email)
    if (owner) {
      if (await mailsLeft(email)) options.onTakenAddress(owner)
      throw new AppError('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL')
    }
    await attempts.release(taken, network)
    await attempts.take(made, network)
    // Somebody else may be faster by a moment.
    onRefusal(async ({ code }) => {
      if (code !== 'FAILED_TO_CREATE_USER') return
      throw new AppError((await ownerOf(email)) ? 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' : 'NOT_READY')
    })
  }
}
