import { createHash } from 'node:crypto'
import { betterAuth } from 'better-auth'
import { anonymous, bearer, jwt } from 'better-auth/plugins'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Log } from '#server/log.ts'
import { createAccount } from './create-account.ts'
import { moveGuestData } from './move-guest-data.ts'

export interface AuthOptions {
  database: Database
  secret: string
  /** What they sealed is still opened. */
  formerSecrets: readonly string[]
  publicUrl: string | undefined
  signInsPerAddress: number
  guestsPerAddress: number
  log: Log
}

/** Lives this long before the page asks for a new one with its session token. */
export const accessTokenMinutes = 15

/** A number for each secret that stays the same wherever it stands among the others. */
const versionOf = (secret: string) =>
  createHash('sha256').update(`pm-pilot secret version:${secret}`).digest().readUIntBE(0, 4)

/**
 * The auth library, set up: e-mail and password, anonymous sessions, the session token as a bearer credential, and
 * signed access tokens that the rest of the server checks without a query.
 */
export function createAuth(options: AuthOptions) {
  const { database } = options
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
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24 },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, input: true },
        lastName: { type: 'string', required: false, input: true },
        selectedPlan: { type: 'string', required: false, input: true },
      },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rateLimit',
      window: 60,
      max: 300,
      customRules: {
        '/sign-in/email': { window: 60, max: options.signInsPerAddress },
        '/sign-up/email': { window: 60, max: options.signInsPerAddress },
        '/sign-in/anonymous': { window: 3600, max: options.guestsPerAddress },
        '/token': { window: 60, max: 120 },
      },
    },
    advanced: {
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      useSecureCookies: options.publicUrl?.startsWith('https://') ?? false,
    },
    databaseHooks: {
      user: { create: { after: async (user) => createAccount(database, user) } },
    },
    plugins: [
      anonymous({
        emailDomainName: 'guest.invalid',
        onLinkAccount: async ({ anonymousUser, newUser }) =>
          moveGuestData(database, anonymousUser.user.id, newUser.user.id),
      }),
      bearer(),
      jwt({
        jwt: {
          issuer: 'pm-pilot',
          audience: 'pm-pilot',
          expirationTime: `${accessTokenMinutes}m`,
          definePayload: ({ user, session }) => ({ sid: session.id, anonymous: user.isAnonymous === true }),
        },
      }),
    ],
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => options.log.error({ details: details.map(String) }, message),
    },
  })
}
export type Auth = ReturnType<typeof createAuth>

/** Set by the server itself from the connection or the trusted proxy; a client's own value is dropped. */
export const clientAddressHeader = 'x-pm-pilot-client'
