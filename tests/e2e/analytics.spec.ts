import { readFile } from 'node:fs/promises'
import { utils, write } from '@e965/xlsx'
import { expect, test } from '@playwright/test'
import { open, signUpByPage } from './open-page.ts'

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

test('choose a file, look at its rows, analyze it, take the result away, start again', async ({ page: tab }) => {
  await signUpByPage(tab)
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
  await tab.getByRole('button', { name: 'Analyze Data' }).click()
  await expect(
    tab.getByText('40% of the 120 subscriptions with plan Basic were cancelled, against 10% of all others.').first(),
  ).toBeVisible()
  await expect(tab.getByText('Analysis completed successfully!')).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Key suggestions' })).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'What was computed' })).toBeVisible()

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
  await tab.getByRole('button', { name: 'Reset' }).click()
  await expect(tab.getByText('Reset complete')).toBeVisible()
  await expect(tab.getByRole('heading', { name: 'Key suggestions' })).toHaveCount(0)
  await expect(tab.getByText('Choose a file')).toBeVisible()
  await expect(tab.getByLabel('What do you want to know?')).toHaveValue('')
})

test('what is sent while the file is on its way is sent once it is there', async ({ page: tab }) => {
  await signUpByPage(tab)
  await open(tab, page)
  let reached = false
  await tab.route('**/api/uploads?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    reached = true
    await route.continue()
  })
  await tab.locator('input[type=file]').setInputFiles(file('subscriptions.csv', csv))
  await expect(tab.getByRole('region', { name: 'Preview of subscriptions.csv' })).toBeVisible()
  await tab.getByRole('button', { name: 'Analyze Data' }).click()
  await expect(tab.getByRole('button', { name: 'Waiting for the file...' })).toBeVisible()
  expect(reached).toBe(false)
  await expect(tab.getByRole('heading', { name: 'Key suggestions' })).toBeVisible()
  await expect(tab.getByText('Please upload a file first')).toHaveCount(0)
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
