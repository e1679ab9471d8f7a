import { asApiError } from '../http/api-error.ts'
import { takeTokensFrom } from '../http/api-fetch.ts'
import { expiryOf, needsRefresh } from './access-token.ts'
import { authCall } from './auth-call.ts'
import type { Session, SessionUser } from './session.ts'
import { announce, currentSession, endSession, isSessionLost, storeSession } from './session-store.ts'

export interface Credentials {
  email: string
  password: string
}

export interface NewAccount extends Credentials {
  firstName: string
  lastName: string
  selectedPlan: string
}

interface AuthUser {
  id: string
  email?: string | null
  name?: string | null
  firstName?: string | null
}

function userOf(user: AuthUser, anonymous: boolean): SessionUser {
  return {
    id: user.id,
    email: anonymous ? null : (user.email ?? null),
    firstName: anonymous ? null : user.firstName || user.name?.split(' ')[0] || null,
    anonymous,
  }
}

async function fetchAccessToken(sessionToken: string): Promise<{ accessToken: string; expiresAt: number }> {
  const response = await authCall('token', { method: 'GET', token: sessionToken })
  const { token }: { token: string } = await response.json()
  return { accessToken: token, expiresAt: expiryOf(token) }
}

/** A guest's session goes along, so that the server moves what the guest made to the account. */
const guestToken = () => {
  const guest = currentSession()
  return guest?.user.anonymous ? guest.sessionToken : undefined
}

/** Null when the account asks for a second factor first: that answer's token opens nothing and is not kept. */
async function open(path: string, body: object, anonymous = false): Promise<Session | null> {
  return openFrom(await authCall(path, { method: 'POST', body, token: guestToken() }), anonymous)
}

async function openFrom(response: Response, anonymous = false): Promise<Session | null> {
  const answer: { user?: AuthUser; twoFactorRedirect?: boolean } = await response.json()
  const sessionToken = response.headers.get('set-auth-token')
  if (answer.twoFactorRedirect || !sessionToken || !answer.user) return null
  const user = userOf(answer.user, anonymous)
  const session: Session = { sessionToken, ...(await fetchAccessToken(sessionToken)), user }
  storeSession(session)
  return session
}

/** Errors of all calls below: {@link ApiError}. */
export function signIn(credentials: Credentials): Promise<Session | null> {
  return open('sign-in/email', credentials)
}

export interface ChallengeAnswer {
  /** From an authenticator, or one of the recovery codes. */
  code: string
  kind: 'totp' | 'backup-code'
  /** Not to be asked again on this device for 30 days. */
  trustDevice: boolean
}

/**
 * Ends a sign-in that asked for a second factor; the challenge itself is in a cookie. The guest's token must not go as the
 * bearer here, it would be taken for the one who answers; named apart, its runs come along.
 */
export async function answerChallenge({ code, kind, trustDevice }: ChallengeAnswer): Promise<Session | null> {
  const guest = guestToken()
  const response = await authCall(`two-factor/verify-${kind}`, {
    method: 'POST',
    body: { code, trustDevice },
    ...(guest ? { headers: { 'x-guest-session': guest } } : {}),
  })
  const session = await openFrom(response)
  if (session) announce('mfa-challenge-verified')
  return session
}

export function signUp(account: NewAccount): Promise<Session | null> {
  const name = `${account.firstName} ${account.lastName}`.trim()
  return open('sign-up/email', { ...account, name })
}

let opening: Promise<Session | null> | undefined

/** The session at hand, or a guest's own, opened once however many callers ask. Who lost an account's session is no guest. */
export async function ensureSession(): Promise<Session | null> {
  const session = currentSession()
  if (session || isSessionLost()) return session
  opening ??= open('sign-in/anonymous', {}, true).finally(() => {
    opening = undefined
  })
  return opening
}

export async function signOut(): Promise<void> {
  const session = currentSession()
  if (!session) return
  await authCall('sign-out', { method: 'POST', token: session.sessionToken }).catch((error) => {
    // A session that is already over needs no end.
    if (asApiError(error).status !== 401) throw error
  })
  storeSession(null)
}

let refreshing: Promise<Session | null> | undefined

/** A new access token; null when the session is over, which then ends here too. One call serves all who wait. */
export function refreshSession(): Promise<Session | null> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function refresh(): Promise<Session | null> {
  const before = currentSession()
  if (!before) return null
  try {
    const token = await fetchAccessToken(before.sessionToken)
    const now = currentSession()
    // Signed out or in as another while the call was under way: its answer is of no use.
    if (now?.sessionToken !== before.sessionToken) return now
    storeSession({ ...now, ...token })
  } catch (error) {
    if (asApiError(error).status !== 401) throw error
    if (currentSession()?.sessionToken === before.sessionToken) endSession()
  }
  return currentSession()
}

/** The session with an access token that still holds; null when signed out. */
export async function freshSession(): Promise<Session | null> {
  const session = currentSession()
  if (!session) return null
  return needsRefresh(session.expiresAt, Date.now()) ? refreshSession() : session
}

/**
 * A call about the account, with the session's own token. A token that takes its place, as after a new password, is kept;
 * an answer of 401 ends the session here too.
 */
export async function sessionCall(path: string, init: { method?: 'GET' | 'POST'; body?: object } = {}) {
  const session = currentSession()
  const response = await authCall(path, {
    method: init.method ?? 'POST',
    ...(init.body ? { body: init.body } : {}),
    token: session?.sessionToken,
  }).catch((error) => {
    const { status, code } = asApiError(error)
    const over = status === 401 && code !== 'INVALID_CODE'
    if (over && session && currentSession()?.sessionToken === session.sessionToken) endSession()
    throw error
  })
  const renewed = response.headers.get('set-auth-token')
  if (session && renewed && renewed !== session.sessionToken) {
    // Kept at once, with the access token as over: the old ones are dead from here on.
    storeSession({ ...session, sessionToken: renewed, expiresAt: 0 })
    await refreshSession()
  }
  return response
}

/** The session ended on the server by other means, such as "everywhere". */
export function forgetSession(): void {
  storeSession(null)
}

/** The name that the account page saved. */
export function renameUser(firstName: string): void {
  const session = currentSession()
  if (session) storeSession({ ...session, user: { ...session.user, firstName } })
}

takeTokensFrom({
  fresh: async () => (await freshSession())?.accessToken,
  renewed: async () => (await refreshSession())?.accessToken,
})
