import { expect, type Page, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { createAccount, editForm, open, signUpByPage } from './open-page.ts'

const slow = `http://127.0.0.1:${pagePort + 1}`

async function research(page: Page, product: string, origin = '') {
  await open(page, `${origin}/features/go-to-market/market-research`)
  await page.getByLabel('Product Description').fill(product)
  await page.getByLabel('Target Audience').fill('Boat owners in Norway')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page).toHaveURL(/\?run=/)
}

async function act(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: new RegExp(`^Actions for .*${title}`) }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
const remove = (page: Page, title: string) => act(page, title, 'Delete')

test('runs are found again, opened, exported and deleted with a way back', async ({ page }) => {
  await signUpByPage(page)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'No runs yet' })).toBeVisible()

  await research(page, 'A tide clock for sailors')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await research(page, 'An app to book a berth in a marina')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()

  await page.getByRole('link', { name: 'History' }).click()
  const tide = page.getByRole('link', { name: 'A tide clock for sailors' })
  const berth = page.getByRole('link', { name: 'An app to book a berth in a marina' })
  await expect(tide).toBeVisible()
  await expect(berth).toBeVisible()
  await expect(page.getByText('2 runs')).toBeVisible()

  await page.getByLabel('Search', { exact: true }).last().fill('tide')
  await expect(berth).toHaveCount(0)
  await expect(tide).toBeVisible()
  await expect(page).toHaveURL(/q=tide/)
  await page.getByRole('searchbox').fill('nothing holds this')
  await expect(page.getByRole('heading', { name: 'No run fits' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all runs' }).click()
  await expect(berth).toBeVisible()

  await page.getByRole('button', { name: /^Export .*A tide clock for sailors/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^market-research-report-.*\.md$/)

  await remove(page, 'A tide clock for sailors')
  await expect(tide).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tide).toBeVisible()
  await expect(tide).toBeFocused()

  await remove(page, 'A tide clock for sailors')
  await expect(tide).toHaveCount(0)
  // Leaving sends what still waits.
  const [sent] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'DELETE'),
    page.getByRole('link', { name: 'Dashboard' }).click(),
  ])
  expect(sent.status()).toBe(204)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(berth).toBeVisible()
  await expect(tide).toHaveCount(0)

  await berth.click()
  await editForm(page)
  await expect(page.getByLabel('Product Description')).toHaveValue('An app to book a berth in a marina')
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was understood' })).toBeVisible()
})

test('runs stand under their product by the title of their result, are renamed and pinned', async ({ page }) => {
  await createAccount(page)
  await research(page, 'A tide clock for sailors')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await research(page, 'An app to book a berth in a marina')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  const group = page.getByRole('region', { name: 'A tide clock for sailors' })
  await expect(group.getByRole('link', { name: 'Market research: A tide clock for sailors' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'An app to book a berth in a marina' })).toBeVisible()

  await act(page, 'A tide clock for sailors', 'Rename')
  const field = page.getByLabel(/^New name of/)
  await expect(field).toBeFocused()
  await field.fill('For the harbour master')
  await field.press('Enter')
  const renamed = page.getByRole('link', { name: 'For the harbour master' })
  await expect(renamed).toBeFocused()

  await act(page, 'For the harbour master', 'Pin to the top')
  await expect(page.getByRole('region', { name: 'Pinned' }).getByRole('link')).toHaveText(['For the harbour master'])
  await expect(group).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Pinned' }).getByRole('link')).toHaveText(['For the harbour master'])
  await act(page, 'For the harbour master', 'Unpin')
  await expect(group.getByRole('link')).toHaveText(['For the harbour master'])
})

test('a run that goes on is shown as it goes on, and the last runs stand beside the empty form', async ({ page }) => {
  await createAccount(page, slow)
  await research(page, 'A tide clock for sailors', slow)
  await page.getByRole('link', { name: 'History' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'A tide clock for sailors' })
  await expect(row.getByText('Running')).toBeVisible()
  await expect(row.getByText('Done')).toBeVisible({ timeout: 25_000 })
  await open(page, `${slow}/features/go-to-market/market-research`)
  await expect(page.getByRole('heading', { name: 'Your last runs' })).toBeVisible()
  await page.getByRole('link', { name: 'A tide clock for sailors' }).click()
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()
})

test('a list that cannot be loaded says so and is tried again', async ({ page }) => {
  await signUpByPage(page)
  await page.route('**/api/runs?*', (route) =>
    route.fulfill({ status: 403, json: { error: 'You are not allowed to do this.', code: 'FORBIDDEN' } }),
  )
  await open(page, '/features/history')
  await expect(page.getByRole('alert')).toContainText('Your runs could not be loaded')
  await page.unroute('**/api/runs?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No runs yet' })).toBeVisible()
})
