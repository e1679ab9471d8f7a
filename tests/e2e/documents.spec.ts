import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { loadAgents } from '#agents/registry-server.ts'
import { inFullOnly } from './in-full-only.ts'
import { createAccount, open } from './open-page.ts'

async function runExample(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
}

function wordsOfDocx(bytes: Uint8Array): string {
  const { 'word/document.xml': body } = unzipSync(bytes)
  return strFromU8(body ?? new Uint8Array()).replace(/<[^>]+>/g, '')
}

async function exported(page: Page, format: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    // The first file of a server waits for the process that writes it.
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return readFile(await download.path())
}

const editor = (page: Page) => page.getByRole('region', { name: 'Document editor' })

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit document' }).click()
  await expect(editor(page).getByRole('textbox').first()).toBeVisible({ timeout: 20_000 })
}

/** What the document says outside of fields, and in them. */
const saved = (page: Page, version: number) =>
  expect(editor(page).getByRole('status')).toHaveText(`Version ${version} is saved`, { timeout: 20_000 })

/** Such as "T-12": what other items know an item by. */
const isId = (text: string) => /^[A-Z]{1,3}-?\d+$/.test(text)

/** A field of a block whose place no edit has changed yet: words, else a number; null for a block that follows from the rest. */
async function openField(block: Locator, written: readonly string[]): Promise<Locator | null> {
  for (const kind of ['textarea', 'input']) {
    const fields = block.locator(kind)
    const values = await fields.evaluateAll((all) => all.map((each) => ('value' in each ? String(each.value) : '')))
    const free = values.findIndex((value) => value.trim() !== '' && !written.includes(value) && !isId(value))
    if (free >= 0) return fields.nth(free)
  }
  return null
}

/** Texts and lists; cells of numbers that others follow from; copy in fields. */
const sample = ['product-prd-generator', 'market-sizing', 'content-creation']

for (const { card } of (await loadAgents()).all()) {
  const details = inFullOnly(!sample.includes(card.id))
  test(`${card.id}: an edit of every block is in the file`, details, async ({ page }) => {
    test.setTimeout(300_000)
    await createAccount(page)
    await runExample(page, `/features/${card.category}/${card.id}`)
    await edit(page)
    const written: string[] = []
    const inCharts: string[] = []
    const blocks = editor(page).locator('[data-kind]')
    const count = await blocks.count()
    for (let index = 0; index < count; index += 1) {
      const field = await openField(blocks.nth(index), written)
      if (!field) continue
      const isNumber = (await field.getAttribute('inputmode')) === 'decimal'
      const words = isNumber
        ? String(Number((await field.inputValue()).replaceAll(',', '')) + 1)
        : `Own words ${index}.`
      await field.fill(words)
      await field.press('Enter')
      await saved(page, written.length + 2)
      written.push(words)
      if ((await blocks.nth(index).getAttribute('data-kind')) === 'chart') inCharts.push(words)
    }
    expect(written.length).toBeGreaterThan(0)
    await editor(page).getByRole('button', { name: 'Done', exact: true }).click()
    const word = wordsOfDocx(await exported(page, 'Word'))
    const missing = written.filter((words) => !word.replaceAll(',', '').includes(words))
    // In a Word file a chart is a picture.
    expect(missing.filter((words) => !inCharts.includes(words))).toEqual([])
    const text = missing.length > 0 ? strFromU8(await exported(page, 'Markdown')) : ''
    expect(missing.filter((words) => !text.replaceAll(',', '').includes(words))).toEqual([])
  })
}

test('two tabs: edits of different places both stay, of one place it is a choice', async ({ page, context }) => {
  await createAccount(page)
  await runExample(page, '/features/discovery-validation/persona-generator')
  await edit(page)
  const other = await context.newPage()
  await open(other, page.url())
  await edit(other)
  const [mine, theirs] = [page, other].map((tab) => editor(tab).locator('article h3 textarea'))
  if (!mine || !theirs) throw new Error('no tabs')
  await mine.nth(0).fill('Ada Lovelace')
  await mine.nth(0).press('Enter')
  await saved(page, 2)
  await theirs.nth(1).fill('Grace Hopper')
  await theirs.nth(1).press('Enter')
  await saved(other, 3)
  await expect(theirs.nth(0)).toHaveValue('Ada Lovelace')
  // The first tab has not seen the second one's edit, and edits the same place.
  await mine.nth(1).fill('Margaret Hamilton')
  await mine.nth(1).press('Enter')
  const choice = page.getByRole('alertdialog', { name: 'This place was changed meanwhile' })
  await expect(choice.getByText('Margaret Hamilton')).toBeVisible()
  await expect(choice.getByText('Grace Hopper')).toBeVisible()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await saved(page, 4)
  await expect(mine.nth(1)).toHaveValue('Margaret Hamilton')
  await expect(mine.nth(0)).toHaveValue('Ada Lovelace')
})

