import type { Database } from '#server/db/database.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { passwordWeaknesses, weaknessSentence } from '#shared/password/password-strength.ts'
import { addressIsFree } from './address-is-free.ts'
import { assertApiAccess } from './api-key-caller.ts'
import type { AttemptLimit, AttemptRule } from './attempt-limit.ts'
import type { Auth } from './auth.ts'
import { forgetLinks } from './forget-user.ts'
import type { AuthGuard, GuardedRequest } from './guarded-request.ts'
import { moveGuestData } from './move-guest-data.ts'
import { mayUseCodes } from './sign-in-code.ts'

export interface GuardOptions {
  auth: Auth
  database: Database
  attempts: AttemptLimit
  signInsPerAccount: number
  signInsPerAddress: number
  /** Tells the owner of an address that somebody tried to sign up with it. */
  onTakenAddress: (user: { email: string; name: string }) => void
  onPasswordChanged: (user: { email: string; name: string }) => void
}

const longestName = 100
/** Mails that one address can be sent by asking, in an hour. */
const mailsPerHour = 6
/** Where the page names the guest's session whose runs come along after the second factor. */
export const guestSessionHeader = 'x-guest-session'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What the library leaves to the application: by path, the checks that a request must pass first. */
export function authGuards(options: GuardOptions): Record<string, readonly AuthGuard[]> {
  const { auth, database, attempts } = options
  const wrongPasswords: AttemptRule = {
    kind: 'sign-in',
    max: options.signInsPerAccount,
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

  const assertStrong = (password: unknown, field: string, email: string) => {
    const reasons = passwordWeaknesses(textOf(password), email)
    if (reasons.length === 0) return
    const message = weaknessSentence(reasons)
    throw new AppError('WEAK_PASSWORD', { userMessage: message, fields: { [field]: message }, reasons })
  }
  /** Wrong passwords and codes count against the account that they are tried on. */
  const countedBy =
    (emailOf: (request: GuardedRequest) => Promise<string> | string): AuthGuard =>
    async (request) => {
      const email = await emailOf(request)
      await attempts.take(wrongPasswords, email)
      request.onSuccess(() => attempts.clear(wrongPasswords, email))
    }
  const countedByBody = countedBy(({ body }) => textOf(body.email))
  const countedBySession = countedBy(async ({ session }) => (await session()).user.email)
  const countedMails: AuthGuard = ({ body }) => attempts.take(askedMails, textOf(body.email))

  const names: AuthGuard = async ({ body }) => {
    for (const field of ['firstName', 'lastName', 'name']) {
      const value = body[field]
      if (value === undefined) continue
      const name = textOf(value).trim()
      if (name.length > longestName) {
        const message = `Please use at most ${longestName} characters`
        throw new AppError('INVALID_INPUT', { userMessage: message, fields: { [field]: message } })
      }
      body[field] = name
    }
  }

  /** The library moves a guest's runs at sign-in; with a second factor the sign-in ends here. */
  const bringGuest: AuthGuard = async ({ headers, onSuccess }) => {
    const token = headers.get(guestSessionHeader)
    if (!token) return
    onSuccess(async (answer) => {
      const guest = await auth.api.getSession({ headers: new Headers({ authorization: `Bearer ${token}` }) })
      const account = answer.user as { id?: unknown } | undefined
      if (!guest?.user.isAnonymous || typeof account?.id !== 'string') return
      await moveGuestData(database, guest.user.id, account.id)
    })
  }

  const emailOfRecovery = async (token: string): Promise<string> => {
    const { rows } = await database.pool.query<{ email: string }>(
      `select u.email from verification v join "user" u on u.id = v.value
       where v.identifier = $1 and v.expires_at > now()`,
      [`reset-password:${token}`],
    )
    return rows[0]?.email ?? ''
  }

  return {
    '/sign-up/email': [
      names,
      async ({ body }) => assertStrong(body.password, 'password', textOf(body.email)),
      addressIsFree({ ...options, askedMails }),
    ],
    '/sign-in/email': [countedByBody],
    '/sign-in/email-otp': [
      countedByBody,
      async ({ body }) => {
        // Answered as a wrong code, so that nothing is told of the account.
        if (!(await mayUseCodes(database, textOf(body.email)))) body.otp = 'refused'
      },
    ],
    '/request-password-reset': [countedMails],
    '/send-verification-email': [countedMails],
    '/email-otp/send-verification-otp': [countedMails],
    '/email-otp/request-password-reset': [countedMails],
    '/reset-password': [
      async ({ body, onSuccess }) => {
        const email = await emailOfRecovery(textOf(body.token))
        assertStrong(body.newPassword, 'newPassword', email)
        onSuccess(() => attempts.clear(wrongPasswords, email))
      },
    ],
    // Each looks at a code, and would else be tried as often as requests come.
    '/email-otp/check-verification-otp': [countedByBody],
    '/email-otp/verify-email': [countedByBody],
    '/email-otp/reset-password': [
      countedByBody,
      async ({ body }) => assertStrong(body.password, 'password', textOf(body.email)),
    ],
    '/change-password': [
      async ({ body, session, onSuccess }) => {
        const { user } = await session()
        assertStrong(body.newPassword, 'newPassword', user.email)
        body.revokeOtherSessions = true
        onSuccess(async () => {
          await forgetLinks(database, user)
          options.onPasswordChanged(user)
        })
      },
      countedBySession,
    ],
    '/update-user': [
      names,
      async ({ body }) => {
        for (const field of ['firstName', 'lastName']) {
          if (body[field] === '') {
            const message = `Please enter your ${field === 'firstName' ? 'first' : 'last'} name`
            throw new AppError('INVALID_INPUT', { userMessage: message, fields: { [field]: message } })
          }
        }
        if (body.firstName && body.lastName) body.name = `${body.firstName} ${body.lastName}`
      },
    ],
    '/delete-user': [
      async ({ body }) => {
        if (!textOf(body.password)) throw new AppError('WRONG_PASSWORD', { userMessage: 'Please enter your password' })
      },
      countedBySession,
    ],
    '/two-factor/enable': [countedBySession],
    '/two-factor/disable': [countedBySession],
    '/two-factor/generate-backup-codes': [countedBySession],
    '/two-factor/get-totp-uri': [countedBySession],
    '/two-factor/verify-totp': [bringGuest],
    '/two-factor/verify-backup-code': [bringGuest],
    '/api-key/create': [
      async ({ session }) => {
        const { user, session: current } = await session()
        await assertApiAccess(database, {
          userId: user.id,
          sessionId: current.id,
          anonymous: user.isAnonymous === true,
        })
      },
    ],
    '/admin/create-user': [async ({ body }) => assertStrong(body.password, 'password', textOf(body.email))],
    '/admin/set-user-password': [
      async ({ body, onSuccess }) => {
        assertStrong(body.newPassword, 'newPassword', '')
        // As with every new password, whoever was signed in by the old one is not any more.
        onSuccess(async () => {
          const id = textOf(body.userId)
          await database.pool.query('delete from session where user_id = $1', [id])
          await forgetLinks(database, { id })
        })
      },
    ],
  }
}

/** Paths that look at a code sent by mail: what they refuse must not tell whether one was sent, or to nobody. */
export const codePaths: ReadonlySet<string> = new Set([
  '/sign-in/email-otp',
  '/email-otp/check-verification-otp',
  '/email-otp/verify-email',
  '/email-otp/reset-password',
])

/** Answers of these paths must not tell, by their time either, whether an address has an account. */
export const alikePaths: ReadonlySet<string> = new Set([
  '/request-password-reset',
  '/send-verification-email',
  '/email-otp/send-verification-otp',
  '/email-otp/request-password-reset',
])
