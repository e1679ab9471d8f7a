import { expect, test } from '@playwright/test'
import { open } from './open-page.ts'

const product = 'An app that helps dog owners find a sitter for one afternoon'

test('a guest opens two agents, meets the limit at the third, and signs up with runs and words kept', async ({
  page,
}) => {
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()

  // The second agent opens, but writing needs an account: the words stay and sign-up is offered.
  await open(page, '/features/discovery-validation/persona-generator')
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await page.getByRole('button', { name: 'Generate Personas' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Create a free account to use this agent.' })
  await expect(refused.getByRole('link', { name: 'Create a free account' })).toBeVisible()
  await expect(page.getByLabel('Product Description')).toHaveValue(product)

  await page.goto('/features/discovery-validation/product-prd-generator')
  await expect(page).toHaveURL(/\/auth\?mode=signup&source=agent_limit/)
  await page.waitForSelector('html[data-hydrated]')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.com`)
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page
    .locator('form')
    .getByRole('button', { name: /create/i })
    .click()
  await expect(page).toHaveURL(/product-prd-generator$/)

  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('link', { name: product })).toBeVisible()
  await open(page, '/features/discovery-validation/persona-generator')
  await expect(page.getByLabel('Product Description')).toHaveValue(product)
  await page.getByRole('button', { name: 'Generate Personas' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
})

test('after three runs a guest is offered an account and keeps the form', async ({ page }) => {
  await open(page, '/features/go-to-market/market-research')
  const generate = page.getByRole('button', { name: 'Generate Market Research' })
  for (let run = 1; run <= 3; run += 1) {
    await page.getByLabel('Product Description').fill(`${product}, take ${run}`)
    await page.getByLabel('Target Audience').fill('Dog owners in London')
    await generate.click()
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  }
  await page.getByLabel('Product Description').fill(`${product}, take 4`)
  await generate.click()
  await expect(page.getByText('You have used all 3 guest runs.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create a free account' })).toBeVisible()
  await expect(page.getByLabel('Product Description')).toHaveValue(`${product}, take 4`)
})
