import { expect, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { doubtfulWord } from '../support/lasting-word.ts'
import { createAccount, open, signUpByPage } from './open-page.ts'

const origin = `http://127.0.0.1:${pagePort + 1}`
const research = '/features/go-to-market/market-research'

test('a user picks a model and how thoroughly it writes, which is remembered, and lets a note go along', async ({
  page,
}) => {
  await createAccount(page, origin)
  await open(page, `${origin}${research}`)
  const model = page.getByLabel('Written by')
  await expect(model).toHaveValue('openai-compatible/slow')
  await expect(page.getByRole('radio', { name: /^Quick ?about/ })).toBeChecked()
  await expect(page.getByText('about 45 s, $0.064')).toBeVisible()
  await model.selectOption({ label: 'The other model' })

  await page.getByRole('button', { name: 'Add context' }).click()
  await page.getByLabel(/Upload a note/).setInputFiles({
    name: 'talk.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# Talk\n\nEleven sitters said yes.'),
  })
  await expect(page.getByRole('checkbox', { name: 'talk.md' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Context: 1' })).toBeVisible()

  await page.getByLabel('Product Description').fill(`An app for ${doubtfulWord} about sitters for dogs`)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  const sent = page.waitForRequest((request) => request.url().includes('/functions/v1/'))
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({
    model: 'openai-compatible/other',
    mode: 'quick',
    context: { results: [], voice: false },
  })
  expect(body.context.notes).toHaveLength(1)
  await expect(page.getByText('Written by openai-compatible/other')).toBeVisible()
  await expect(page.getByText(/^prompt \d+\.\d+$/)).toBeVisible()

  await open(page, `${origin}${research}`)
  await expect(page.getByLabel('Written by')).toHaveValue('openai-compatible/other')
  await expect(page.getByRole('button', { name: 'Add context' })).toBeVisible()
  await open(page, `${origin}/features/history`)
  await expect(page.getByText('Written by openai-compatible/other')).toBeVisible()
})

test('with the built-in writer alone there is no model to choose, and only results go along', async ({ page }) => {
  await signUpByPage(page)
  const asked = page.waitForResponse((response) => response.url().includes('/api/models'))
  await open(page, research)
  await asked
  await expect(page.getByRole('button', { name: 'Generate Market Research' })).toBeVisible()
  await expect(page.getByLabel('Written by')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add context' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Use earlier results' }).click()
  await expect(page.getByText('Your finished results will be listed here.')).toBeVisible()
  await expect(page.getByText('Upload a note')).toHaveCount(0)
})

test('a key of one’s own is saved, never shown again, and removed; a voice is kept', async ({ page }) => {
  await createAccount(page)
  await open(page, '/settings')
  await page.getByLabel('Key', { exact: true }).fill('a-key-of-my-own-123456')
  await page.getByRole('button', { name: 'Save Key' }).click()
  await expect(page.getByText('A key is saved. Leave this empty to keep it.')).toBeVisible()
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('')
  await page.getByLabel('Text 1').fill('We write short and say what it costs.')
  await page.getByRole('button', { name: 'Save Texts' }).click()
  await expect(page.getByText(/^Saved\. Tick/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Text 1')).toHaveValue('We write short and say what it costs.')

  await open(page, research)
  await page.getByLabel('Written by').selectOption({ label: 'claude-sonnet-5, with your Anthropic key' })
  await page.getByRole('button', { name: 'Add context' }).click()
  await expect(page.getByRole('checkbox', { name: 'How we write' })).toBeVisible()
  await open(page, '/settings')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Stored encrypted, and never shown again.')).toBeVisible()
})

test('the page of administrators says so to others', async ({ page }) => {
  await createAccount(page)
  await open(page, '/settings/models')
  await expect(page.getByRole('alert')).toHaveText('This page is for the administrators of this installation.')
})
