import { describe, expect, test } from 'vitest'
import { expiryOf, needsRefresh } from './access-token.ts'
import type { Session } from './session.ts'
import { eventBetween } from './session-store.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const seconds = (count: number) => now + count * 1000
const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`

describe('needsRefresh', () => {
  test('with three ticks of 30 s or fewer left', () => {
    expect(needsRefresh(seconds(120), now)).toBe(false)
    expect(needsRefresh(seconds(119), now)).toBe(true)
    expect(needsRefresh(seconds(0), now)).toBe(true)
    expect(needsRefresh(seconds(-500), now)).toBe(true)
  })
})

describe('expiryOf', () => {
  test('reads the end of a token', () => expect(expiryOf(jwt({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000))
  test('what is no token is over', () => {
    for (const token of ['', 'a.b.c', jwt({}), jwt({ exp: 'soon' })]) expect(expiryOf(token)).toBe(0)
  })
})

describe('eventBetween', () => {
  const session: Session = {
    sessionToken: 's',
    accessToken: 'a',
    expiresAt: 1,
    user: { id: 'u', email: 'a@b.c', firstName: null, anonymous: false },
  }
  test('names what changed', () => {
    expect(eventBetween(null, null)).toBe(null)
    expect(eventBetween(null, session)).toBe('signed-in')
    expect(eventBetween(session, null)).toBe('signed-out')
    expect(eventBetween(session, { ...session, accessToken: 'b' })).toBe('token-refreshed')
    expect(eventBetween(session, { ...session, user: { ...session.user, id: 'v' } })).toBe('signed-in')
    expect(eventBetween(session, { ...session, user: { ...session.user, firstName: 'Ada' } })).toBe('user-updated')
    expect(eventBetween(session, session)).toBe(null)
  })
})
