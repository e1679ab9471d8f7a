import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAt } from '#tests/support/components/application.tsx'
import { flawsOf } from '#tests/support/components/flaws.ts'
import type { ShownUsage } from '../plans/use-usage.ts'
import { UsageCard } from './usage-card.tsx'

const free: ShownUsage = {
  plan: 'Free',
  limit: 50,
  used: 12,
  reserved: 0,
  remaining: 38,
  resetsAt: '2026-12-01T00:00:00.000Z',
  trialEndsAt: null,
  planAfterTrial: null,
  endedTrial: null,
  totals: {
    agentRuns: 12,
    documentsGenerated: 12,
    successRate: 100,
    successRateMeasured: true,
    timeSavedHours: 9,
    agentsUsed: 3,
  },
  mostUsedAgents: [],
  usesPerDay: [],
  monthlyActiveUsers: null,
}
const card = (usage: Partial<ShownUsage> | undefined, failed = false, retry = () => undefined) => (
  <UsageCard usage={usage && { ...free, ...usage }} failed={failed} retry={retry} />
)

test('says what is left, used and when it starts again', async () => {
  const screen = await renderAt('/', card({ reserved: 1 }))
  await expect.element(screen.getByText('12 of 50')).toBeVisible()
  await expect.element(screen.getByText('December 1')).toBeVisible()
  await expect.element(screen.getByText('1 in progress')).toBeVisible()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '26')
})

test.each<[string, Partial<ShownUsage>, string]>([
  ['an unlimited plan', { plan: 'Pro', limit: -1, remaining: -1 }, 'Unlimited'],
  ['a guest', { plan: 'Guest', limit: 3, remaining: 3, resetsAt: null }, 'Create a free account for 50 uses a month.'],
  ['no use left', { used: 50, remaining: 0 }, 'You have used them all. Go on with a larger plan.'],
  [
    'a trial',
    { plan: 'Pro', limit: -1, remaining: -1, trialEndsAt: '2026-12-08T00:00:00.000Z', planAfterTrial: 'Free' },
    'After the Pro trial you are on Free again, unless you keep Pro.',
  ],
  ['an ended trial', { endedTrial: 'Pro' }, 'Your Pro trial has ended: you are on Free again.'],
])('%s', async (_name, usage, text) => {
  const { container } = await renderAt('/', card(usage))
  expect(container.textContent).toContain(text)
})

test('numbers that could not be read are said, and read again at a press', async () => {
  const retry = vi.fn()
  const screen = await renderAt('/', card({}, true, retry))
  await expect.element(screen.getByText('Your usage could not be loaded.')).toHaveAttribute('role', 'status')
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledTimes(1)
})

test('before they are known its place is kept, and it fits a phone', async () => {
  await page.viewport(320, 700)
  const screen = await renderAt('/', card(undefined))
  await expect.element(screen.getByRole('button', { name: 'Plans' })).toBeDisabled()
  const heightBefore = screen.container.getBoundingClientRect().height
  expect(heightBefore).toBeGreaterThan(150)
  expect(flawsOf(screen.container)).toEqual([])
})
