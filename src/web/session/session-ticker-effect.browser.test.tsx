import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderAt, signIn } from '#tests/support/components/application.tsx'
import { currentSession } from './session-store.ts'
import { SessionTicker } from './session-ticker-effect.tsx'

const over = { 'GET /api/auth/token': () => Response.json({ message: 'Unauthorized' }, { status: 401 }) }

test('a session that the server has ended is said, with the way to sign in and back', async () => {
  fakeServer(over)
  signIn({ expiresAt: 0 })
  await renderAt('/settings?tab=wiki', <SessionTicker />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Your session has expired.')
  expect(currentSession()).toBeNull()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(page.getByTestId('address')).toHaveTextContent('/auth?next=%2Fsettings%3Ftab%3Dwiki')
})

test.each([
  ["a guest's session ends without a word", '/settings', true],
  ["an agent's page says it beside its form", '/features/go-to-market/launch', false],
])('%s', async (_name, path, anonymous) => {
  fakeServer(over)
  signIn({ expiresAt: 0, anonymous })
  await renderAt(path, <SessionTicker />)
  await expect.poll(currentSession).toBeNull()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a token that ends is renewed, and the session stays', async () => {
  const token = `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 900 }))}.sign`
  fakeServer({ 'GET /api/auth/token': () => Response.json({ token }) })
  signIn({ expiresAt: 0 })
  await renderAt('/settings', <SessionTicker />)
  await expect.poll(() => currentSession()?.accessToken).toBe(token)
})
