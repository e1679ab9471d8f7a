import { expect, type Page, test } from '@playwright/test'
import { createAccount, open } from './open-page.ts'

const description =
  'Covers is a booking page and waitlist for neighbourhood restaurants with 20 to 60 seats. Guests leave a deposit of 10 euro per person, walk-ins join the waitlist by QR code, and the kitchen sees how many plates come in the next half hour.'
const audience = 'owners of independent restaurants in Germany'
const newPain = 'The owner phones every table of Friday on Thursday'
const newCriterion = 'Nine of ten first-time guests finish without help'

async function write(page: Page): Promise<string> {
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
  return page.url()
}

/** Goes on from the result that is shown, which is ticked in the next form. */
async function useIn(page: Page, agent: string, ticked: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Use in ...' }).click()
  await page.getByRole('menuitem', { name: agent, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Using 1 earlier result' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: ticked })).toBeChecked()
  return write(page)
}

/** Puts other words in the place of a text of the document that is shown, in the editor. */
async function reword(page: Page, was: string, now: string, version: number): Promise<void> {
  const editor = page.getByRole('region', { name: 'Document editor' })
  await page.getByRole('button', { name: 'Edit document' }).click()
  await expect(editor.getByRole('textbox').first()).toBeVisible({ timeout: 20_000 })
  const texts = await editor
    .locator('textarea')
    .evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
  const field = editor.locator('textarea').nth(texts.indexOf(was))
  await field.fill(now)
  await field.press('Enter')
  await expect(editor.getByRole('status')).toHaveText(`Version ${version} is saved`, { timeout: 20_000 })
  await editor.getByRole('button', { name: 'Done', exact: true }).click()
}

const marks = (page: Page) => page.getByRole('button', { name: /^Its source has changed/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'The source of this block has changed' })

test('without a model a PRD and a test plan cite what was handed over, and one upstream change is put right', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await createAccount(page)
  await open(page, '/features/discovery-validation/persona-generator')
  await page.getByRole('textbox', { name: 'Product Description' }).fill(description)
  await page.getByRole('textbox', { name: 'Target Audience' }).fill(audience)
  const personas = await write(page)
  const prd = await useIn(page, 'Product PRD Generator', /^Persona/)
  await expect(page.getByText('From Persona Generator, version 1')).toBeVisible()

  // Who it is for begins with the first persona, in its words and with its source.
  const users = page.getByRole('row', { name: /your persona/ })
  const [, , needs = ''] = await users.first().getByRole('cell').allInnerTexts()
  const [pain = ''] = needs.split('; ')
  expect(pain.length).toBeGreaterThan(10)
  await users
    .first()
    .getByRole('link', { name: /^Source \d+: Persona Generator, version 1: / })
    .click()
  const source = page.getByRole('dialog').filter({ hasText: 'Persona Generator, version 1' })
  await expect(source).toContainText(pain)
  await page.keyboard.press('Escape')

  const plan = await useIn(page, 'Testing', /^Product PRD Generator/)
  await expect(page.getByText('From Product PRD Generator, version 1')).toBeVisible()
  await expect(page.getByRole('heading', { name: /R1: / }).first()).toBeVisible()

  await open(page, personas)
  await reword(page, pain, newPain, 2)
  await open(page, prd)
  await expect(page.locator('main')).toContainText(/blocks? (?:is|are) based on what changed/)
  // A mark stands where its block is in sight: the list leads there.
  const named = page.getByRole('list', { name: 'Blocks based on what changed' }).getByRole('button')
  await named.first().click()
  await expect(dialog(page)).toContainText(newPain)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Propose a change' }).first().click()
  const refine = page.getByRole('dialog', { name: 'Refine' })
  await expect(refine.getByRole('checkbox', { name: /^Change/ }).first()).toBeVisible()
  await expect(refine).toContainText(newPain)
  await refine.getByRole('button', { name: /^Accept/ }).click()
  await expect(marks(page)).toHaveCount(0)
  await expect(page.locator('main').getByText(newPain).filter({ visible: true }).first()).toBeVisible()
  // The list of sources keeps the passage of the version that was used.
  await expect(users.first()).toContainText(newPain)
  await expect(users.first()).not.toContainText(pain)

  // The PRD has a new version, of which nothing in the test plan rests on what is new.
  await open(page, plan)
  await expect(page.getByText('From Product PRD Generator, version 1')).toBeVisible()
  await expect(marks(page)).toHaveCount(0)
  await open(page, prd)
  const first = page.getByRole('heading', { name: /^R1\b/ }).first().locator('xpath=following::li[1]')
  const criterion = (await first.textContent()) ?? ''
  await reword(page, criterion, newCriterion, 3)
  await open(page, plan)
  await named.first().click()
  await expect(dialog(page)).toContainText('Product PRD Generator, R1')
  await dialog(page).getByRole('button', { name: 'Still true' }).click()
  await expect(page.getByRole('button', { name: /^Still true: / }).first()).toBeVisible()
})

test('what a document has no place for is said beside it', async ({ page }) => {
  test.setTimeout(90_000)
  await createAccount(page)
  await open(page, '/features/discovery-validation/persona-generator')
  await page.getByRole('textbox', { name: 'Product Description' }).fill(description)
  await page.getByRole('textbox', { name: 'Target Audience' }).fill(audience)
  await write(page)
  await useIn(page, 'Testing', /^Persona/)
  await expect(
    page.getByText(/^Not used from Persona Generator, because this document has no place for a persona: .+\.$/),
  ).toBeVisible()
})
