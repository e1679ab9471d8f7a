import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderAt, signIn } from '#tests/support/components/application.tsx'
import { AccountMenu } from './account-menu.tsx'

const account = { id: 'ada', email: 'ada@example.com', firstName: 'Ada', anonymous: false }

test('says whose account it is and leads to its pages', async () => {
  const screen = await renderAt('/features', <AccountMenu account={account} />)
  await screen.getByRole('button', { name: /your account/ }).click()
  await expect.element(page.getByText('ada@example.com')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/settings?tab=profile')
})

test('signs out and goes to the first page', async () => {
  signIn()
  const calls = fakeServer({ 'POST /api/auth/sign-out': () => Response.json({ success: true }) })
  const screen = await renderAt('/features', <AccountMenu account={account} />)
  await screen.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.element(screen.getByText('Signed out successfully')).toBeVisible()
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/auth/sign-out')
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/^\/$/)
})
