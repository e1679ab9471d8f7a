import { apiKey } from '@better-auth/api-key'
import type { BetterAuthPlugin } from 'better-auth'
import { admin, anonymous, bearer, emailOTP, jwt, twoFactor } from 'better-auth/plugins'
import type { Database } from '#server/db/database.ts'
import { type authMails, codeMinutes } from './auth-mails.ts'
import { moveGuestData } from './move-guest-data.ts'
import { mayUseCodes } from './sign-in-code.ts'

/** Lives this long before the page asks for a new one with its session token. */
export const accessTokenMinutes = 15

/** Requests that one API key may make in a minute. */
const keyRequestsPerMinute = 600

/**
 * Anonymous sessions, the session token as a bearer credential, signed access tokens, second factor, codes by mail, API keys and the
 * administrators' paths.
 */
export function authPlugins(database: Database, mails: ReturnType<typeof authMails>) {
  return tuple(
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
    twoFactor({ issuer: 'PM Pilot' }),
    emailOTP({
      disableSignUp: true,
      storeOTP: 'hashed',
      expiresIn: codeMinutes * 60,
      sendVerificationOTP: async ({ email, otp, type }) => {
        if (type === 'sign-in' && !(await mayUseCodes(database, email))) return
        mails.code({ email }, otp)
      },
    }),
    apiKey({
      defaultPrefix: 'pmp_',
      requireName: true,
      maximumNameLength: 60,
      startingCharactersConfig: { charactersLength: 10 },
      rateLimit: { enabled: true, timeWindow: 60_000, maxRequests: keyRequestsPerMinute },
    }),
    admin(),
  )
}

/** Each keeps its own type: the library reads from them which fields and paths there are. */
const tuple = <Plugins extends BetterAuthPlugin[]>(...plugins: Plugins): Plugins => plugins
