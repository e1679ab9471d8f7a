import { expect, test } from '@playwright/test'
import { createAccount, editForm, open, openUnderstood } from './open-page.ts'

const product = 'A shift scheduling app that lets nurses in care homes swap shifts with colleagues'
const audience = 'Night nurses in German care homes'

test('what is known of the product travels from form to form', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill(audience)
  await page.getByRole('button', { name: 'Save as my product' }).click()
  await expect(page.getByText('From your product profile')).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await open(page, '/features/discovery-validation/persona-generator')
  await expect(page.getByLabel('Product Description')).toHaveValue(product)
  await expect(page.getByLabel('Target Audience')).toHaveValue(audience)
  // What is cleared stays clear, until it is asked for.
  await page.getByLabel('Target Audience').fill('')
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await expect(page.getByLabel('Product Description')).toHaveValue(product)
  await expect(page.getByLabel('Target Audience')).toHaveValue('')
  await page.getByRole('button', { name: 'Fill from my product' }).click()
  await expect(page.getByLabel('Target Audience')).toHaveValue(audience)
})

test('a result leads on to the next agent with what was typed and what was understood', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/discovery-validation/product-prd-generator')
  await page.getByRole('textbox', { name: 'Product Idea' }).fill(`${product} on their phone.`)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Use in ...' }).click()
  await page.getByRole('menuitem', { name: 'Persona Generator' }).click()
  await expect(page).toHaveURL(/persona-generator$/)
  await expect(page.getByLabel('Product Description')).toHaveValue(`${product} on their phone.`)
  await expect(page.getByLabel('Target Audience')).toHaveValue(/nurses/i)
})

test('what a result found fills the empty fields of the next form, from the result and from the page of its product', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await createAccount(page)
  await open(page, '/features/discovery-validation/competitor-identifier')
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
  const named = await page.locator('main h4').first().textContent()
  const rival = named?.replace(/\s*\(.*/, '') ?? ''
  const result = page.url()
  await page.getByRole('button', { name: 'Use in ...' }).click()
  await page.getByRole('menuitem', { name: 'Sales Training' }).click()
  await expect(page.getByText('Filled in from Competitor Identifier: Competitors')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Competitors' })).toHaveValue(new RegExp(`^${rival}, `))
  // The result goes along, ticked, and can be left out.
  await expect(page.getByRole('button', { name: 'Using 1 earlier result' })).toBeVisible()
  // What was typed stays.
  await page.getByRole('textbox', { name: 'Competitors' }).fill('Acme alone')
  await open(page, result)
  await page.getByRole('button', { name: 'Use in ...' }).click()
  await page.getByRole('menuitem', { name: 'Sales Training' }).click()
  await expect(page).toHaveURL(/sales-training/)
  await expect(page.getByRole('textbox', { name: 'Competitors' })).toHaveValue('Acme alone')

  await open(page, '/features/products')
  await page.getByRole('button', { name: /^Make .* a product$/ }).click()
  await page.getByRole('button', { name: 'Competitor Analysis' }).click()
  await expect(page.getByText('Filled in from your results: Competitors')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Competitors/ })).toHaveValue(new RegExp(`^${rival}\n`))
})

test('words typed over a finished run survive a reload', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill(audience)
  await page.getByLabel('Target Audience').press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await editForm(page)
  await page.getByLabel('Target Audience').fill('Ward managers')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await editForm(page)
  await expect(page.getByLabel('Target Audience')).toHaveValue('Ward managers')
})

test('what was understood is put right by hand, and taken back', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill(audience)
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  const first = page.url()

  await openUnderstood(page)
  await page.getByRole('button', { name: /^Who\b.*correct it/ }).click()
  const field = page.getByLabel('Who uses it?')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Who\b.*correct it/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('hotel porters')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^What was understood hotel porters/i })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await openUnderstood(page)
  await expect(page.getByRole('button', { name: /^Who\b.*hotel porters corrected/i })).toBeVisible()
  await expect(page.getByRole('region', { name: /Market research/ })).toContainText('hotel porters')
  expect(page.url()).not.toBe(first)
  await expect(page.getByLabel('Target Audience')).toHaveValue(audience)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const folded = page.getByRole('button', { name: /^What was understood hotel porters · /i })
  await expect(folded).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: /^Who\b.*hotel porters corrected/i })).toBeHidden()
  await folded.press('Enter')
  await page.getByRole('button', { name: /^Who\b.*hotel porters corrected/i }).click()
  await page.getByRole('button', { name: 'Use what was read' }).click()
  await expect(page.getByRole('button', { name: /^What was understood .*nurses/i })).toBeVisible()
})
