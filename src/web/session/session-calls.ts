import { asApiError, networkFailure, toApiError } from '../http/api-error.ts'
import { expiryOf, needsRefresh } from './access-token.ts'
import type { Session, SessionUser } from './session.ts'
import { currentSession, storeSession } from './session-store.ts'

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

async function call(path: string, init: { method: 'GET' | 'POST'; body?: object; token?: string | undefined }) {
  const response = await fetch(`/api/auth/${path}`, {
    method: init.method,
    headers: {
      ...(init.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
    },
    ...(init.method === 'POST' ? { body: JSON.stringify(init.body ?? {}) } : {}),
  }).catch(() => {
    throw networkFailure()
  })
  if (!response.ok) throw await toApiError(response)
  return response
}

async function fetchAccessToken(sessionToken: string): Promise<{ accessToken: string; expiresAt: number }> {
  const response = await call('token', { method: 'GET', token: sessionToken })
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
  const response = await call(path, { method: 'POST', body, token: guestToken() })
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

export function signUp(account: NewAccount): Promise<Session | null> {
  const name = `${account.firstName} ${account.lastName}`.trim()
  return open('sign-up/email', { ...account, name })
}

let opening: Promise<Session | null> | undefined

/** The session at hand, or a guest's own, opened once however many callers ask. */
export async function ensureSession(): Promise<Session | null> {
  const session = currentSession()
  if (session) return session
  opening ??= open('sign-in/anonymous', {}, true).finally(() => {
    opening = undefined
  })
  return opening
}

export async function signOut(): Promise<void> {
  const session = currentSession()
  if (!session) return
  await call('sign-out', { method: 'POST', token: session.sessionToken }).catch((error) => {
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
    if (currentSession()?.sessionToken === before.sessionToken) storeSession(null)
  }
  return currentSession()
}

/** The session with an access token that still holds; null when signed out. */
export async function freshSession(): Promise<Session | null> {
  const session = currentSession()
  if (!session) return null
  return needsRefresh(session.expiresAt, Date.now()) ? refreshSession() : session
}
