import { expect, test } from '@playwright/test'
import { createAccount, editForm, fillSignIn, open, signOutByPage, signUpByPage, signUpHere } from './open-page.ts'

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
  await expect(refused.getByRole('link', { name: 'Create account and generate' })).toBeVisible()
  // One message in neutral colours, and no toast over it.
  await expect(page.getByText('Create a free account to use this agent.')).toHaveCount(1)
  await expect(page.getByText(/contact support/)).toHaveCount(0)
  await expect(page.getByLabel('Product Description')).toHaveValue(product)

  await page.goto('/features/discovery-validation/product-prd-generator')
  await expect(page).toHaveURL(/\/auth\?mode=signup&source=agent_limit/)
  await page.waitForSelector('html[data-hydrated]')
  await signUpHere(page)
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
    if (run > 1) await editForm(page)
    await page.getByLabel('Product Description').fill(`${product}, take ${run}`)
    await page.getByLabel('Target Audience').fill('Dog owners in London')
    await generate.click()
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  }
  await editForm(page)
  await page.getByLabel('Product Description').fill(`${product}, take 4`)
  await generate.click()
  await expect(page.getByText('You have used all 3 guest runs.')).toBeVisible()
  await expect(page.getByText('You have used all 3 guest runs.')).toHaveCount(1)
  await expect(page.getByText(/try again or contact support/)).toHaveCount(0)
  await expect(page.getByLabel('Product Description')).toHaveValue(`${product}, take 4`)

  await page.getByRole('link', { name: 'Create account and generate' }).click()
  await signUpHere(page)
  await expect(page).toHaveURL(/market-research/)
  await expect(page.getByLabel('Product Description')).toHaveValue(`${product}, take 4`)
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
})

test("Sign In of the header comes back to a guest's finished result", async ({ page }) => {
  const email = await signUpByPage(page)
  await signOutByPage(page)
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  const address = page.url()
  expect(address).toContain('?run=')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, email)
  await expect(page).toHaveURL(address)
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /your account/ })).toBeVisible()
})

test('a lost session says so, keeps the form, and signing in comes back to it', async ({ page }) => {
  const email = await createAccount(page)
  await open(page, '/features/discovery-validation/persona-generator')
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  // The server knows neither the access token nor the session any more.
  const refuse = { status: 401, json: { error: 'Please sign in to use this feature', code: 'UNAUTHENTICATED' } }
  await page.route('**/api/auth/token', (route) => route.fulfill(refuse))
  await page.route('**/functions/v1/**', (route) => route.fulfill(refuse))
  await page.getByRole('button', { name: 'Generate Personas' }).click()
  const said = page.getByRole('alert').filter({
    hasText: 'Your session has expired. Please refresh the page and sign in again.',
  })
  await expect(said).toHaveCount(1)
  await expect(page.getByText('Try refreshing the page if the issue persists')).toBeVisible()
  await expect(page.getByLabel('Product Description')).toHaveValue(product)
  await page.unrouteAll()
  await said.getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, email)
  await expect(page).toHaveURL(/persona-generator$/)
  await expect(page.getByLabel('Product Description')).toHaveValue(product)
  await page.getByRole('button', { name: 'Generate Personas' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
})

test('a session that is lost on another page is said there, with the way to sign in', async ({ page }) => {
  const email = await createAccount(page)
  await open(page, '/settings?tab=profile')
  await page.route('**/api/auth/token', (route) => route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED' } }))
  await page.evaluate(() => {
    const key = 'pm-pilot.session'
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: 0 }))
  })
  await page.reload()
  await expect(page.getByText('Your session has expired. Please refresh the page and sign in again.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await fillSignIn(page, email)
  await expect(page).toHaveURL(/\/settings\?tab=profile$/)
})
