import { expect, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { administeredPort } from '../support/administered-server.ts'
import { linkInFile } from '../support/mailbox.ts'
import { createAccount, open } from './open-page.ts'

const origin = `http://127.0.0.1:${administeredPort(pagePort)}`
const research = '/features/go-to-market/market-research'

// One after the other: what an administrator sets holds for everybody.
test.describe.configure({ mode: 'serial' })

for (const width of [1280, 390]) {
  test(`an administrator says who may use which model and how much it may take, ${width} wide; others see what holds`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const email = await createAccount(page, origin, `boss-${width}@example.com`)
    await expect.poll(() => linkInFile(pagePort, email, 'verify')).not.toBe(null)
    const link = new URL(linkInFile(pagePort, email, 'verify') ?? '')
    await open(page, `${origin}${link.pathname}${link.search}`)
    await expect(page.getByText(/verified|confirmed/i).first()).toBeVisible()

    await open(page, `${origin}/settings`)
    await page.locator('#administration').getByRole('link', { name: 'Models' }).click()
    await expect(page).toHaveURL(/settings\/models$/)
    const other = page.getByRole('listitem', { name: 'openai-compatible/other' })
    await other.getByLabel('USD in').fill('1')
    await other.getByLabel('USD out').fill('4')
    for (const plan of ['Guest', 'Free']) await other.getByRole('checkbox', { name: plan }).setChecked(width === 390)
    await page.getByLabel('One run').fill('abc')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('One run')).toBeFocused()
    await expect(page.getByText(/without separators/)).toBeVisible()
    await page.getByLabel('One run').fill('100000')
    await page.getByLabel('Unit').first().selectOption('tokens')
    await page.getByLabel('One user in a day').fill('5')
    await page
      .getByRole('checkbox', { name: 'Free', exact: true })
      .last()
      .setChecked(width === 390)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `test-results/models-${width}-${colorScheme}.png`, fullPage: true })
    }
    await page.reload()
    await expect(page.getByLabel('One run')).toHaveValue('100000')
    await expect(other.getByLabel('USD out')).toHaveValue('4')

    const user = await browser.newPage({ viewport: { width, height: 844 } })
    await createAccount(user, origin)
    await open(user, `${origin}${research}`)
    await expect(user.getByText('At most 100,000 tokens a run; $0.00 of $5.00 used today')).toBeVisible()
    // The plan of this user may use one model, so there is nothing to choose; or both, and its form starts with Thorough.
    await expect(user.getByLabel('Written by')).toHaveCount(width === 390 ? 1 : 0)
    await expect(user.getByRole('radio', { name: width === 390 ? /^Thorough/ : /^Quick/ })).toBeChecked()
    await user.screenshot({ path: `test-results/models-user-${width}.png`, fullPage: true })
    await open(user, `${origin}/settings`)
    await expect(user.getByRole('heading', { name: 'How we write' })).toBeVisible()
    await expect(user.locator('#administration')).toHaveCount(0)
    await user.close()
  })
}
