import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, renderAt, signIn } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { PasswordCard } from './password-card.tsx'

const card = <PasswordCard email="ada@example.com" />

test('a changed password is said, and the fields are empty again', async () => {
  const calls = fakeServer({ 'POST /api/auth/change-password': () => Response.json({ ok: true }) })
  signIn()
  const screen = await renderAt('/settings/account', card)
  await screen.getByLabelText(/^Current password/).fill('old enough horse')
  await screen.getByLabelText(/^New password/).fill('a stapled battery 47')
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await expect.element(page.getByText('Password changed. All other sessions were signed out.')).toBeVisible()
  await expect.element(screen.getByLabelText(/^New password/)).toHaveValue('')
  expect(calls[0]?.body).toMatchObject({ currentPassword: 'old enough horse', newPassword: 'a stapled battery 47' })
})

test('a weak password is refused here, a wrong one by the server; both are kept', async () => {
  const calls = fakeServer({
    'POST /api/auth/change-password': () =>
      Response.json({ message: 'Invalid password', code: 'INVALID_PASSWORD' }, { status: 400 }),
  })
  signIn()
  const screen = await renderAt('/settings/account', card)
  const next = screen.getByLabelText(/^New password/)
  await screen.getByLabelText(/^Current password/).fill('old enough horse')
  await next.fill('short')
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAttribute('aria-invalid', 'true')
  expect(calls).toEqual([])
  await next.fill('a stapled battery 47')
  await screen.getByRole('button', { name: 'Change Password' }).click()
  await expect.element(page.getByText('The password is not right.')).toBeVisible()
  await expect.element(next).toHaveValue('a stapled battery 47')
})

test('fits a phone', async () => {
  await page.viewport(320, 700)
  const screen = await renderAt('/settings/account', card)
  expect(flawsOf(screen.container)).toEqual([])
})
