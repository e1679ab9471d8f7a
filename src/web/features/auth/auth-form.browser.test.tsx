import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessToken, fakeServer, renderAt } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { currentSession } from '#web/session/session-store.ts'
import { AuthForm } from './auth-form.tsx'

const user = { id: 'ada', email: 'ada@example.com', firstName: 'Ada' }
const opened = () => Response.json({ user }, { headers: { 'set-auth-token': 'session' } })
const form = (mode: 'signin' | 'signup', next: string | null = null) => (
  <AuthForm mode={mode} plan="free" billing="monthly" next={next} />
)

test('what is missing is said at its field, the first has the focus, and nothing is sent', async () => {
  const calls = fakeServer({})
  const screen = await renderAt('/auth', form('signup'))
  await screen.getByRole('button', { name: 'Create Account' }).click()
  const first = screen.getByRole('textbox', { name: 'First Name' })
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveAccessibleDescription('Please enter your first name')
  await userEvent.keyboard('Ada')
  await expect.element(first).not.toHaveAttribute('aria-invalid')
  expect(calls).toEqual([])
})

test('signing in keeps the session and leads back', async () => {
  const calls = fakeServer({
    'POST /api/auth/sign-in/email': opened,
    'GET /api/auth/token': () => Response.json({ token: accessToken() }),
  })
  const screen = await renderAt('/auth', form('signin', '/features/history'))
  await screen.getByRole('textbox', { name: 'Email' }).fill(' ada@example.com ')
  await screen.getByLabelText(/^Password/).fill('correct horse')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/features/history')
  expect(calls[0]?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' })
  expect(currentSession()?.user.firstName).toBe('Ada')
})

test('what the server refuses is said beside the form, which keeps what was typed', async () => {
  fakeServer({
    'POST /api/auth/sign-in/email': () =>
      Response.json({ message: 'Invalid email or password', code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: 401 }),
  })
  const screen = await renderAt('/auth', form('signin'))
  await screen.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await screen.getByLabelText(/^Password/).fill('wrong')
  await screen.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('Invalid email or password')
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com')
  await expect.element(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled()
})

test('while it is sent nothing can be changed or sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const calls = fakeServer({ 'POST /api/auth/sign-in/email': () => promise })
  const screen = await renderAt('/auth', form('signin'))
  await screen.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await screen.getByLabelText(/^Password/).fill('correct horse')
  await screen.getByRole('button', { name: 'Sign In' }).click()
  await expect.element(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeDisabled()
  resolve(Response.json({ twoFactorRedirect: true }))
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/auth?mode=challenge')
  expect(calls).toHaveLength(1)
})

test('fits a phone with all of its errors', async () => {
  await page.viewport(320, 700)
  const screen = await renderAt('/auth', form('signup'))
  await screen.getByRole('button', { name: 'Create Account' }).click()
  await expect.element(screen.getByText('Please enter your email')).toBeVisible()
  expect(flawsOf(screen.container)).toEqual([])
})
