import type { Database } from '#server/db/database.ts'
import type { AttemptLimit, AttemptRule } from '#server/http/attempt-limit.ts'
import { clientAddressHeader } from './auth.ts'
import type { AuthGuard, GuardedRequest } from './guarded-request.ts'
import { textOf } from './text-of.ts'

/** Mails that one address can be sent by asking, in an hour. */
const mailsPerHour = 6

export interface CountedAttempts {
  wrongPasswords: AttemptRule
  askedMails: AttemptRule
  /** Count an attempt on the account that the body names, or that is signed in. */
  countedByBody: AuthGuard
  countedBySession: AuthGuard
  /** Counts mails to the address that the body names. */
  countedMails: AuthGuard
}

/** What is tried on an account and what is mailed to an address, counted by all servers together. */
export function countedAttempts(
  database: Database,
  attempts: AttemptLimit,
  signInsPerAccount: number,
): CountedAttempts {
  const wrongPasswords: AttemptRule = {
    kind: 'sign-in',
    max: signInsPerAccount,
    windowSeconds: 15 * 60,
    message: (minutes) =>
      `Too many attempts for this account. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or set a new password.`,
  }
  const askedMails: AttemptRule = {
    kind: 'mail',
    max: mailsPerHour,
    windowSeconds: 60 * 60,
    message: (minutes) =>
      `Too many mails to this address. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }

  /**
   * Wrong passwords and codes count against the account that they are tried on. An address from which somebody is signed in to
   * that account has a count of its own: what strangers try does not lock out its owner.
   */
  const countedBy =
    (emailOf: (request: GuardedRequest) => Promise<string> | string): AuthGuard =>
    async (request) => {
      const email = await emailOf(request)
      const address = request.headers.get(clientAddressHeader) ?? ''
      const subject = (await isKnownAddress(database, email, address)) ? `${email} from ${address}` : email
      await attempts.take(wrongPasswords, subject)
      request.onSuccess(() => attempts.clear(wrongPasswords, subject))
    }
  const countedByBody = countedBy(({ body }) => textOf(body.email))
  const countedBySession = countedBy(async ({ session }) => (await session()).user.email)
  const countedMails: AuthGuard = ({ body }) => attempts.take(askedMails, textOf(body.email))
  return { wrongPasswords, askedMails, countedByBody, countedBySession, countedMails }
}

/** True for an address with a session of the account that has not ended. */
async function isKnownAddress(database: Database, email: string, address: string): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `select 1 from session s join "user" u on u.id = s.user_id
     where u.email = lower(trim($1)) and s.ip_address = $2 and s.expires_at > now() limit 1`,
    [email, address],
  )
  return rowCount !== 0
}
