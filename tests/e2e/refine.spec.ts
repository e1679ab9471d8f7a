import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { decliningWord, doubtfulWord } from '../support/lasting-word.ts'
import { createAccount, open } from './open-page.ts'

const origin = `http://127.0.0.1:${pagePort + 1}`
const research = '/features/go-to-market/market-research'

/** A result of the model that answers quickly. */
async function modelRun(page: Page): Promise<void> {
  await createAccount(page, origin)
  await open(page, `${origin}${research}`)
  await page.getByLabel('Product Description').fill(`An app for ${doubtfulWord} about sitters for dogs`)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
}

async function libraryRun(page: Page, path: string): Promise<void> {
  await createAccount(page)
  await open(page, path)
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Refine' })
const openRefine = (page: Page) => page.getByRole('button', { name: 'Refine', exact: true }).click()

test('a model proposes; one change is accepted, one refused, and the accepted one is taken back', async ({ page }) => {
  test.setTimeout(90_000)
  await modelRun(page)
  const main = page.locator('main')
  const before = 'Walking distance is asked first'
  await expect(main).toContainText(before)
  await openRefine(page)
  await dialog(page).getByRole('button', { name: 'Shorter' }).click()
  const first = dialog(page).getByRole('checkbox', { name: /^Change 1/ })
  const second = dialog(page).getByRole('checkbox', { name: /^Change 2/ })
  await expect(first).toBeChecked({ timeout: 20_000 })
  await expect(dialog(page).locator('ins').first()).toBeVisible()
  await expect(dialog(page).locator('del').first()).toBeVisible()
  await expect(main).toContainText(before)
  await second.uncheck()
  await dialog(page).getByRole('button', { name: 'Accept 1 of 2' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(main).toContainText('Walking distance comes first.')
  await expect(main).toContainText('Afternoon bookings only')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main).toContainText(before)
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByText('Refined: shorter', { exact: true })).toBeVisible()
  await expect(versions.getByText('Taken back: Refined: shorter')).toBeVisible()
})

test('a refinement that fails says why, and all of a proposal can be refused', async ({ page }) => {
  test.setTimeout(90_000)
  await modelRun(page)
  await openRefine(page)
  await dialog(page).getByLabel('In your words').fill(`Say it ${decliningWord}`)
  await dialog(page).getByRole('button', { name: 'Refine', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('declined', { timeout: 20_000 })
  await expect(dialog(page).getByRole('alert')).toContainText('nothing was charged')
  await dialog(page).getByRole('button', { name: 'For executives' }).click()
  await dialog(page).getByRole('button', { name: 'Refuse all' }).click({ timeout: 20_000 })
  await expect(dialog(page).getByRole('button', { name: 'For executives' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('main')).toContainText('Walking distance is asked first')
})

test('a proposal outlives a reload with its ticks, without what was edited since', async ({ page }) => {
  test.setTimeout(120_000)
  await modelRun(page)
  await openRefine(page)
  await dialog(page).getByRole('button', { name: 'Shorter' }).click()
  await dialog(page)
    .getByRole('checkbox', { name: /^Change 2/ })
    .uncheck({ timeout: 20_000 })
  await page.reload()
  const waiting = page.getByRole('button', { name: 'Refine: proposal waiting' })
  await waiting.click()
  await expect(dialog(page).getByRole('checkbox', { name: /^Change 1/ })).toBeChecked({ timeout: 20_000 })
  await expect(dialog(page).getByRole('checkbox', { name: /^Change 2/ })).not.toBeChecked()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit document' }).click()
  const editor = page.getByRole('region', { name: 'Document editor' })
  const box = editor.getByRole('textbox').filter({ hasText: 'Walking distance is asked first' }).first()
  await box.fill('In my own words.')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('status')).toHaveText('Version 2 is saved', { timeout: 20_000 })
  await waiting.click()
  await expect(dialog(page).getByText('1 change was discarded')).toBeVisible({ timeout: 20_000 })
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(1)
  await dialog(page).getByRole('checkbox').check()
  await dialog(page).getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(editor.getByRole('status')).toHaveText('Version 3 is saved', { timeout: 20_000 })
  await expect(editor.getByRole('textbox').filter({ hasText: 'In my own words.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refine', exact: true })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null
      return focused?.getAttribute('aria-label') ?? focused?.closest('label')?.textContent ?? focused?.textContent ?? ''
    })
    if (found.trim().startsWith(name)) return
  }
  throw new Error(`${name} cannot be reached by Tab`)
}

test('by keyboard alone: what the library can do, and why the rest cannot be', async ({ page }) => {
  test.setTimeout(90_000)
  await libraryRun(page, '/features/discovery-validation/persona-generator')
  await page.getByRole('button', { name: 'Edit document' }).focus()
  await tabTo(page, 'Refine')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText(/^Needs a language model/)).toBeVisible({ timeout: 20_000 })
  await expect(dialog(page).getByRole('button', { name: 'Shorter' })).toBeDisabled()
  await tabTo(page, 'Leave out the least important')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('checkbox').first()).toBeChecked({ timeout: 20_000 })
  const count = await dialog(page).getByRole('checkbox').count()
  await tabTo(page, 'Change 1')
  await page.keyboard.press('Space')
  await expect(dialog(page).getByRole('checkbox').first()).not.toBeChecked()
  await tabTo(page, count === 2 ? 'Accept 1 of' : `Accept ${count - 1} of`)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Refined: leave out the least important')).toBeVisible()
})

test('a selected text and a block are refined by themselves; a hand’s edit is ticked by a hand', async ({ page }) => {
  test.setTimeout(120_000)
  await modelRun(page)
  await page.locator('main').getByText('Walking distance is asked first').first().selectText()
  await page.getByRole('button', { name: 'Refine the selected text' }).click()
  await expect(dialog(page).locator('blockquote')).toContainText('Walking distance is asked first')
  await dialog(page).getByRole('button', { name: 'Shorter' }).click()
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(1, { timeout: 20_000 })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Edit document' }).click()
  const editor = page.getByRole('region', { name: 'Document editor' })
  const box = editor.getByRole('textbox').filter({ hasText: 'Walking distance is asked first' }).first()
  await box.fill('In my own words.')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('status')).toHaveText('Version 2 is saved', { timeout: 20_000 })
  await editor.getByRole('button', { name: 'Refine Strengths' }).click()
  await dialog(page).getByRole('button', { name: 'Shorter' }).click()
  const change = dialog(page).getByRole('checkbox', { name: /^Change 1/ })
  await expect(change).not.toBeChecked({ timeout: 20_000 })
  await expect(dialog(page).getByText('edited this by hand')).toBeVisible()
  await change.check()
  await dialog(page).getByRole('button', { name: 'Accept 1 change' }).click()
  await expect(editor.getByRole('status')).toHaveText('Version 3 is saved', { timeout: 20_000 })
  await editor.getByRole('button', { name: 'Undo' }).click()
  await expect(editor.getByRole('textbox').filter({ hasText: 'In my own words.' })).toBeVisible()
})

test('a statement is marked as decided, with the name, and the file says so', async ({ page }) => {
  test.setTimeout(90_000)
  await modelRun(page)
  await page.getByRole('button', { name: 'Edit document' }).click()
  const editor = page.getByRole('region', { name: 'Document editor' })
  const mark = editor.getByRole('button', { name: 'Decided: Threats' }).first()
  await mark.click()
  await expect(editor.getByText(/^Decided by Ada Example, \d/)).toBeVisible({ timeout: 20_000 })
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await editor.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('menuitem', { name: 'Markdown' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/decided by Ada Example, \d+ \w{3} \d{4}/)
  expect(text).toContain('What is assumed')
})
