import { expect, type Locator, type Page, test } from '@playwright/test'
import { createAccount, open, signUpByPage } from './open-page.ts'

const words = {
  name: 'Studio Rota',
  description:
    'A rota for dance studios: teachers swap classes on the phone, the owner approves each swap, and parents get the change as a message.',
}

async function addProduct(page: Page, { name, description } = words) {
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await page.getByRole('button', { name: 'New product' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Description').fill(description)
  await page.getByRole('button', { name: 'Add product' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function addFacts(page: Page, kind: string, text: string, source = '', date = '') {
  await page.getByLabel('What do you know?').fill(text)
  await page.getByLabel('Kind').selectOption({ label: kind })
  await page.getByLabel('Source').fill(source)
  await page.getByLabel('Date').fill(date)
  await page.getByRole('button', { name: /^Add (?:fact|\d+ facts)$/ }).click()
  await expect(page.getByLabel('What do you know?')).toHaveValue('')
}

test('a product is the home of its facts and documents, and its own rival stands first', async ({ page }) => {
  await signUpByPage(page)
  await addProduct(page)
  await expect(page.getByRole('heading', { name: 'Begin with Market Research' })).toBeVisible()

  await addFacts(page, 'Rival', 'Acme Rota: strong in Bavaria', 'Sales call', '2026-11-12')
  await addFacts(page, 'Customer quote', '- “Half the swaps get lost”\n- “I phone six parents”', 'Visit to two studios')
  const facts = page.getByRole('list', { name: 'Your facts' })
  await expect(facts.getByRole('listitem')).toHaveCount(3)
  await expect(facts.getByRole('listitem').last()).toContainText('12 Nov 2026')

  // Pasted notes of several kinds: each line is taken for what it looks like, and can be put right.
  await page
    .getByLabel('What do you know?')
    .fill('“I phone six parents”, studio owner\n40 % of swaps are made by phone\nBeta Rota is new')
  const kinds = page.getByRole('list', { name: 'Facts to add' }).getByRole('combobox')
  await expect(kinds).toHaveCount(3)
  await expect(kinds.nth(0)).toHaveValue('quote')
  await expect(kinds.nth(1)).toHaveValue('figure')
  await page.getByLabel('What line 3 is').selectOption({ label: 'Rival' })
  await expect(kinds.nth(2)).toHaveValue('rival')
  await page.getByLabel('What do you know?').fill('')

  // Too long is said beside the line that is.
  await page.getByLabel('What do you know?').fill(`Short\n${'x'.repeat(501)}`)
  await page.getByRole('button', { name: 'Add 2 facts' }).click()
  await expect(page.getByText('Line 2: Please keep a fact under 500 characters')).toBeVisible()
  await page.getByLabel('What do you know?').fill('')

  await facts.getByRole('button', { name: /Actions for .*Half the swaps/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(facts.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(facts.getByRole('listitem')).toHaveCount(3)

  await page.getByRole('button', { name: 'Competitor Analysis' }).click()
  await expect(page.getByLabel('Product Description')).toHaveValue(words.description)
  await expect(page).toHaveURL(/product=/)
  await page.getByLabel('Product Description').press('Control+Enter')
  await page.getByRole('button', { name: 'Write anyway' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  // The looks of the product's page that the result shares stay when that page goes.
  await expect(page.getByRole('button', { name: 'Contents' }).locator('xpath=..')).toHaveCSS('display', 'flex')
  const matrix = page.getByRole('table').first()
  await expect(matrix.getByRole('columnheader').nth(1)).toContainText('Acme Rota')
  await expect(page.getByText('(your fact: Sales call, 12 Nov 2026)').first()).toBeVisible()
  const known = page.getByRole('heading', { name: 'What you know' })
  await expect(known).toBeVisible()

  // What is read here is kept as a fact, with its words to be put right first.
  await page.getByRole('button', { name: 'Keep as a fact' }).click()
  const keep = page.getByRole('dialog', { name: 'Keep as a fact' })
  await keep.getByLabel('What do you know?').fill('Teachers swap on the phone in every studio')
  await keep.getByRole('button', { name: 'Add fact' }).click()
  await expect(keep).toHaveCount(0)

  // Back at the product the document stands in its stage, and the next step follows from it.
  await page.getByRole('paragraph').filter({ hasText: 'For Studio Rota' }).getByRole('link').click()
  await expect(page.getByRole('link', { name: /^Competitor analysis: / })).toBeVisible()
  const next = page.getByRole('region', { name: 'Next: Feature Planning' })
  await expect(next).toContainText('You see where rivals are weak')

  // What it used has changed: it says so until somebody says that it is still true.
  await facts.getByRole('button', { name: /Actions for Acme Rota/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Fact' }).fill('Acme Rota: left Bavaria')
  await facts.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Bring up to date: Competitor Analysis' })).toBeVisible()
  await page.getByRole('button', { name: 'Still true' }).click()
  await expect(page.getByText(/^Confirmed as still true by Ada/)).toBeVisible()

  // Changed once more, it is put right by what rests on it alone, and what is accepted ends the question.
  await facts.getByRole('button', { name: /Actions for Acme Rota/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Fact' }).fill('Acme Rota: strong in Saxony')
  await facts.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('region', { name: 'Bring up to date: Competitor Analysis' })
    .getByRole('link', { name: 'Propose a change' })
    .click()
  const proposal = page.getByRole('dialog', { name: 'Refine' })
  await expect(proposal.getByText('“Acme Rota: strong in Bavaria” is now “Acme Rota: strong in Saxony”')).toBeVisible({
    timeout: 20_000,
  })
  await proposal.getByRole('button', { name: /^Accept/ }).click()
  await expect(proposal).toBeHidden()
  await expect(page.getByText(/^Updated by Ada/)).toBeVisible()
  await expect(page.locator('main')).toContainText('strong in Saxony')
  await page.getByRole('paragraph').filter({ hasText: 'For Studio Rota' }).getByRole('link').click()
  await expect(next).toContainText('You see where rivals are weak')

  await next.getByRole('button', { name: 'Open the form' }).click()
  await expect(page).toHaveURL(/feature-planning\?product=/)
  await expect(page.getByLabel(/Product Description/).first()).toHaveValue(words.description)
})

test('products are switched by two keys, and deleted with what belongs to them after a question', async ({ page }) => {
  await signUpByPage(page)
  await addProduct(page)
  await addFacts(page, 'Price', '4 euros a seat a month')
  await addProduct(page, { name: 'Night Rota', description: 'A rota for night nurses in care homes' })
  await page.getByRole('button', { name: 'Start forms with it' }).click()
  await expect(page.getByText('Forms start with it').first()).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page.getByRole('option', { name: /Night Rota/ })).toBeVisible()
  await page.getByRole('option', { name: /Studio Rota/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Studio Rota' })).toBeVisible()
  await expect(page.getByText('Forms start with it').first()).toBeVisible()
  await open(page, '/features/discovery-validation/persona-generator')
  await expect(page.getByLabel('Product Description')).toHaveValue(words.description)
  // Within a field they are letters.
  await page.getByLabel('Target Audience').fill('')
  await page.getByLabel('Target Audience').pressSequentially('gp')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await open(page, '/features/products')
  await page.getByRole('link', { name: 'Studio Rota' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete “Studio Rota”?' })
  await expect(dialog).toContainText('1 fact')
  await dialog.getByRole('button', { name: 'Delete product' }).click()
  await expect(page).toHaveURL(/\/features\/products$/)
  await expect(page.getByRole('link', { name: 'Night Rota' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Studio Rota' })).toHaveCount(0)
})

test('by keyboard alone: what is pressed leads on, and no press loses the place', async ({ page }) => {
  test.setTimeout(120_000)
  await createAccount(page)
  await open(page, '/features/products')
  const press = async (button: Locator) => {
    await button.focus()
    await page.keyboard.press('Enter')
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  await press(button('New product'))
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.keyboard.type(words.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.name })).toBeVisible()

  const text = page.getByLabel('What do you know?')
  await text.fill('Acme Rota: strong in Bavaria\nBeta Rota: new')
  await press(button('Add 2 facts'))
  await expect(text).toHaveValue('')
  await expect(text).toBeFocused()
  await press(button(/Actions for Acme/))
  await press(page.getByRole('menuitem', { name: 'Edit' }))
  await expect(page.getByRole('textbox', { name: 'Fact' })).toBeFocused()
  await press(page.getByRole('list', { name: 'Your facts' }).getByRole('button', { name: 'Save' }))
  await expect(button(/Actions for Acme/)).toBeFocused()
  await press(button(/Actions for Acme/))
  await press(page.getByRole('menuitem', { name: 'Remove' }))
  await expect(button(/Actions for Beta/)).toBeFocused()

  await press(button('Rename or edit'))
  await expect(page.getByLabel('Name')).toBeFocused()
  await press(button('Cancel'))
  await expect(button('Rename or edit')).toBeFocused()
  await press(button('Start forms with it'))
  await expect(button('Rename or edit')).toBeFocused()

  await press(button('Share'))
  const dialog = page.getByRole('dialog', { name: 'Share this product' })
  await press(dialog.getByRole('button', { name: 'Create link' }))
  await expect(dialog.getByLabel('Your link')).toBeFocused()
  await press(dialog.getByRole('button', { name: 'Revoke' }))
  await expect(dialog.getByRole('button', { name: 'Revoke for good' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Tab')
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(button('Share')).toBeFocused()
})

test('the first result becomes a product at one press, from the list and from the result itself', async ({ page }) => {
  test.setTimeout(90_000)
  await signUpByPage(page)
  await open(page, '/features/discovery-validation/persona-generator')
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
  const title = (await page.locator('#result-title').textContent()) ?? ''
  await expect(page.getByText('This belongs to no product yet.')).toBeVisible()

  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  const offered = page.getByRole('region', { name: 'From your results' })
  await expect(offered.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByText('No products yet')).toHaveCount(0)
  await offered.getByRole('button', { name: /^Make .* a product$/ }).click()
  await expect(page).toHaveURL(/\/features\/products\/[\w-]{36}$/)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: /^For / })).toBeVisible()
})
