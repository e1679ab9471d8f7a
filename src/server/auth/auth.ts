import { createHash } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Log } from '#server/observe/log.ts'
import { longestPassword, shortestPassword } from '#shared/password/password-strength.ts'
import { setAdmins } from './admins.ts'
import { authMails, recoveryMinutes, verificationHours } from './auth-mails.ts'
import { authPlugins } from './auth-plugins.ts'
import { closeAccount } from './close-account.ts'
import { createAccount } from './create-account.ts'
import { copyNames, forgetLinks } from './forget-user.ts'
import { type RequestLimits, requestLimits } from './request-limits.ts'

export interface AuthOptions extends RequestLimits {
  database: Database
  secret: string
  /** What they sealed is still opened. */
  formerSecrets: readonly string[]
  publicUrl: string | undefined
  adminEmails: readonly string[]
  mailer: Mailer
  /** Stops what a user has under way, before the account's rows go. */
  beforeDeletion: (userId: string) => Promise<void>
  log: Log
}

/** A number for each secret that stays the same wherever it stands among the others. */
const versionOf = (secret: string) =>
  createHash('sha256').update(`pm-pilot secret version:${secret}`).digest().readUIntBE(0, 4)

/** Another person's session is nobody's tool; a changed address would need screens of its own. */
const disabledPaths = [
  '/admin/impersonate-user',
  '/admin/stop-impersonating',
  '/admin/list-user-sessions',
  '/admin/revoke-user-session',
  '/email-otp/request-email-change',
  '/email-otp/change-email',
  '/forget-password/email-otp',
]

/**
 * The auth library, set up: e-mail and password, recovery, verification, second factor, codes by mail, anonymous sessions,
 * the session token as a bearer credential, signed access tokens that the rest of the server checks without a query, API
 * keys, and the administrators' paths. What it leaves open is closed in `auth-guards.ts`.
 */
export function createAuth(options: AuthOptions) {
  const { database } = options
  const adminEmails = options.adminEmails.map((email) => email.toLowerCase())
  const mails = authMails(options.mailer)
  const originOf = (request: Request | undefined) =>
    (options.publicUrl ?? (request ? new URL(request.url).origin : '')).replace(/\/+$/, '')
  return betterAuth({
    appName: 'PM Pilot',
    secret: options.secret,
    secrets: [options.secret, ...options.formerSecrets].map((value) => ({ version: versionOf(value), value })),
    basePath: '/api/auth',
    ...(options.publicUrl ? { baseURL: options.publicUrl } : {}),
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    database: {
      db: new Kysely({ dialect: new PostgresDialect({ pool: database.pool }), plugins: [new CamelCasePlugin()] }),
      type: 'postgres',
    },
    disabledPaths,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      autoSignIn: true,
      resetPasswordTokenExpiresIn: recoveryMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => mails.recovery(user, originOf(request), token),
      onPasswordReset: async ({ user }) => {
        await forgetLinks(database, user)
        mails.passwordChanged(user)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      expiresIn: verificationHours * 3600,
      sendVerificationEmail: async ({ user, token }, request) => mails.verification(user, originOf(request), token),
      afterEmailVerification: async ({ email }) => {
        if (adminEmails.includes(email)) await setAdmins(database, adminEmails)
      },
    },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24 },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: true },
        lastName: { type: 'string', required: false, input: true },
        selectedPlan: { type: 'string', required: false, input: true },
      },
      deleteUser: {
        enabled: true,
        beforeDelete: async (user) => {
          await options.beforeDeletion(user.id)
          await closeAccount(database, user)
        },
      },
    },
    rateLimit: requestLimits(options),
    advanced: {
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      useSecureCookies: options.publicUrl?.startsWith('https://') ?? false,
    },
    databaseHooks: {
      user: {
        create: { after: async (user) => createAccount(database, user) },
        update: { after: async (user) => copyNames(database, user) },
      },
    },
    plugins: authPlugins(database, mails),
    telemetry: { enabled: false },
    // To our own handler: the library would print it, without an id, and answer 500 when the database is away.
    onAPIError: { throw: true },
    logger: { level: 'error', log: reportTo(options.log) },
  })
}
export type Auth = ReturnType<typeof createAuth>

/** What the library reports of requests that are wrong: the caller's error, not the server's. */
const callersErrors =
  /^(?:Failed to validate API key|Provider not found|Invalid (?:callbackURL|origin)|Failed to parse state)/

/** To our own log. Details hold rows and bodies; of an error, its kind and where it came from are logged. */
const reportTo =
  (log: Log) =>
  (_level: string, message: string, ...details: unknown[]) => {
    const level = callersErrors.test(message) ? 'debug' : 'error'
    log[level]({ err: details.find((detail) => detail instanceof Error) }, message)
  }

/** Set by the server itself from the connection or the trusted proxy; a client's own value is dropped. */
export const clientAddressHeader = 'x-pm-pilot-client'
