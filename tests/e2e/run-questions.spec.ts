import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { unsureWord } from '../support/lasting-word.ts'
import { open, openUnderstood } from './open-page.ts'

const research = `http://127.0.0.1:${pagePort + 1}/features/go-to-market/market-research`
const card = (page: Page) => page.getByRole('form', { name: 'One question before writing' })

async function begin(page: Page) {
  await open(page, research)
  await page.getByLabel('Product Description').fill(`An app that reminds people at home of their ${unsureWord}`)
  await page.getByLabel('Target Audience').fill('people at home')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(card(page)).toBeFocused()
}

test('a run of a model asks a guest in place, again after a reload, and two tabs agree', async ({ page, context }) => {
  await begin(page)
  await expect(card(page)).toHaveAccessibleDescription(/waits for your answer/)
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for your answer' })).toBeVisible()
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `test-results/run-question-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  await expect(card(page)).toBeVisible()
  await expect(card(page)).not.toBeFocused()

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(card(other)).toBeVisible()
  await card(other).getByRole('button', { name: 'a nurse' }).click()
  await card(other).getByRole('button', { name: 'Write with these answers' }).click()
  for (const tab of [other, page]) {
    await expect(card(tab)).toBeHidden()
    await expect(tab.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 20_000 })
  }
  await openUnderstood(page)
  await expect(page.getByRole('button', { name: /^Who\b.*a nurse/ })).toBeVisible()
})

test('a run that asks is written anyway without an answer, and stopped by Stop', async ({ page }) => {
  await begin(page)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(card(page)).toBeHidden()
  await expect(page.getByText('Stopped', { exact: false }).first()).toBeVisible()

  await begin(page)
  await card(page)
    .getByLabel(/In your own words/)
    .fill('a pharmacist')
  await card(page).getByRole('button', { name: 'Write anyway' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 20_000 })
  await openUnderstood(page)
  await expect(page.getByText('a pharmacist')).toBeHidden()
})
