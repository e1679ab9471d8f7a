import { createAuth } from '#server/auth/auth.ts'
import { authGuards } from '#server/auth/auth-guards.ts'
import { authMails } from '#server/auth/auth-mails.ts'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { createAttemptLimit } from '#server/http/attempt-limit.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Log } from '#server/observe/log.ts'

interface AuthParts {
  database: Database
  secret: string
  mailer: Mailer
  log: Log
  /** Before the rows of an account go. */
  beforeDeletion: (userId: string) => Promise<void>
}

/** Accounts and sessions, with the checks that come before the auth library. */
export function startAuth(env: Env, { database, secret, mailer, log, beforeDeletion }: AuthParts) {
  const auth = createAuth({
    database,
    secret,
    formerSecrets: env.SECRET_KEYS_OLD,
    publicUrl: env.PUBLIC_URL,
    signInsPerAddress: env.SIGN_INS_PER_ADDRESS,
    guestsPerAddress: env.GUESTS_PER_ADDRESS,
    adminEmails: env.ADMIN_EMAILS,
    mailer,
    beforeDeletion,
    log,
  })
  const mails = authMails(mailer)
  const guards = authGuards({
    auth,
    database,
    attempts: createAttemptLimit(database),
    signInsPerAccount: env.SIGN_INS_PER_ACCOUNT,
    signInsPerAddress: env.SIGN_INS_PER_ADDRESS,
    onPasswordChanged: mails.passwordChanged,
    onTakenAddress: mails.takenAddress,
  })
  return { auth, guards }
}