test('an edit is taken back with the keyboard, also after a reload, and versions are compared, named and restored', async ({
  page,
}) => {
  await createAccount(page)
  await runExample(page, '/features/discovery-validation/persona-generator')
  await edit(page)
  await expect(editor(page)).toBeFocused()
  const name = () => editor(page).locator('article h3 textarea').first()
  const was = await name().inputValue()
  await name().fill('Ada Lovelace')
  await name().press('Enter')
  await saved(page, 2)
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await edit(page)
  await expect(name()).toHaveValue('Ada Lovelace')
  await page.keyboard.press('Control+z')
  await saved(page, 3)
  await expect(name()).toHaveValue(was)
  await page.keyboard.press('Control+Shift+z')
  await saved(page, 4)
  await expect(name()).toHaveValue('Ada Lovelace')
  await expect(name()).toHaveAccessibleName(/edited by hand/)
  await page.getByRole('button', { name: 'Versions' }).click()
  const panel = page.getByRole('dialog', { name: 'Versions' })
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  const first = panel.getByRole('listitem', { name: 'Version 1' })
  await expect(first.getByText('As the agent wrote it')).toBeVisible()
  await first.getByRole('button', { name: 'Name it' }).click()
  await first.getByLabel('Name').fill('First draft')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('listitem', { name: 'First draft' })).toBeVisible()
  await panel.getByRole('listitem', { name: 'Version 4' }).getByRole('button', { name: 'What changed' }).click()
  const comparison = panel.getByRole('region', { name: 'Comparison' })
  await expect(comparison.locator('ins').first()).toContainText(/Ada|Lovelace/)
  await comparison.getByLabel('From').selectOption({ label: 'First draft' })
  await comparison.getByRole('button', { name: 'Side by side' }).click()
  await expect(comparison.getByRole('columnheader', { name: 'First draft' })).toBeVisible()
  await expect(comparison.locator('del').first()).toBeVisible()
  await comparison.getByRole('button', { name: 'Back to the list' }).click()
  await panel.getByRole('listitem', { name: 'First draft' }).getByRole('button', { name: 'Open' }).click()
  const read = panel.getByRole('region', { name: 'First draft' })
  await expect(read.getByRole('heading', { name: 'First draft' })).toBeFocused()
  await expect(read.getByText(/^Version 1 · .+ · As the agent wrote it · Read only$/)).toBeVisible()
  await expect(read.getByText(was).first()).toBeVisible()
  await expect(read.getByText('Ada Lovelace')).toHaveCount(0)
  await expect(read.getByRole('textbox')).toHaveCount(0)
  await read.getByRole('button', { name: 'Compare with the latest' }).click()
  await expect(comparison.getByLabel('From')).toHaveValue('1')
  await expect(comparison.getByLabel('To', { exact: true })).toHaveValue('4')
  await comparison.getByRole('button', { name: 'Back to the list' }).click()
  const latest = panel.getByRole('listitem', { name: 'Version 4' })
  await latest.getByRole('button', { name: 'Open' }).click()
  await expect(panel.getByRole('region', { name: 'Version 4' }).getByText('Ada Lovelace').first()).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Back to the list' }).click()
  await expect(latest.getByRole('button', { name: 'Open' })).toBeFocused()
  await panel.getByRole('listitem', { name: 'First draft' }).getByRole('button', { name: 'Open' }).click()
  await read.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('First draft restored')).toBeVisible()
  await page.reload()
  await expect(page.locator('main').getByText(was).filter({ visible: true }).first()).toBeVisible()
})

test('a block of one’s own stands where it was put, in the page, on paper and in the file', async ({ page }) => {
  test.setTimeout(120_000)
  await createAccount(page)
  await runExample(page, '/features/discovery-validation/persona-generator')
  await edit(page)
  await page.getByLabel('Add a block').fill('The pilot is with two harbours.')
  await page.getByLabel('Where').selectOption({ label: 'At the end of “Personas”' })
  await page.getByLabel('Add a block').press('Control+Enter')
  await saved(page, 2)
  await expect(page.getByRole('textbox', { name: 'Your block 1' })).toHaveValue('The pilot is with two harbours.')
  await editor(page).getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Edit document' })).toBeFocused()
  await page.reload()
  await expect(page.locator('main').getByText('The pilot is with two harbours.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main').getByText('The pilot is with two harbours.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit document' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  expect(wordsOfDocx(await exported(page, 'Word'))).toContain('The pilot is with two harbours.')
})

test('a result that is only read loads nothing of the editor', async ({ page }) => {
  await createAccount(page)
  await runExample(page, '/features/discovery-validation/persona-generator')
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(await response.text().catch(() => ''))
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  // What is loaded ahead comes once the page is quiet.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
  expect(scripts.length).toBeGreaterThan(3)
  const inEditor = (text: string) =>
    text.includes('Document editor') || text.includes('This place was changed meanwhile')
  expect(scripts.filter(inEditor)).toEqual([])
  await edit(page)
  await expect.poll(() => scripts.some(inEditor)).toBe(true)
})
