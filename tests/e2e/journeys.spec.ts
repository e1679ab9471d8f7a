import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { lastingWord, leisurelyWord } from '../support/lasting-word.ts'
import { createAccount, editForm, open, signUpByPage } from './open-page.ts'

/** The server whose model takes six seconds. */
const slow = `http://127.0.0.1:${pagePort + 1}`
const research = {
  product: 'An app that helps dog owners find a sitter for one afternoon',
  audience: 'Dog owners in London',
}

test('sign up, write a PRD, edit it, take it away as a file', async ({ page }) => {
  await signUpByPage(page)
  await open(page, '/features/discovery-validation/product-prd-generator')
  const button = page.getByRole('button', { name: 'Generate PRD' })
  await expect(button).toBeDisabled()
  const idea = page.getByRole('textbox', { name: 'Product Idea' })
  await idea.fill('Too short')
  await expect(page.getByText('9/2000')).toBeVisible()
  await button.click()
  await expect(page.getByText('Product idea must be at least 10 characters long').first()).toBeVisible()
  await expect(idea).toHaveValue('Too short')
  await idea.fill(
    'A garden planning app with which allotment gardeners log what they plant and give surplus vegetables to neighbours who pick them up the same day.',
  )
  await expect(page.getByText('Product idea must be at least 10 characters long')).toHaveCount(0)
  await button.click()
  const document = page.getByRole('region', { name: 'Product requirements document' })
  await expect(document).toContainText('Requirements')
  await expect(document).toContainText('Acceptance criterion')
  await expect(page.getByText(/Written from the PM Pilot library/).first()).toBeVisible()
  await expect(page).toHaveURL(/\?run=[0-9a-f-]{36}/)

  await page
    .getByRole('region', { name: /^PRD: / })
    .getByRole('button', { name: 'Edit', exact: true })
    .click()
  const editor = page.getByRole('region', { name: 'Edit the document' }).getByRole('textbox')
  await editor.fill(`${await editor.inputValue()}\n\nA sentence that Ada added by hand.`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(document).toContainText('A sentence that Ada added by hand.')

  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^product-prd-generator-\d{4}-\d\d-\d\d\.md$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('A sentence that Ada added by hand.')

  await page.reload()
  await expect(document).toContainText('A sentence that Ada added by hand.')
  await editForm(page)
  await expect(page.getByLabel('Product Idea')).toHaveValue(/allotment gardeners/)
})

test('a guest runs market research without signing up, and keeps it when signing up', async ({ page }) => {
  await open(page, '/features/go-to-market/market-research')
  const generate = page.getByRole('button', { name: 'Generate Market Research' })
  await expect(generate).toBeDisabled()
  await page.getByLabel('Product Description').fill(research.product)
  await page.getByLabel('Target Audience').fill(research.audience)
  await generate.click()
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()
  await expect(page.getByText(/strengths/i).first()).toBeVisible()
  const address = page.url()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await signUpByPage(page)
  await page.goto(address)
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()
})

test('a reload in the middle of a run resumes it', async ({ page }) => {
  test.setTimeout(120_000)
  const product = `An app that helps dog owners find an ${leisurelyWord} sitter for one afternoon`
  await createAccount(page, slow)
  await open(page, `${slow}/features/go-to-market/market-research`)
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill(research.audience)
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page).toHaveURL(/\?run=/)
  await expect(page.getByText(/For dog owners who need/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Product Description')).toHaveValue(product)
  await expect(page.getByRole('button', { name: /stop/i })).toBeVisible()
  await expect(page.getByText('Who insures the dog?').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^Written by openai-compatible\/slow/).first()).toBeVisible()
})

test('Stop ends a run, keeps the text and costs nothing', async ({ page }) => {
  await createAccount(page, slow)
  await open(page, `${slow}/features/go-to-market/market-research`)
  const product = `An app that helps dog owners find an ${lastingWord} sitter for one afternoon`
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill(research.audience)
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByText(/For dog owners who need/).first()).toBeVisible()
  await page.getByRole('button', { name: /stop/i }).click()
  await expect(page.getByText('Stopped. Nothing was charged.')).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/For dog owners who need/).first()).toBeVisible()
  await expect(page.getByLabel('Product Description')).toHaveValue(product)
  await expect(page.getByRole('button', { name: 'Generate Market Research' })).toBeEnabled()

  // Resume starts it again as it was; stopped before a word, it leaves nothing behind.
  const first = page.url()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeEnabled()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. Nothing was charged.')).toBeVisible()
  expect(page.url()).not.toBe(first)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Stopped. Nothing was charged.')).toHaveCount(0)
  await expect(page).toHaveURL(/market-research$/)
  await expect(page.getByLabel('Product Description')).toHaveValue(product)
  await open(page, `${slow}/features`)
  await expect(page.getByText('0 of 50')).toBeVisible()
})

test('a double click starts one run', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill(research.product)
  await page.getByLabel('Target Audience').fill(research.audience)
  await page.getByRole('button', { name: 'Generate Market Research' }).dblclick()
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()
  await open(page, '/features')
  await expect(page.getByText('1 of 50')).toBeVisible()
})

test('sign-in with a wrong password says so and keeps the address', async ({ page }) => {
  const email = await signUpByPage(page)
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await open(page, '/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill('not the password')
  await page
    .locator('form')
    .getByRole('button', { name: /sign in/i })
    .click()
  await expect(page.getByText('Authentication Error').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('personas can be edited when the box was ticked', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/discovery-validation/persona-generator')
  await page
    .getByLabel('Product Description')
    .fill('A shift scheduling app that lets nurses in care homes swap shifts. Today they use a paper rota.')
  await page.getByLabel('Target Audience').fill('Night nurses in German care homes')
  await page.getByLabel('Allow editing generated personas').check()
  await page.getByRole('button', { name: 'Generate Personas' }).click()
  await page.getByRole('article').getByRole('button', { name: /edit/i }).first().click()
  const name = page.getByLabel(/^name/i).first()
  await name.fill('Edited By Hand')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Edited By Hand' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Edited By Hand' })).toBeVisible()
})
