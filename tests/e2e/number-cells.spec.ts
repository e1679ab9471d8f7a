import { expect, type Page, test } from '@playwright/test'
import { createAccount, open } from './open-page.ts'

const nurses = {
  'Product/Service': 'An app that lets hospital nurses swap shifts; $4 per user per month',
  'Target Market': 'Hospitals',
  'Customer Segments': 'Registered nurses on wards',
  'Target Regions': 'United States',
}
/** In a market of the library, whose shares are ranges. */
const restaurants = {
  'Product/Service':
    'Covers: a booking page for independent restaurants. Guests book a table online, leave a deposit for groups of six or more, and get a reminder the day before. $59 a month per restaurant.',
  'Target Market': 'Independent restaurants',
  'Customer Segments': 'Owners of restaurants',
  'Target Regions': 'United States',
}

async function sizing(page: Page, fields: Record<string, string> = nurses): Promise<void> {
  await createAccount(page)
  await open(page, '/features/discovery-validation/market-sizing')
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text)
  await page.getByRole('button', { name: 'Estimate Market Size' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 20_000 })
}

const cellsOf = (page: Page) => page.getByRole('table').filter({ hasText: 'Row' }).first().getByRole('textbox')

test('a number that is typed key by key is the number that is saved, in every kind of row', async ({ page }) => {
  await sizing(page, restaurants)
  const count = await cellsOf(page).count()
  for (const [name, keys, shown] of [
    [/^Full-service restaurant firms/, '50000', '50,000'],
    [/^Books tables and would switch.*, base/, '30', '30'],
    [/^Your price/, '50000', '50,000'],
  ] as const) {
    const cell = page.getByRole('textbox', { name })
    await cell.click()
    await cell.press('ControlOrMeta+a')
    for (const key of keys) {
      await page.keyboard.press(key)
      await expect(cell).toBeFocused()
      expect(await cellsOf(page).count()).toBe(count)
    }
    await cell.press('Tab')
    await expect(cell).toHaveValue(shown)
  }
  // The number on the way ("3") did not widen the range.
  await expect(page.getByRole('textbox', { name: /^Books tables and would switch.*, low/ })).toHaveValue('10')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/^(Sheet|Changes) saved$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Full-service restaurant firms/ })).toHaveValue('50,000')
  await expect(page.getByRole('textbox', { name: /^Your price/ })).toHaveValue('50,000')
})

test('a negative price and a comma that says nothing are refused in a sentence, and the number before stays', async ({
  page,
}) => {
  await sizing(page)
  const bottomUp = page.getByRole('region', { name: 'Bottom-up (Customer Data)' })
  await expect(bottomUp).toContainText('$163 million')
  const price = page.getByRole('textbox', { name: /^Your price/ })
  await price.click()
  await price.press('ControlOrMeta+a')
  await page.keyboard.type('-5')
  await expect(page.getByText('This cannot be negative. 4 stays in use.')).toBeVisible()
  await expect(bottomUp).toContainText('$163 million')
  await price.press('ControlOrMeta+a')
  await page.keyboard.type('3,5')
  await price.press('Tab')
  await expect(page.getByText('This is no number. Write it like 1,250.5. 4 stays in use.')).toBeVisible()
  await expect(bottomUp).toContainText('$163 million')
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await price.click()
  await price.press('ControlOrMeta+a')
  await page.keyboard.type('8')
  await price.press('Tab')
  await expect(bottomUp).toContainText('$326 million')
})

test.describe('in a browser that speaks German', () => {
  test.use({ locale: 'de-DE' })

  test('a comma is the sign of decimals', async ({ page }) => {
    await sizing(page)
    const price = page.getByRole('textbox', { name: /^Your price/ })
    await price.click()
    await price.press('ControlOrMeta+a')
    await page.keyboard.type('3,5')
    await price.press('Tab')
    await expect(price).toHaveValue('3,5')
    await price.click()
    await price.press('ControlOrMeta+a')
    await page.keyboard.type('1.250,5')
    await price.press('Tab')
    await expect(price).toHaveValue('1.250,5')
    await expect(page.getByRole('textbox', { name: /^Registered nurses, employed/ })).toHaveValue('3.391.000')
  })
})
