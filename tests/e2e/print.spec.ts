import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { createAccount, open } from './open-page.ts'

/** White space and signs of a list are set differently on paper. */
const words = (text: string) => text.replace(/[\s•]+/g, '')

async function printed(page: Page) {
  const bytes = await page.pdf({ format: 'A4', margin: { top: '18mm', bottom: '18mm', left: '16mm', right: '16mm' } })
  return getDocumentProxy(new Uint8Array(bytes))
}

/** The words of each printed page. */
async function printedPages(page: Page): Promise<string[]> {
  const { text } = await extractText(await printed(page), { mergePages: false })
  return text.map(words)
}

/** How far down the words of each printed page reach: 0 is the top margin, 1 the bottom one. */
async function filled(page: Page): Promise<number[]> {
  const document = await printed(page)
  const [height, margin] = [842, 51]
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      const bottoms = items.flatMap((item) => ('str' in item && item.str.trim() ? [Number(item.transform[5])] : []))
      return (height - margin - Math.min(...bottoms)) / (height - 2 * margin)
    }),
  )
}

/** In a market of the library: a result of several pages. */
const tables =
  'Tablewise: a booking page for independent restaurants. Guests book a table online, leave a deposit of 20 euro for groups of six or more, and get a reminder the day before. When a table is cancelled, the waitlist is offered it by text message. Today restaurants use a paper book and the phone. 59 euro a month per restaurant.'

async function runExample(page: Page, path: string, description?: string): Promise<void> {
  await open(page, path)
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  if (description) {
    const described = page.getByRole('textbox', { name: 'Product Description' })
    await expect(described).not.toHaveValue('')
    await described.fill(description)
  }
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
}

test('a printed article leaves no line of a paragraph alone on the next page', async ({ page }) => {
  for (const slug of ['review-a-drafted-prd', 'interviews-that-can-change-your-mind']) {
    await open(page, `/blog/${slug}`)
    const paragraphs = (await page.locator('main article p').allTextContents())
      .map(words)
      .filter(({ length }) => length > 150)
    const pages = await printedPages(page)
    expect(paragraphs.length).toBeGreaterThan(5)
    expect(pages.length).toBeGreaterThan(2)
    for (const paragraph of paragraphs) {
      const begins = pages.findIndex((text) => text.includes(paragraph.slice(0, 40)))
      expect(begins).toBeGreaterThanOrEqual(0)
      expect(pages[begins]).toContain(paragraph.slice(-40))
    }
  }
})

test('paper has what is folded on screen, and none of the controls', async ({ page }) => {
  await createAccount(page)
  await runExample(page, '/features/development-testing/testing', tables)
  const plan = (await printedPages(page)).join('')
  expect(plan.split('Expected').length).toBeGreaterThan(10)
  for (const control of ['Result of TC', 'of 20 cases', 'Add note', 'What was understood', 'Export'])
    expect(plan).not.toContain(words(control))
})

test('the marks of the feature matrix are printed', async ({ page }) => {
  await createAccount(page)
  await runExample(page, '/features/discovery-validation/competitor-analysis')
  await page.emulateMedia({ media: 'print' })
  const mark = page.getByRole('table').getByRole('button').first()
  await expect(mark).toBeVisible()
  await expect(page.getByLabel(/^Differences only/)).toBeHidden()
})

test('long cards go on over pages instead of leaving them half empty', async ({ page }) => {
  await createAccount(page)
  for (const path of ['/features/planning-design/requirements-gathering', '/features/go-to-market/campaign-support']) {
    await runExample(page, path)
    const pages = (await filled(page)).slice(0, -1)
    expect(pages.length).toBeGreaterThan(1)
    expect(Math.min(...pages)).toBeGreaterThan(0.6)
  }
})
