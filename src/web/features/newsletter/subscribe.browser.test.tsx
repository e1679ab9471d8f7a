import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, renderAt } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { Subscribe } from './subscribe.tsx'

test('an address is sent once, and what happens next is said', async () => {
  const calls = fakeServer({ 'POST /api/newsletter': () => Response.json({ subscribed: true }) })
  const screen = await renderAt('/blog', <Subscribe />)
  await screen.getByLabelText('Email address').fill(' ada@example.com ')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^Thank you\./)
  await expect.element(screen.getByRole('button', { name: 'Subscribed' })).toBeDisabled()
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
})

test('what can be no address is refused here; what the server refuses stays in the box', async () => {
  const calls = fakeServer({
    'POST /api/newsletter': () =>
      Response.json({ error: 'Too many requests', code: 'TOO_MANY_REQUESTS' }, { status: 429 }),
  })
  const screen = await renderAt('/blog', <Subscribe />)
  const field = screen.getByLabelText('Email address')
  await field.fill('ada')
  await screen.getByRole('button', { name: 'Subscribe' }).click()
  await expect.element(field).toHaveAccessibleDescription('Please enter a valid email address')
  expect(calls).toEqual([])
  await field.fill('ada@example.com')
  await screen.getByRole('button', { name: 'Subscribe' }).click()
  await expect.element(field).toHaveAccessibleDescription('Too many requests')
  await expect.element(field).toHaveValue('ada@example.com')
})

test('fits a phone', async () => {
  await page.viewport(320, 600)
  const screen = await renderAt('/blog', <Subscribe />)
  expect(flawsOf(screen.container)).toEqual([])
})
