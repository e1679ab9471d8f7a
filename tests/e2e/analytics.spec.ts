import { readFile } from 'node:fs/promises'
import { utils, write } from '@e965/xlsx'
import { expect, type Page, test } from '@playwright/test'
import { createAccount, editForm, open } from './open-page.ts'

const page = '/features/launch-growth/analytics'
const rows = Array.from({ length: 240 }, (_, index) => [
  `S${index}`,
  index < 120 ? 'Basic' : 'Pro',
  index % 120 < (index < 120 ? 48 : 12) ? 'yes' : 'no',
  new Date(Date.UTC(2026, 0, 1 + (index % 150))).toISOString().slice(0, 10),
])
const header = ['subscription_id', 'plan', 'cancelled', 'started_on']
const csv = [header, ...rows].map((row) => row.join(',')).join('\n')
const file = (name: string, text: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text as string),
})

const progressName = 'Progress of the analysis'

/** Keeps every value that the bar shows: the last one stands for a second. */
async function recordProgress(tab: Page) {
  await tab.evaluate((name) => {
    const seen: number[] = []
    Object.assign(window, { seenProgress: seen })
    new MutationObserver(() => {
      const bar = document.querySelector(`[role=progressbar][aria-label="${name}"]`)
      const now = Number(bar?.getAttribute('aria-valuenow') ?? 0)
      if (now > 0 && seen.at(-1) !== now) seen.push(now)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  }, progressName)
}

test('choose a file, look at its rows, analyze it, take the result away, start again', async ({ page: tab }) => {
  await createAccount(tab)
  await open(tab, page)
  await expect(tab.getByText('up to 10MB')).toBeVisible()
  await tab.getByRole('button', { name: 'Analyze Data' }).click()
  await expect(tab.getByText('Please upload a file first').first()).toBeVisible()

  const chooser = tab.locator('input[type=file]')
  await chooser.setInputFiles(file('notes.txt', csv))
  await expect(tab.getByText('Please upload a CSV or Excel file (.csv, .xlsx, .xls)')).toBeVisible()
  await expect(tab.getByText('Invalid file format')).toBeVisible()
  await chooser.setInputFiles(file('picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])))
  await expect(tab.getByText('Error parsing file. Please check the format.').first()).toBeVisible()
  await chooser.setInputFiles(file('empty.csv', ''))
  await expect(tab.getByText('No data found in file').first()).toBeVisible()

  await chooser.setInputFiles(file('subscriptions.csv', csv))
  const preview = tab.getByRole('region', { name: 'Preview of subscriptions.csv' })
  await expect(preview.getByRole('columnheader')).toHaveText(header)
  await expect(preview.locator('tbody tr')).toHaveCount(6)
  await expect(tab.getByText('File "subscriptions.csv" uploaded successfully')).toBeVisible()
  await tab.getByLabel('What do you want to know?').fill('Which plan is cancelled most?')
  await recordProgress(tab)
  await tab.getByRole('button', { name: 'Analyze Data' }).click()
  await expect(
    tab.getByText('40% of the 120 subscriptions with plan Basic were cancelled, against 10% of all others.').first(),
  ).toBeVisible()
  await expect(tab.getByText('Analysis completed successfully!')).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Key suggestions' })).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'What was computed' })).toBeVisible()

  // It climbed with the run, reached the end with the result, and is empty again a second later.
  const readSeen = () => tab.evaluate((): number[] => Reflect.get(window, 'seenProgress'))
  await expect.poll(async () => (await readSeen()).at(-1)).toBe(100)
  const seen = await readSeen()
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  await expect(tab.getByRole('progressbar', { name: progressName })).toHaveCount(0)
  await tab.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('menuitem', { name: 'Markdown' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^analysis_recommendations_\d{4}-\d\d-\d\d\.md$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('40% of the 120 subscriptions')

  await tab.reload()
  await expect(tab.getByText('subscriptions.csv').first()).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Key suggestions' })).toBeVisible()
  await editForm(tab)
  await tab.getByRole('button', { name: 'Reset' }).click()
  await expect(tab.getByText('Reset complete')).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Key suggestions' })).toHaveCount(0)
  await expect(tab.getByText('Choose a file')).toBeVisible()
  await expect(tab.getByLabel('What do you want to know?')).toHaveValue('')
})

test('what is sent while the file is on its way is sent once it is there', async ({ page: tab }) => {
  await createAccount(tab)
  await open(tab, page)
  // The file is held on its way until the page has said that it waits for it.
  const arrives = Promise.withResolvers<void>()
  await tab.route('**/api/uploads?*', async (route) => {
    await arrives.promise
    await route.continue()
  })
  await tab.locator('input[type=file]').setInputFiles(file('subscriptions.csv', csv))
  await expect(tab.getByRole('region', { name: 'Preview of subscriptions.csv' })).toBeVisible()
  await tab.getByRole('button', { name: 'Analyze Data' }).click()
  await expect(tab.getByRole('button', { name: 'Waiting for the file...' })).toBeVisible()
  arrives.resolve()
  await expect(tab.getByRole('heading', { name: 'Key suggestions' })).toBeVisible({ timeout: 40_000 })
  await expect(tab.getByText('Please upload a file first')).toHaveCount(0)
})

test('ask on: suggested and typed questions are answered below, stay after a reload, and a dictionary recalculates', async ({
  page: tab,
}) => {
  await createAccount(tab)
  await open(tab, page)
  await tab.locator('input[type=file]').setInputFiles(file('subscriptions.csv', csv))
  await expect(tab.getByRole('region', { name: 'Preview of subscriptions.csv' })).toBeVisible()
  await tab.getByRole('button', { name: 'Analyze Data' }).click()
  const asking = tab.getByRole('region', { name: 'Ask on' })
  const suggestions = asking.getByRole('list', { name: 'Suggested questions' })
  await expect(suggestions).toBeVisible()
  const [suggested] = await suggestions.getByRole('button').allTextContents()
  await asking.getByRole('button', { name: suggested ?? '', exact: true }).click()
  await expect(asking.getByText(/^Understood as: /)).toHaveCount(1)

  await asking.getByLabel('Your next question').fill('subscriptions by paln')
  await asking.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(asking.getByText('did you mean plan?')).toBeVisible()
  await asking.getByLabel('Your next question').fill('subscriptions by plan')
  await asking.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(asking.getByText('Understood as: subscriptions by plan')).toBeVisible()
  await tab.reload()
  await expect(asking.getByText('Understood as: subscriptions by plan')).toBeVisible()

  await tab.getByText('Data dictionary: correct how columns are read').click()
  await tab.getByRole('group', { name: 'plan' }).getByLabel('Kind').selectOption('Not used')
  await tab.getByRole('button', { name: 'Save and recalculate' }).click()
  await expect(asking.getByText('Understood as: subscriptions by plan')).toHaveCount(0)
  await asking.getByLabel('Your next question').fill('subscriptions by plan')
  await asking.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(asking.getByText('Not understood: "plan"')).toBeVisible()
})

test('a workbook is previewed from its fullest sheet; a guest keeps the file and is asked to sign up', async ({
  page: tab,
}) => {
  await open(tab, page)
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['About']]), 'Cover')
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Data')
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
  await tab.locator('input[type=file]').setInputFiles(file('book.xlsx', bytes))
  const preview = tab.getByRole('region', { name: 'Preview of book.xlsx' })
  await expect(preview.getByRole('columnheader')).toHaveText(header)
  await expect(tab.getByRole('link', { name: 'Create a free account' })).toBeVisible()

  await tab.locator('input[type=file]').setInputFiles(file('subscriptions.csv', csv))
  await expect(tab.getByRole('region', { name: 'Preview of subscriptions.csv' })).toBeVisible()
  await tab.getByRole('button', { name: 'Analyze Data' }).click()
  await expect(tab.getByText('Create a free account').first()).toBeVisible()
  await expect(tab.getByRole('region', { name: 'Preview of subscriptions.csv' })).toBeVisible()
})
