import type { Database } from '#server/db/database.ts'
import type { AttemptLimit } from '#server/http/attempt-limit.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { names, namesStay } from './account-names.ts'
import { addressIsFree } from './address-is-free.ts'
import { assertApiAccess } from './api-key-caller.ts'
import { assertStrong } from './assert-strong.ts'
import type { Auth } from './auth.ts'
import { bringGuest } from './bring-guest.ts'
import { type CountedAttempts, countedAttempts } from './counted-attempts.ts'
import { forgetLinks } from './forget-user.ts'
import type { AuthGuard } from './guarded-request.ts'
import { mayUseCodes } from './sign-in-code.ts'
import { signInInput, signUpInput } from './sign-up-input.ts'
import { textOf } from './text-of.ts'
import { codeIsUsedOnce } from './used-codes.ts'

export interface GuardOptions {
  auth: Auth
  database: Database
  attempts: AttemptLimit
  signInsPerAccount: number
  signInsPerAddress: number
  /** Informs the owner of an address that somebody tried to sign up with it. */
  onTakenAddress: (user: { email: string; name: string }) => void
  onPasswordChanged: (user: { email: string; name: string }) => void
}

/** What the library leaves to the application: by path, the checks that a request must pass first. */
export function authGuards(options: GuardOptions): Record<string, readonly AuthGuard[]> {
  const counted = countedAttempts(options.database, options.attempts, options.signInsPerAccount)
  const parts = { ...options, ...counted, guest: bringGuest(options.auth, options.database) }
  return { ...signingIn(parts), ...recovering(parts), ...changingAccount(parts), ...byAdministrators(parts) }
}

type GuardParts = GuardOptions & CountedAttempts & { guest: AuthGuard }

/** Signing up and in, by password, mailed code and second factor. */
function signingIn(parts: GuardParts): Record<string, readonly AuthGuard[]> {
  const { database, attempts, countedByBody, guest } = parts
  return {
    '/sign-up/email': [
      signUpInput,
      names,
      async ({ body }) => assertStrong(body.password, 'password', textOf(body.email)),
      addressIsFree(parts),
    ],
    '/sign-in/email': [signInInput, countedByBody],
    '/sign-in/email-otp': [
      countedByBody,
      async ({ body }) => {
        // Answered as a wrong code, so that nothing is revealed of the account.
        if (!(await mayUseCodes(database, textOf(body.email)))) body.otp = 'refused'
      },
    ],
    '/two-factor/verify-totp': [codeIsUsedOnce(database, attempts), guest],
    '/two-factor/verify-backup-code': [guest],
  }
}

/** What mails a link or a code, and what takes one. A code would else be tried as often as requests come. */
function recovering({
  database,
  attempts,
  wrongPasswords,
  countedByBody,
  countedMails,
}: GuardParts): Record<string, readonly AuthGuard[]> {
  return {
    '/request-password-reset': [countedMails],
    '/send-verification-email': [countedMails],
    '/email-otp/send-verification-otp': [countedMails],
    '/email-otp/request-password-reset': [countedMails],
    '/reset-password': [
      async ({ body, onSuccess }) => {
        const email = await emailOfRecovery(database, textOf(body.token))
        assertStrong(body.newPassword, 'newPassword', email)
        onSuccess(() => attempts.clear(wrongPasswords, email))
      },
    ],
    '/email-otp/check-verification-otp': [countedByBody],
    '/email-otp/verify-email': [countedByBody],
    '/email-otp/reset-password': [
      countedByBody,
      async ({ body }) => assertStrong(body.password, 'password', textOf(body.email)),
    ],
  }
}

/** What a person changes of the own account, most of it with the password. */
function changingAccount({
  database,
  countedBySession,
  onPasswordChanged,
}: GuardParts): Record<string, readonly AuthGuard[]> {
  return {
    '/change-password': [
      async ({ body, session, onSuccess }) => {
        const { user } = await session()
        assertStrong(body.newPassword, 'newPassword', user.email)
        body.revokeOtherSessions = true
        onSuccess(async () => {
          await forgetLinks(database, user)
          onPasswordChanged(user)
        })
      },
      countedBySession,
    ],
    '/update-user': [names, namesStay],
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
  }
}

/** What administrators do to others. */
function byAdministrators({ database }: GuardParts): Record<string, readonly AuthGuard[]> {
  return {
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

async function emailOfRecovery(database: Database, token: string): Promise<string> {
  const { rows } = await database.pool.query<{ email: string }>(
    `select u.email from verification v join "user" u on u.id = v.value
     where v.identifier = $1 and v.expires_at > now()`,
    [`reset-password:${token}`],
  )
  return rows[0]?.email ?? ''
}

/** Paths that check a code sent by mail: a refusal must not reveal whether a code was sent. */
export const codePaths: ReadonlySet<string> = new Set([
  '/sign-in/email-otp',
  '/email-otp/check-verification-otp',
  '/email-otp/verify-email',
  '/email-otp/reset-password',
])

/** Answers of these paths must not reveal, not even by how long they take, whether an address has an account. */
export const alikePaths: ReadonlySet<string> = new Set([
  '/request-password-reset',
  '/send-verification-email',
  '/email-otp/send-verification-otp',
  '/email-otp/request-password-reset',
])
