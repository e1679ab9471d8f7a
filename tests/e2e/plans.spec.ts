import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { inFullOnly } from './in-full-only.ts'
import { createAccount, open, signUpByPage, signUpHere } from './open-page.ts'

const research = {
  product: 'An app that helps dog owners find a sitter for one afternoon',
  audience: 'Dog owners in London',
}

async function runResearch(page: Page): Promise<void> {
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill(research.product)
  await page.getByLabel('Target Audience').fill(research.audience)
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()
}

const usageCard = (page: Page) => page.getByRole('region', { name: 'Usage Statistics' })

test('from Free through the plans dialog and payment to a larger limit', async ({ page }) => {
  await signUpByPage(page)
  await expect(usageCard(page)).toContainText('Free')
  await expect(usageCard(page)).toContainText('0 of 50')
  await usageCard(page).getByRole('button', { name: 'Upgrade' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plans' })
  const offers = dialog.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(offers.getByRole('heading')).toHaveText(['Free', 'Starter', 'Pro'])
  await expect(offers.first().getByRole('button', { name: 'Current Plan' })).toBeDisabled()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Upgrade to Starter' }).click()
  await expect(page).toHaveURL(/\/payment\?plan=starter/)
  await expect(page.getByRole('link', { name: 'Back to Signup' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Or start with 7-day free trial instead' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Pay $23/month' }).click()
  await expect(page.getByText('Payment successful')).toBeVisible()
  const paidAt = Date.now()
  await expect(page).toHaveURL(/\/features$/)
  expect(Date.now() - paidAt).toBeGreaterThan(1_000)
  await expect(usageCard(page)).toContainText('Starter')
  await expect(usageCard(page)).toContainText('0 of 100')
})

test('signing up for a paid plan leads through its trial to the page that was wanted', async ({ page }) => {
  await open(page, '/payment?plan=pro&trial=true&next=/features/go-to-market')
  await expect(page).toHaveURL(/\/auth\?mode=signup&plan=pro&next=/)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page
    .locator('form')
    .getByRole('button', { name: /create|sign up/i })
    .click()
  await expect(page).toHaveURL(/\/payment\?plan=pro&trial=true/)
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByText('Free trial started')).toBeVisible()
  await expect(page).toHaveURL(/\/features\/go-to-market$/)
  await open(page, '/features')
  await expect(usageCard(page)).toContainText('Pro')
  await expect(usageCard(page)).toContainText('Unlimited')
  await expect(usageCard(page)).toContainText('Trial ends')

  await open(page, '/payment?plan=starter&trial=true')
  await expect(page.getByText('Your free trial was already used.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeDisabled()

  await open(page, '/features')
  await usageCard(page).getByRole('button', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'Switch to Free' }).click()
  await page.getByRole('button', { name: 'End Pro' }).click()
  await expect(page.getByText('You are on the Free plan.')).toBeVisible()
  await expect(usageCard(page)).toContainText('0 of 50')
})

test('a year is chosen on the first page, paid at once, and shown in the account', async ({ page }) => {
  await open(page, '/')
  await page.getByText('Yearly').click()
  const starter = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Starter' }) })
  await expect(starter).toContainText('a month, billed $228 a year')
  await starter.getByRole('link').click()
  await expect(page.getByText('After 7 days: Free plan again, unless you pay $228/year.')).toBeVisible()
  await signUpHere(page)
  await expect(page).toHaveURL(/\/payment\?plan=starter&trial=true&billing=yearly$/)
  await expect(page.getByText('Free plan again, unless you pay $228/year')).toBeVisible()
  await page.getByRole('link', { name: 'Or pay $228/year now' }).click()
  await page.getByRole('button', { name: 'Pay $228/year' }).click()
  await expect(page.getByText('Payment successful')).toBeVisible()
  await expect(page).toHaveURL(/\/features$/)

  // Who pays for Starter and chooses to try Pro gets the trial of Pro, and is on Starter again after it.
  await open(page, '/auth?mode=signup&plan=pro')
  await expect(page).toHaveURL(/\/payment\?plan=pro&trial=true$/)
  await expect(page.getByText('Starter plan again, unless you pay $79/month')).toBeVisible()
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL(/\/features$/)
  await expect(usageCard(page)).toContainText('After the Pro trial you are on Starter again, unless you keep Pro.')

  await open(page, '/settings/account')
  const card = page.getByRole('region', { name: 'Plan and billing' })
  await expect(card).toContainText('Pro plan')
  await expect(card).toContainText(/Trial until .*, then Starter again\. Starter renews on .* for \$228\/year\./)
  await expect(card.getByRole('list', { name: 'Payments' })).toContainText('$228 for Starter, a year')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('an unknown plan is said to be one, with a way home', async ({ page }) => {
  await createAccount(page)
  await open(page, '/payment?plan=gold')
  await expect(page.getByText('Invalid plan selected.')).toBeVisible()
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a payment that fails says so, keeps the page and can be tried again', async ({ page }) => {
  await createAccount(page)
  await open(page, '/payment?plan=pro')
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ status: 502, json: { error: 'Payment failed. Please try again.', code: 'PAYMENT_FAILED' } }),
  )
  await page.getByRole('button', { name: 'Pay $79/month' }).click()
  await expect(page.getByText('Payment Error')).toBeVisible()
  await expect(page.getByText('Payment failed. Please try again.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Or start with 7-day free trial instead' }).click()
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByText('Something went wrong. Please try again.').first()).toBeVisible()
  await page.unroute('**/api/subscription')
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page).toHaveURL(/\/features$/)
})

