import { expect, type Page, test } from '@playwright/test'
import { createAccount, open } from './open-page.ts'

const description =
  'A shift scheduling app that lets nurses in care homes swap shifts. A nurse offers a shift, a colleague accepts it, and the home manager approves each swap.'

async function run(page: Page, path: string, button: string): Promise<void> {
  await open(page, path)
  await page.getByLabel(/^Product Description/).fill(description)
  await page.getByRole('button', { name: button }).click()
  await expect(page.locator('section[data-running="false"]')).toBeVisible({ timeout: 20_000 })
}

test('cases that are ticked off quickly one after the other are all stored', async ({ page }) => {
  await createAccount(page)
  await run(page, '/features/development-testing/testing', 'Write Test Plan')
  const result = (id: string, name: string) =>
    page.getByRole('group', { name: `Result of ${id}`, exact: true }).getByRole('button', { name })
  await result('TC-1', 'Passed').click()
  await result('TC-2', 'Failed').click()
  await result('TC-3', 'Blocked').click()
  await result('TC-3', 'Blocked').click()
  await expect(page.getByText('Passed 1')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cases', exact: true })).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(result('TC-1', 'Passed')).toHaveAttribute('aria-pressed', 'true')
  await expect(result('TC-2', 'Failed')).toHaveAttribute('aria-pressed', 'true')
  await expect(result('TC-3', 'Blocked')).toHaveAttribute('aria-pressed', 'false')
  await page.getByLabel('Result', { exact: true }).selectOption('failed')
  await expect(page.getByText(/^1 of \d+ cases$/)).toBeVisible()
})

test('an unknown cell of the matrix is filled in by keyboard and kept', async ({ page }) => {
  await createAccount(page)
  await run(page, '/features/discovery-validation/competitor-analysis', 'Compare Competitors')
  const unknown = page.getByRole('button', { name: /: (?:To check|Not described)\. Show/ }).first()
  const name = (await unknown.getAttribute('aria-label')) ?? ''
  await unknown.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Fill in' }).click()
  await page.getByLabel('Answer').selectOption('no')
  await page.getByLabel('Evidence', { exact: true }).fill('Tried in a trial: no such function')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const filled = page.getByRole('button', { name: name.replace(/To check|Not described/, 'No'), exact: true })
  await expect(filled).toBeVisible()
  await page.reload()
  await filled.click()
  await expect(page.getByText('Tried in a trial: no such function')).toBeVisible()
})
