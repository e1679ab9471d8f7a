import { expect, test } from '@playwright/test'
import { open, signUpByPage } from './open-page.ts'

const product = 'An app that lets nurses in care homes swap shifts with colleagues'
const audience = 'Night nurses in German care homes'

test('what is known of the product travels from form to form', async ({ page }) => {
  await signUpByPage(page)
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

test('a result leads on to the next agent with what it was told and what it understood', async ({ page }) => {
  await signUpByPage(page)
  await open(page, '/features/discovery-validation/product-prd-generator')
  await page.getByRole('textbox', { name: 'Product Idea' }).fill(`${product} on their phone.`)
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Use in ...' }).click()
  await page.getByRole('menuitem', { name: 'Persona Generator' }).click()
  await expect(page).toHaveURL(/persona-generator$/)
  await expect(page.getByLabel('Product Description')).toHaveValue(`${product} on their phone.`)
  await expect(page.getByLabel('Target Audience')).toHaveValue(/nurses/i)
})

test('words typed over a finished run survive a reload', async ({ page }) => {
  await signUpByPage(page)
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill(audience)
  await page.getByLabel('Target Audience').press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await page.getByLabel('Target Audience').fill('Ward managers')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await expect(page.getByLabel('Target Audience')).toHaveValue('Ward managers')
})

test('what was understood is put right by hand, and taken back', async ({ page }) => {
  await signUpByPage(page)
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill(audience)
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  const first = page.url()

  await page.getByRole('button', { name: /^Who\b.*correct it/ }).click()
  const field = page.getByLabel('Who uses it?')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Who\b.*correct it/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await field.fill('hotel porters')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Who\b.*Hotel porters corrected/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await expect(page.getByRole('region', { name: /Market research/ })).toContainText('hotel porters')
  expect(page.url()).not.toBe(first)
  await expect(page.getByLabel('Target Audience')).toHaveValue(audience)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const folded = page.getByRole('button', { name: /^What was understood Hotel porters · / })
  await expect(folded).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('button', { name: /^Who\b.*Hotel porters corrected/ })).toBeHidden()
  await folded.press('Enter')
  await page.getByRole('button', { name: /^Who\b.*Hotel porters corrected/ }).click()
  await page.getByRole('button', { name: 'Use what was read' }).click()
  await expect(page.getByRole('button', { name: /^What was understood .*nurses/i })).toBeVisible()
})
