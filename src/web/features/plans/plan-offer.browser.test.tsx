import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { PlanOffer } from './plan-offer.tsx'

const features = {
  free_agents: 'all' as const,
  usage_limit: 100,
  premium_agents: true,
  priority_support: true,
  api_access: true,
}
const paid = { id: 'starter', name: 'Starter', price: 23, billing_period: 'monthly', features }
const free = { ...paid, id: 'free', name: 'Free', price: 0 }

const offer = (more: Partial<ComponentProps<typeof PlanOffer>>) => (
  <ul>
    <PlanOffer
      plan={paid}
      current={false}
      trialEndsAt={null}
      smaller={false}
      leaves={null}
      signedIn
      onUpgrade={() => undefined}
      onLeave={async () => undefined}
      {...more}
    />
  </ul>
)

test.each([
  ['a larger plan', {}, 'Upgrade to Starter'],
  ['a smaller one', { smaller: true }, 'Switch to Starter'],
  ['the plan of a trial', { current: true, trialEndsAt: '2026-12-08T12:00:00.000Z' }, 'Keep Starter'],
])('%s is taken at a press', async (_name, more, label) => {
  const onUpgrade = vi.fn()
  const screen = await renderAt('/', offer({ ...more, onUpgrade }))
  await screen.getByRole('button', { name: label }).click()
  expect(onUpgrade).toHaveBeenCalledTimes(1)
})

test('the plan that holds cannot be taken again; without an account Free leads to sign-up', async () => {
  const screen = await renderAt(
    '/',
    <>
      {offer({ current: true })}
      {offer({ plan: free, signedIn: false })}
    </>,
  )
  await expect.element(screen.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await screen.getByRole('link', { name: 'Create a free account' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/auth?mode=signup')
})

test('going back to Free asks once more, and says while it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const onLeave = vi.fn(() => promise)
  const screen = await renderAt('/', offer({ plan: free, leaves: 'Pro', onLeave }))
  await screen.getByRole('button', { name: 'Switch to Free' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Pro ends now. Your runs stay.')
  expect(onLeave).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'End Pro' }).click()
  await expect.element(screen.getByRole('button', { name: 'End Pro' })).toBeDisabled()
  resolve()
  await expect.element(screen.getByRole('button', { name: 'Switch to Free' })).toBeVisible()
  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('fits a phone, asked too', async () => {
  await page.viewport(320, 700)
  const screen = await renderAt('/', offer({ plan: free, leaves: 'Pro' }))
  await screen.getByRole('button', { name: 'Switch to Free' }).click()
  expect(flawsOf(screen.container)).toEqual([])
})
