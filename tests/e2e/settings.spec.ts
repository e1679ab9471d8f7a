import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { inFullOnly } from './in-full-only.ts'
import { open, signUpByPage } from './open-page.ts'

test('tabs: Integrations opens first, Profile is what the header leads to', async ({ page }) => {
  await signUpByPage(page)
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Integrations' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Confluence' })).toBeVisible()
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Profile' })).toContainText('coming soon')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Profile' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Integrations' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Integrations' }).press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Notifications' })).toContainText('coming soon')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('what is wrong is said under its field, and the words stay', async ({ page }) => {
  await open(page, '/settings')
  const form = page.getByRole('form', { name: 'Confluence' })
  await form.getByLabel('Instance URL').fill('wiki.example.com')
  await form.getByLabel('Space Key').fill('MY SPACE')
  await form.getByLabel('Username/Email').fill('ada')
  await form.getByLabel(/^API Token/).fill('short')
  await form.getByLabel('Default Page Title Template').fill('  ')
  await form.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByText('Please fix validation errors before testing the connection')).toBeVisible()
  for (const text of [
    'Instance URL must start with http:// or https://',
    'Space Key cannot contain spaces',
    'Please enter a valid email address',
    'API Token seems too short. Please check your token.',
    'Default page title is required',
  ])
    await expect(form.getByText(text)).toBeVisible()
  await expect(form.getByLabel('Instance URL')).toBeFocused()
  await expect(form.getByLabel('Instance URL')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Instance URL').fill('https://wiki.example.com')
  await expect(form.getByText('Instance URL must start with')).toHaveCount(0)
  await form.getByRole('button', { name: 'Save Configuration' }).click()
  await expect(page.getByText('Please fix all validation errors before saving')).toBeVisible()
  await expect(form.getByLabel('Space Key')).toHaveValue('MY SPACE')

  await form.getByLabel('Space Key').fill('PROD')
  await form.getByLabel('Username/Email').fill('ada@example.com')
  await form.getByLabel(/^API Token/).fill('a-token-of-some-length')
  await form.getByLabel('Default Page Title Template').fill('Week {week}')
  await expect(form.getByText(/^Title today: Week \d+ - \d{4}-\d\d-\d\d \d\d:\d\d UTC$/)).toBeVisible()
  await form.getByLabel('Include timestamp in page title').uncheck()
  await expect(form.getByText(/^Title today: Week \d+$/)).toBeVisible()
  await expect(form.getByLabel('Existing Page ID (optional)')).toHaveCount(0)
  await form.getByLabel('Page Update Mode').selectOption('Update Existing Page')
  await expect(form.getByLabel('Existing Page ID (optional)')).toBeVisible()
  await form.getByRole('button', { name: 'Save Configuration' }).click()
  await expect(page.getByText('You must be logged in to save configuration')).toBeVisible()
  await form.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByText('Please log in to continue.')).toBeVisible()
  await expect(form.getByLabel(/^API Token/)).toHaveValue('a-token-of-some-length')
})

test('an account of one’s own is made at the vendor, in a tab of its own', async ({ page, context }) => {
  await context.route('https://www.atlassian.com/**', (route) => route.fulfill({ body: 'prices' }))
  await open(page, '/settings')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Create Account' }).click(),
  ])
  expect(tab.url()).toMatch(/^https:\/\/www\.atlassian\.com\/software\/confluence\/pricing/)
  await expect(page.getByText('Creating Confluence accounts is coming soon.')).toBeVisible()
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Failed to open Confluence registration.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    const details = inFullOnly(colorScheme !== 'dark')
    test('settings have no violation, whatever is wrong, and no sideways scrolling', details, async ({ page }) => {
      await open(page, '/settings')
      await page.getByRole('button', { name: 'Save Configuration' }).click()
      await expect(page.getByText('Instance URL is required')).toBeVisible()
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      for (const tab of ['Profile', 'Notifications']) {
        await page.getByRole('tab', { name: tab }).click()
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      }
    })
  })
}
