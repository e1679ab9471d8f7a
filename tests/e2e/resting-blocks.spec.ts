import { expect, type Page, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import {
  firstCase,
  firstRequirement,
  restingWord,
  secondCase,
  secondPain,
  secondRequirement,
} from '../support/resting-model.ts'
import { createAccount, open } from './open-page.ts'

const origin = `http://127.0.0.1:${pagePort + 1}`
const description = `A ${restingWord} for nursing homes: nurses read what is new on their ward`

/** Fills in the form, lets an earlier result go along, and waits for the result. */
async function write(page: Page, path: string, fields: Record<string, string>, uses?: RegExp): Promise<string> {
  await open(page, `${origin}${path}`)
  for (const [label, words] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(words)
  if (uses) {
    await page.getByRole('button', { name: 'Add context' }).click()
    await page.getByRole('checkbox', { name: uses }).check()
  }
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
  return page.url()
}

/** Puts other words in the place of a text of the document that is shown, in the editor. */
async function reword(page: Page, was: string, now: string): Promise<void> {
  const editor = page.getByRole('region', { name: 'Document editor' })
  await page.getByRole('button', { name: 'Edit document' }).click()
  await expect(editor.getByRole('textbox').first()).toBeVisible({ timeout: 20_000 })
  const texts = await editor
    .locator('textarea')
    .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
  const field = editor.locator('textarea').nth(texts.indexOf(was))
  await field.fill(now)
  await field.press('Enter')
  await expect(editor.getByRole('status')).toHaveText('Version 2 is saved', { timeout: 20_000 })
  await editor.getByRole('button', { name: 'Done', exact: true }).click()
}

const marks = (page: Page) => page.getByRole('button', { name: /^Its source has changed/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'The source of this block has changed' })

test('from persona to PRD to test plan only the block whose own item changed is marked', async ({ page }) => {
  test.setTimeout(150_000)
  await createAccount(page, origin)
  const personas = await write(page, '/features/discovery-validation/persona-generator', {
    'Product Description': description,
    'Target Audience': 'Nurses in nursing homes',
  })
  const prd = await write(
    page,
    '/features/discovery-validation/product-prd-generator',
    { 'Product Idea': description },
    /^Persona/,
  )
  await expect(page.getByText('From Persona Generator, version 1')).toBeVisible()
  // The result that one goes on from is ticked already, and what of it goes along can be chosen.
  await page.getByRole('button', { name: 'Use in ...' }).click()
  await page.getByRole('menuitem', { name: 'Testing', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /^Product PRD Generator/ })).toBeChecked()
  await page.getByText('All items included').click()
  await page.getByRole('checkbox', { name: /The ledger works without a network/ }).uncheck()
  await expect(page.getByText('Without 1 item')).toBeVisible()
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
  const plan = page.url()
  await expect(marks(page)).toHaveCount(0)

  await open(page, personas)
  await reword(page, secondPain, 'Ben signs each entry twice')

  await open(page, prd)
  await expect(page.locator('main')).toContainText('1 block is based on what changed')
  const named = page.getByRole('list', { name: 'Blocks based on what changed' }).getByRole('button')
  await expect(named).toHaveText([`${secondRequirement}.`])
  // Leads to the block, in the box that the PRD scrolls in.
  await named.click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(marks(page)).toHaveCount(1)
  await expect(marks(page)).toHaveAccessibleName(new RegExp(secondRequirement))
  await marks(page).click()
  await expect(dialog(page)).toContainText('Persona Generator, Ben Roth')
  await expect(dialog(page).locator('ins').filter({ hasText: 'signs' }).first()).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Propose a change' }).click()
  const refine = page.getByRole('dialog', { name: 'Refine' })
  await expect(refine).toContainText('Ben signs each entry twice')
  await expect(refine.getByRole('checkbox', { name: /^Change/ })).toHaveCount(1)
  await refine.getByRole('button', { name: /^Accept/ }).click()
  await expect(marks(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Updated/ })).toHaveCount(1)

  // The PRD has a new version, and of it only what the second case rests on is another.
  await open(page, plan)
  await expect(marks(page)).toHaveCount(1)
  await expect(marks(page)).toHaveAccessibleName(/Each entry is signed/)
  await expect(page.locator('main')).toContainText(firstCase)
  await expect(page.locator('main')).toContainText(secondCase)
  await marks(page).click()
  await expect(dialog(page)).not.toContainText(firstRequirement)
  await dialog(page).getByRole('button', { name: 'Still true' }).click()
  await expect(marks(page)).toHaveCount(0)
  await page.getByRole('button', { name: /^Still true: / }).click()
  await expect(page.getByRole('dialog', { name: 'Reviewed' })).toContainText(/Confirmed as still true by .+, just now/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Still true: / })).toHaveCount(1)
})
