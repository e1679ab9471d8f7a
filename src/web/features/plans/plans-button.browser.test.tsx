import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plans } from '#shared/plans.ts'
import { fakeServer, renderAt, signIn } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { PlansButton } from './plans-button.tsx'

const features = {
  free_agents: 'all',
  usage_limit: 100,
  premium_agents: true,
  priority_support: false,
  api_access: false,
}
const list = (payment: 'simulated' | 'none') => ({
  plans: plans.map(({ id, name, priceMonthly: price }) => ({ id, name, price, billing_period: 'monthly', features })),
  payment,
})
const subscription = {
  plan: 'Starter',
  status: 'active',
  trial: false,
  endsAt: null,
  planAfterTrial: null,
  trialUsed: true,
  endedTrial: null,
  billing: 'monthly',
  renewsAt: null,
}
const user = { id: 'ada', email: 'ada@example.com', anonymous: false }
const account = {
  'GET /api/plans': () => Response.json(list('simulated')),
  'GET /api/me': () => Response.json({ user, profile: { first_name: 'Ada', last_name: null }, subscription }),
}

test('opens the plans with the own one marked, and leads to payment', async () => {
  fakeServer(account)
  signIn()
  const screen = await renderAt('/features', <PlansButton>Plans</PlansButton>)
  await screen.getByRole('button', { name: 'Plans' }).click()
  await expect.element(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect.element(screen.getByTestId('address')).toMatchTextContent('/payment?plan=pro')
})

test('the way back to Free is sent once and said', async () => {
  const calls = fakeServer({
    ...account,
    'POST /api/subscription': () => Response.json({ subscription: { ...subscription, plan: 'Free', billing: null } }),
  })
  signIn()
  const screen = await renderAt('/features', <PlansButton>Plans</PlansButton>)
  await screen.getByRole('button', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'Switch to Free' }).click()
  await page.getByRole('button', { name: 'End Starter' }).click()
  await expect.element(page.getByText('You are on the Free plan.')).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toEqual([{ plan: 'free', trial: false, billing: 'monthly' }])
  await expect.element(screen.getByRole('button', { name: 'Plans' })).toHaveFocus()
})

test('who has no account is led to sign-up; plans that cannot be read are read again', async () => {
  let isAway = true
  fakeServer({
    'GET /api/plans': () => (isAway ? Response.json({ error: 'No' }, { status: 400 }) : account['GET /api/plans']()),
  })
  await page.viewport(320, 700)
  await renderAt('/features', <PlansButton openedAtFirst>Plans</PlansButton>)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The plans could not be loaded.')
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click()
  const link = page.getByRole('link', { name: 'Sign up for Starter' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/auth?mode=signup&plan=starter'))
  expect(flawsOf(page.getByRole('dialog').element())).toEqual([])
})
