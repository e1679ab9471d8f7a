import { expect, type Page, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { createAccount, open } from './open-page.ts'

const slow = `http://127.0.0.1:${pagePort + 1}`
const idea =
  'Tablewise: a booking page for independent restaurants. Guests book a table online, leave a deposit of 20 euro for groups of six or more, and get a reminder the day before. When a table is cancelled, the waitlist is offered it by text message. Today restaurants use a paper book and the phone. 59 euro a month per restaurant.'

async function writePrd(page: Page) {
  await createAccount(page)
  await open(page, '/features/discovery-validation/product-prd-generator')
  await page.getByRole('textbox', { name: 'Product Idea' }).fill(idea)
  await page.getByRole('textbox', { name: 'Product Idea' }).press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
}

/** Rows, by eight pixels each, in which the buttons stand that are seen beside the named one. */
const buttonsBeside = (page: Page, name: string): Promise<number[]> =>
  page
    .getByRole('button', { name })
    .locator('xpath=..')
    .getByRole('button')
    .evaluateAll((all) =>
      all.flatMap((each) =>
        (each as HTMLElement).offsetParent ? [Math.round(each.getBoundingClientRect().y / 8)] : [],
      ),
    )

test('with a result the form is one line, and is opened again as it was', async ({ page }) => {
  await writePrd(page)
  const form = page.getByRole('button', { name: 'Generate PRD' })
  await expect(form).toBeHidden()
  const row = page.getByRole('region', { name: 'What this result was made from' })
  expect((await row.boundingBox())?.height).toBeLessThan(64)
  await expect(row).toContainText('Tablewise: a booking page')
  const understood = await page.getByRole('region', { name: 'What was understood' }).boundingBox()
  expect(understood?.height).toBeLessThanOrEqual(48)

  await row.getByRole('button', { name: 'Edit' }).click()
  const field = page.getByRole('textbox', { name: 'Product Idea' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(idea)
  await field.fill(`${idea} In Porto.`)
  await row.getByRole('button', { name: 'Close' }).click()
  await expect(form).toBeHidden()
  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(field).toHaveValue(`${idea} In Porto.`)
})

test('what shows a result is asked for with the page, before the application has started, and the run once', async ({
  page,
}) => {
  await writePrd(page)
  const address = page.url()
  const run = `/api/runs/${new URL(address).searchParams.get('run')}`
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answered = page.waitForResponse((response) => response.url().endsWith(run))
  const start = Promise.withResolvers<void>()
  await page.route(/entry\.client-/, async (route) => {
    await start.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  for (const part of [run, 'result-panel-', 'lex-markdown-', 'view-']) {
    await expect.poll(() => asked.filter((path) => path.includes(part)), { message: part }).not.toEqual([])
  }
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([run])
  expect((await answered).headers()['content-encoding']).toBe('gzip')
  start.resolve()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  expect(asked.filter((path) => path === run)).toHaveLength(1)
})

test('Ctrl+Enter leads to the result: the keyboard goes on at its title', async ({ page }) => {
  await writePrd(page)
  await expect(page.getByRole('heading', { level: 2, name: /^PRD: / })).toBeFocused()
})

test('while it is written the keyboard waits where the result will be', async ({ page }) => {
  await createAccount(page, slow)
  await open(page, `${slow}/features/go-to-market/market-research`)
  await page.getByLabel('Product Description').fill('An app that helps dog owners find a sitter for one afternoon')
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await page.getByLabel('Target Audience').press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused()
})

test('the toolbar stays in reach, and a long result has contents beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await writePrd(page)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Applicable rules' }).click()
  await expect(page.getByRole('heading', { name: 'Applicable rules', level: 3 })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Applicable rules', level: 3 })).toBeFocused()
  await page.getByRole('button', { name: 'Go on with it' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Export' })).toBeInViewport()
})

test('beside the sidebar all buttons of a result stand in one row, whether its contents have a button or a column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await writePrd(page)
  const rows = async () => new Set(await buttonsBeside(page, 'Send to Confluence'))
  await expect(page.getByRole('button', { name: 'Use in ...' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contents' })).toBeHidden()
  expect((await rows()).size).toBe(1)
  // Narrower by a scrollbar the contents are a button of the row.
  await page.setViewportSize({ width: 1264, height: 800 })
  await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible()
  expect((await rows()).size).toBe(1)
})

test('on a phone the contents are a list behind a button, and nothing but the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await writePrd(page)
  const box = page.getByRole('region', { name: 'Product requirements document' })
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  await page.getByRole('button', { name: 'Contents' }).click()
  const list = page.getByRole('dialog', { name: 'Contents' })
  await list.getByRole('link', { name: 'Applicable rules' }).click()
  await expect(list).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Applicable rules', level: 3 })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Export' })).toBeInViewport()
  // No button stands alone in a second row.
  const places = await buttonsBeside(page, 'Send to Confluence')
  const rows = [...Map.groupBy(places, (y) => y).values()].map(({ length }) => length)
  expect(rows).toEqual([5, 4])
})

test('the box of the PRD opens as a full page and returns the focus', async ({ page }) => {
  await writePrd(page)
  const button = page.getByRole('button', { name: 'Full page' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: /^PRD: / })
  await expect(dialog.getByRole('heading', { name: 'FAQ' })).toBeVisible()
  // All of the window but the gutter of the page's own scrollbar.
  expect((await dialog.boundingBox())?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 20)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('one next step is recommended, with what is known carried over', async ({ page }) => {
  await writePrd(page)
  const step = page.getByRole('region', { name: 'Next: Requirements Gathering' })
  await expect(step).toContainText('role by role')
  await step.getByRole('button', { name: 'Go on with it' }).click()
  await expect(page).toHaveURL(/requirements-gathering$/)
  await expect(page.getByLabel('Product Description')).toHaveValue(idea)
})

test('on a phone the menus of a result keep their words, fit below the bar and suit a finger', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await createAccount(page)
  await open(page, '/features/discovery-validation/persona-generator')
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.locator('main form button[type=submit]:not([disabled])').click()
  for (const name of ['Use in ...', 'Export']) {
    await page.getByRole('button', { name }).click({ timeout: 30_000 })
    const items = page.getByRole('menuitem')
    await expect(items.first()).toBeVisible()
    const seen = await items.evaluateAll((all) =>
      all.map((each) => ({
        letters: Number.parseFloat(getComputedStyle(each).fontSize),
        height: each.getBoundingClientRect().height,
      })),
    )
    expect(Math.min(...seen.map(({ letters }) => letters))).toBeGreaterThan(12)
    expect(Math.min(...seen.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
    const bar = await page.locator('header').first().boundingBox()
    const first = await items.first().boundingBox()
    expect(first?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    await page.keyboard.press('Escape')
    await expect(items).toHaveCount(0)
  }
  const tools = page.locator('[data-screen-only] > button, [data-screen-only] button[aria-haspopup]')
  const boxes = await tools.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0),
  )
  expect(boxes.length).toBeGreaterThan(5)
  expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44)
  await context.close()
})
