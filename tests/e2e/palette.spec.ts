import { expect, type Page, test } from '@playwright/test'
import { createAccount, open } from './open-page.ts'

test('an agent is found by what one wants to do, by keyboard alone', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'What do you want to do?' })
  await page.keyboard.type('write a spec for my team')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: 'Product PRD Generator' })).toBeVisible()
  const selected = page.getByRole('option', { selected: true })
  await expect(selected).toHaveCount(1)
  for (let step = 0; step < 12; step += 1) {
    if ((await selected.textContent())?.includes('Product PRD Generator')) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(field).toHaveAttribute('aria-activedescendant', /product-prd-generator/)
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/features\/discovery-validation\/product-prd-generator$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel('Product Idea')).toBeFocused()
})

test('the focus goes along to the page that was chosen', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('tutorials')
  await page.getByRole('option', { name: 'Tutorials' }).first().click()
  await expect(page).toHaveURL(/\/tutorials$/)
  await expect(page.locator('#main')).toBeFocused()
})

test('what is typed before it is there is in it, and stays out of the form below', async ({ page }) => {
  await open(page, '/features/go-to-market/market-research')
  const description = page.getByLabel('Product Description')
  await description.fill('A tide clock')
  const isTyped = Promise.withResolvers<void>()
  await page.route(/palette.*\.js/, async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('personaz')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('s')
  isTyped.resolve()
  const field = page.getByRole('combobox', { name: 'What do you want to do?' })
  await expect(field).toBeFocused()
  await page.keyboard.type(' b2b')
  await expect(field).toHaveValue('personas b2b')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(description).toHaveValue('A tide clock')
  await expect(description).toBeFocused()
})

test('arrows go round, Escape closes and returns the focus', async ({ page }) => {
  await open(page, '/features')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.click()
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('zzqxv')
  await expect(page.getByText('Nothing fits.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

/** As somebody does who sees it open before typing. */
async function openPalette(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
}

test('it switches the colours, opens recent runs and signs out', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill('A tide clock for sailors')
  await page.getByLabel('Target Audience').fill('Boat owners in Norway')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()

  await openPalette(page)
  await page.keyboard.type('dark')
  await page.getByRole('option', { name: 'Switch to the dark colours' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await openPalette(page)
  await page.keyboard.type('tide')
  await page.getByRole('option', { name: /A tide clock for sailors/ }).click()
  await expect(page).toHaveURL(/market-research\?run=/)

  await openPalette(page)
  await page.keyboard.type('sign out')
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('Sign out')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed out successfully')).toBeVisible()
})

test('on a phone it opens from the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/features')
  await page.getByRole('button', { name: 'Agents', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('personas')
  await page.getByRole('option', { name: /Persona Generator/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Persona Generator' })).toBeVisible()
})
