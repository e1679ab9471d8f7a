import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { createAccount, open, signUpByPage } from './open-page.ts'

const shifts =
  'ShiftSwap lets night-shift nurses in care homes in Germany swap shifts with colleagues without calling the ward manager. Today they use a WhatsApp group.'

test('scan an industry, edit one trend at a time, take the edit away as a file', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/discovery-validation/trend-scanner')
  const industry = page.getByRole('textbox', { name: 'Industry or Domain' })
  await industry.fill('Restaurants')
  await industry.press('Enter')
  await expect(page.getByText('Trend #1', { exact: true })).toBeVisible()
  const first = page.getByRole('button', { name: 'Edit Trend #1' })
  await first.click()
  const editor = page.getByRole('region', { name: 'Edit Trend #1' })
  await expect(editor.getByLabel('Title')).toBeFocused()
  await expect(page.getByRole('button', { name: /^Edit Trend/ })).toHaveCount(0)
  await editor.getByLabel('Title').fill('Discarded')
  await editor.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Discarded')).toHaveCount(0)

  await first.click()
  await editor.getByLabel('Title').fill('Words of my own')
  await editor.getByLabel('Source (optional)').fill('')
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Trend updated successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Words of my own' })).toBeVisible()

  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('trend-analysis-restaurants.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain('Words of my own')
})

test('competitors need an account and are shown in three groups', async ({ page }) => {
  await open(page, '/features/discovery-validation/competitor-identifier')
  await page.getByRole('textbox', { name: 'Product Idea' }).fill(shifts)
  await page.getByRole('button', { name: 'Identify Competitors' }).click()
  await expect(page.getByText('Please sign in to use this feature').first()).toBeVisible()
  // Without an account this is a limit and no failure.
  await expect(page.getByText('Analysis Failed')).toHaveCount(0)

  await signUpByPage(page)
  await open(page, '/features/discovery-validation/competitor-identifier')
  await page.getByRole('textbox', { name: 'Product Idea' }).fill(shifts)
  await page.getByRole('button', { name: 'Identify Competitors' }).click()
  for (const name of ['Direct Competitors', 'Indirect Competitors', 'Potential Future Competitors'])
    await expect(page.getByRole('region', { name: new RegExp(`^${name}`) })).toBeVisible()
  const website = page.getByRole('link', { name: /^Visit Website/ }).first()
  await expect(website).toHaveAttribute('href', /^https:\/\//)
  await page
    .getByRole('link', { name: /^View Source/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#source-\d+$/)
})

/** In a market of the library, whose segments have scores. */
const tables =
  'Tablewise: a booking page for independent restaurants. Guests book a table online, leave a deposit of 20 euro for groups of six or more, and get a reminder the day before. When a table is cancelled, the waitlist is offered it by text message. Today restaurants use a paper book and the phone. 59 euro a month per restaurant.'

test('segments show scores, weights and a picture; interviews count their questions', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/discovery-validation/segmentation-gap')
  await page.getByRole('textbox', { name: 'Product Description' }).fill(tables)
  await page.getByRole('button', { name: 'Analyze Segments and Gaps' }).click()
  const table = page.getByRole('table', { name: /pain severity 35 %/ })
  await expect(table.getByRole('row').nth(3)).toBeVisible()
  await expect(page.getByText('Pain against readiness', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Primary', { exact: true })).toBeVisible()

  await open(page, '/features/discovery-validation/customer-interview')
  await page.getByRole('textbox', { name: 'Product Description' }).fill(shifts)
  await page.getByRole('textbox', { name: 'Target Audience' }).fill('Night-shift nurses in care homes in Germany')
  await page.getByRole('button', { name: 'Generate Questions' }).click()
  await expect(page.getByRole('heading', { name: 'Closing the interview' })).toBeVisible()
  expect(await page.getByText('Ask next', { exact: true }).count()).toBeGreaterThan(0)
})