test('where nobody takes payments, upgrading is announced', async ({ page }) => {
  await signUpByPage(page)
  await page.route('**/api/plans', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), payment: 'none' } })
  })
  await page.reload()
  await usageCard(page).getByRole('button', { name: 'Upgrade' }).click()
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByText('Upgrade Coming Soon')).toBeVisible()
  await expect(page.getByText('Payment integration will be available soon!')).toBeVisible()
  await open(page, '/payment?plan=pro')
  await expect(page.getByRole('heading', { name: 'Upgrade Coming Soon' })).toBeVisible()
})

test('a guest who wants to upgrade is asked to sign in, and the plan is kept', async ({ page }) => {
  await open(page, '/features')
  await expect(usageCard(page)).toContainText('Guest')
  await usageCard(page).getByRole('button', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click()
  await expect(page.getByText('Authentication Required')).toBeVisible()
  await expect(page.getByText('Please sign in to upgrade your plan.')).toBeVisible()
  await page.getByRole('link', { name: 'Sign up for Starter' }).click()
  await expect(page).toHaveURL(/\/auth\?mode=signup&plan=starter&next=%2Ffeatures$/)
})

test('signing out in another tab makes this one a guest, without a reload', async ({ page }) => {
  await signUpByPage(page)
  await expect(usageCard(page)).toContainText('Free')
  const other = await page.context().newPage()
  await open(other, '/about')
  await other.getByRole('button', { name: /your account/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other.getByText('Signed out successfully')).toBeVisible()
  await expect(usageCard(page)).toContainText('Guest')
})

test('a run in one tab is seen in another at once', async ({ page }) => {
  await createAccount(page)
  // Statistics are there from the first run on.
  await runResearch(page)
  const other = await page.context().newPage()
  await open(other, '/dashboard')
  await expect(usageCard(other)).toContainText('1 of 50')
  await runResearch(page)
  await expect(usageCard(other)).toContainText('2 of 50')
  const analytics = other.getByRole('region', { name: 'Real-Time Usage Analytics' })
  await expect(analytics.getByRole('link', { name: 'Market Research' })).toBeVisible()
  await expect(analytics).toContainText('100%')
  await expect(analytics).toContainText('2 uses in the last 30 days')
  // The tab that held the connection closes; the other takes over.
  const third = await page.context().newPage()
  await open(third, '/features')
  await page.close()
  await runResearch(third)
  await expect(usageCard(other)).toContainText('3 of 50')
})

test('out of uses, the way out is the plans dialog', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/go-to-market/market-research')
  await page.route('**/functions/v1/market-research', (route) =>
    route.fulfill({
      status: 402,
      json: { error: 'You have used all 50 uses this month.', code: 'USAGE_LIMIT_REACHED' },
    }),
  )
  await page.getByLabel('Product Description').fill(research.product)
  await page.getByLabel('Target Audience').fill(research.audience)
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  const plans = page.getByRole('dialog', { name: 'Plans' })
  await expect(plans).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plans).toBeHidden()
  await expect(page.getByText('You have used all 50 uses this month.')).toHaveCount(1)
  await expect(page.getByText(/try again or contact support/)).toHaveCount(0)
  await page.getByRole('button', { name: 'See plans' }).click()
  await expect(plans).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Product Description')).toHaveValue(research.product)
})

test('when usage cannot be read, the dashboard falls back to Free with 50', async ({ page }) => {
  await signUpByPage(page)
  await page.route('**/api/usage', (route) =>
    route.fulfill({ status: 400, json: { error: 'No', code: 'INVALID_INPUT' } }),
  )
  await open(page, '/features')
  await expect(usageCard(page)).toContainText('Your usage could not be loaded.')
  await expect(usageCard(page)).toContainText('0 of 50')
  await page.unroute('**/api/usage')
  await usageCard(page).getByRole('button', { name: 'Try again' }).click()
  await expect(usageCard(page)).toContainText('Need more than 50 uses a month?')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    const details = inFullOnly(colorScheme !== 'dark')
    test(
      'the dashboard of somebody with runs has no violation and no sideways scrolling',
      details,
      async ({ page }) => {
        await createAccount(page)
        await runResearch(page)
        await open(page, '/dashboard')
        for (const name of ['Usage Statistics', 'North Star Metrics', 'Real-Time Usage Analytics', 'Quick Actions']) {
          await expect(page.getByRole('region', { name })).toBeVisible()
        }
        await expect(page.getByText('1 use in the last 30 days')).toBeVisible()
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await usageCard(page).getByRole('button', { name: 'Upgrade' }).click()
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Current Plan' })).toBeDisabled()
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      },
    )
  })
}
