import { expect, test } from 'vitest'
import type { Subscription } from '#shared/api/account.ts'
import { plans } from '#shared/plans.ts'
import { renderAt } from '#tests/support/components/application.tsx'
import { Checkout } from './checkout.tsx'

const [, starter, pro] = plans
const held = (more: Partial<Subscription>): Subscription => ({
  plan: 'Pro',
  status: 'active',
  trial: false,
  endsAt: null,
  planAfterTrial: null,
  trialUsed: true,
  endedTrial: null,
  billing: 'monthly',
  renewsAt: '2026-12-24T12:00:00.000Z',
  ...more,
})
const trialOfPro = held({ trial: true, endsAt: '2026-12-01T12:00:00.000Z', planAfterTrial: 'Free', billing: null })

const renderCheckout = (plan: typeof starter | typeof pro, subscription: Subscription, trial = false) =>
  renderAt(
    '/payment',
    <Checkout plan={plan} trial={trial} billing="yearly" next={null} subscription={subscription} simulated />,
  )

const loses = 'You lose unlimited uses, API access, and priority support, and your API keys stop working.'

test.each([
  ['from Pro to Starter', starter, held({}), `Pro ends now and is not charged again. ${loses}`],
  ['from the trial of Pro to Starter', starter, trialOfPro, `Your Pro trial ends now. ${loses}`],
  [
    'from the trial of Pro to another year of the Starter that is paid for',
    starter,
    held({ ...trialOfPro, planAfterTrial: 'Starter', billing: 'monthly' }),
    `Your Pro trial ends now. ${loses}`,
  ],
  ['from Starter to Pro', pro, held({ plan: 'Starter' }), 'Starter ends now and is not charged again.'],
])('who goes %s is told what ends, before paying', async (_way, plan, subscription, said) => {
  const screen = await renderCheckout(plan, subscription)
  await expect.element(screen.getByText(said, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Pay / })).toBeEnabled()
})

test.each([
  ['from Free to Starter', starter, held({ plan: 'Free', billing: null, renewsAt: null }), false],
  ['from the trial of Pro to paying for it', pro, trialOfPro, false],
  ['from Starter to the trial of Pro', pro, held({ plan: 'Starter', trialUsed: false }), true],
])('who goes %s loses nothing', async (_way, plan, subscription, trial) => {
  const screen = await renderCheckout(plan, subscription, trial)
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/Pro|Starter/)
  expect(screen.container.textContent).not.toMatch(/ends now|You lose/)
})
