import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SessionEvent } from './session.ts'
import {
  answerChallenge,
  ensureSession,
  freshSession,
  refreshSession,
  renameUser,
  sessionCall,
  signIn,
  signOut,
  signUp,
} from './session-calls.ts'
import { announce, currentSession, onSessionEvent, storeSession } from './session-store.ts'

const jwt = (secondsLeft: number) => `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + secondsLeft }))}.s`

interface Call {
  path: string
  authorization: string | null
  guest?: string
}

/** A small auth server: path -> answer. */
function serve(routes: Record<string, () => Response>): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const guest = headers.get('x-guest-session')
    calls.push({ path, authorization: headers.get('authorization'), ...(guest ? { guest } : {}) })
    return routes[path.replace('/api/auth/', '')]?.() ?? new Response(null, { status: 404 })
  })
  return calls
}

const opened = (id: string, sessionToken: string) => () =>
  Response.json(
    { user: { id, email: `${id}@example.com`, name: 'Ada Byron' } },
    { headers: { 'set-auth-token': sessionToken } },
  )
const token = () => Response.json({ token: jwt(900) })

describe('session calls', () => {
  beforeEach(() => storeSession(null))
  afterEach(() => vi.unstubAllGlobals())

  test('signing in keeps the session token and fetches an access token with it', async () => {
    const calls = serve({ 'sign-in/email': opened('u1', 's1'), token })
    const session = await signIn({ email: 'u1@example.com', password: 'x' })
    expect(session).toMatchObject({ sessionToken: 's1', user: { id: 'u1', firstName: 'Ada', anonymous: false } })
    expect(calls[1]).toEqual({ path: '/api/auth/token', authorization: 'Bearer s1' })
    expect(currentSession()).toEqual(session)
  })

  test('the token of a second-factor challenge is not kept', async () => {
    serve({
      'sign-in/email': () => Response.json({ twoFactorRedirect: true }, { headers: { 'set-auth-token': 'dead' } }),
    })
    expect(await signIn({ email: 'a@b.c', password: 'x' })).toBe(null)
    expect(currentSession()).toBe(null)
  })

  test('a guest session is opened once for all who ask, and goes along when the guest signs in', async () => {
    const calls = serve({ 'sign-in/anonymous': opened('g1', 'sg'), 'sign-in/email': opened('u1', 's1'), token })
    const [one, two] = await Promise.all([ensureSession(), ensureSession()])
    expect(one).toBe(two)
    expect(one?.user).toEqual({ id: 'g1', email: null, firstName: null, anonymous: true })
    await signIn({ email: 'a@b.c', password: 'x' })
    expect(calls.filter((call) => call.path.endsWith('anonymous'))).toHaveLength(1)
    expect(calls.find((call) => call.path.endsWith('sign-in/email'))?.authorization).toBe('Bearer sg')
    expect(currentSession()?.user.anonymous).toBe(false)
  })

  test('the answer to a challenge opens the session; the guest goes along by a header of its own', async () => {
    const calls = serve({
      'sign-in/anonymous': opened('g1', 'sg'),
      'two-factor/verify-totp': opened('u1', 's1'),
      token,
    })
    await ensureSession()
    const events: SessionEvent[] = []
    const stop = onSessionEvent((event) => events.push(event))
    const session = await answerChallenge({ code: '123456', kind: 'totp', trustDevice: false })
    stop()
    expect(session?.user.id).toBe('u1')
    expect(calls.find(({ path }) => path.endsWith('verify-totp'))).toEqual({
      path: '/api/auth/two-factor/verify-totp',
      authorization: null,
      guest: 'sg',
    })
    expect(events.filter((event) => event !== 'initial-session')).toEqual(['signed-in', 'mfa-challenge-verified'])
  })

  test('every event is reported', async () => {
    const events: SessionEvent[] = []
    const stop = onSessionEvent((event) => events.push(event))
    await Promise.resolve()
    serve({ 'sign-in/email': opened('u1', 's1'), token: () => Response.json({ token: jwt(901) }), 'sign-out': token })
    await signIn({ email: 'a@b.c', password: 'x' })
    serve({ token: () => Response.json({ token: jwt(1800) }), 'sign-out': token })
    await refreshSession()
    renameUser('Augusta')
    announce('password-recovery')
    await signOut()
    stop()
    expect(events).toEqual([
      'initial-session',
      'signed-in',
      'token-refreshed',
      'user-updated',
      'password-recovery',
      'signed-out',
    ])
  })

  test('a token that takes the place of the old one is kept, with an access token of its own', async () => {
    serve({ 'sign-in/email': opened('u1', 's1'), token })
    await signIn({ email: 'a@b.c', password: 'x' })
    const calls = serve({
      'change-password': () => Response.json({}, { headers: { 'set-auth-token': 's2' } }),
      token: () => Response.json({ token: jwt(1000) }),
    })
    await sessionCall('change-password', { body: {} })
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer s1', 'Bearer s2'])
    expect(requireSession()).toMatchObject({ sessionToken: 's2' })
    expect(requireSession().expiresAt).toBeGreaterThan(Date.now())
  })

  test('an answer that the session is over ends it; a wrong code does not', async () => {
    serve({ 'sign-in/email': opened('u1', 's1'), token })
    await signIn({ email: 'a@b.c', password: 'x' })
    serve({ 'two-factor/verify-totp': () => Response.json({ message: 'no', code: 'INVALID_CODE' }, { status: 401 }) })
    await expect(sessionCall('two-factor/verify-totp')).rejects.toMatchObject({ code: 'INVALID_CODE' })
    expect(currentSession()?.sessionToken).toBe('s1')
    serve({ 'update-user': () => Response.json({ message: 'over' }, { status: 401 }) })
    await expect(sessionCall('update-user')).rejects.toMatchObject({ status: 401 })
    expect(currentSession()).toBe(null)
  })

  test('an ending access token is renewed by one call, however many wait', async () => {
    const calls = serve({ 'sign-in/email': opened('u1', 's1'), token })
    await signIn({ email: 'a@b.c', password: 'x' })
    storeSession({ ...requireSession(), expiresAt: Date.now() + 60_000 })
    calls.length = 0
    await Promise.all([freshSession(), freshSession(), refreshSession()])
    expect(calls).toHaveLength(1)
  })

  test('a session that is over ends here too; a failing server does not end it', async () => {
    serve({ 'sign-in/email': opened('u1', 's1'), token })
    await signIn({ email: 'a@b.c', password: 'x' })
    serve({ token: () => Response.json({ message: 'away' }, { status: 503 }) })
    await expect(refreshSession()).rejects.toMatchObject({ status: 503 })
    expect(currentSession()?.sessionToken).toBe('s1')
    serve({ token: () => Response.json({ message: 'over' }, { status: 401 }) })
    expect(await refreshSession()).toBe(null)
    expect(currentSession()).toBe(null)
  })

  test('502, 503 and 504 are tried again, but nothing is created twice', async () => {
    for (const status of [502, 503, 504]) {
      let tries = 0
      serve({
        'sign-in/email': () => (++tries < 3 ? new Response(null, { status }) : opened('u1', 's1')()),
        token,
      })
      expect((await signIn({ email: 'a@b.c', password: 'x' }))?.sessionToken).toBe('s1')
      storeSession(null)
    }
    const account = { email: 'a@b.c', password: 'x', firstName: 'A', lastName: 'B', selectedPlan: 'free' }
    const calls = serve({ 'sign-up/email': () => new Response(null, { status: 503 }) })
    await expect(signUp(account)).rejects.toMatchObject({ status: 503 })
    expect(calls).toHaveLength(1)
  })

  test('signing out ends the session, also one that the server has forgotten', async () => {
    serve({ 'sign-in/email': opened('u1', 's1'), token })
    await signIn({ email: 'a@b.c', password: 'x' })
    serve({ 'sign-out': () => Response.json({ message: 'no session' }, { status: 401 }) })
    await signOut()
    expect(currentSession()).toBe(null)
  })
})

function requireSession() {
  const session = currentSession()
  if (!session) throw new Error('no session')
  return session
}
