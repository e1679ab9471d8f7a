import { afterEach, expect, test, vi } from 'vitest'
import { apiFetch, takeTokensFrom } from './api-fetch.ts'

/** A server that takes one token alone, and what it was sent. */
function serverTaking(token: string) {
  const sent: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_path: string, init: { headers: Record<string, string> }) => {
    const { authorization } = init.headers
    sent.push(authorization)
    return authorization === `Bearer ${token}`
      ? new Response('{}')
      : new Response('{"error":"no","code":"UNAUTHENTICATED"}', { status: 401 })
  })
  return sent
}

afterEach(() => vi.unstubAllGlobals())

test('a refused token is renewed once', async () => {
  const sent = serverTaking('second')
  takeTokensFrom({ fresh: async () => 'first', renewed: async () => 'second' })
  expect((await apiFetch('/api/me')).ok).toBe(true)
  expect(sent).toEqual(['Bearer first', 'Bearer second'])
})

test('a session that is over is not tried again', async () => {
  const sent = serverTaking('second')
  takeTokensFrom({ fresh: async () => 'first', renewed: async () => undefined })
  await expect(apiFetch('/api/me')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  expect(sent).toEqual(['Bearer first'])
})

test('whoever is not signed in sends no token, and renews none', async () => {
  const sent = serverTaking('second')
  takeTokensFrom({ fresh: async () => undefined, renewed: async () => 'second' })
  await expect(apiFetch('/api/me')).rejects.toMatchObject({ status: 401 })
  expect(sent).toEqual([undefined])
})
