import { expect, type Page, test } from '@playwright/test'
import { inFullOnly } from './in-full-only.ts'
import { createAccount, open } from './open-page.ts'

const market = '/features/go-to-market/market-research'
const idea = 'An app that helps dog owners find a sitter for one afternoon'

/** From now on no code of the product arrives any more. */
const blockCode = (page: Page) => page.route(/\/assets\/.*\.(?:js|css)$/, (route) => route.abort())

/** What was fetched ahead would answer: these tests ask for what happens without. */
const withoutAhead = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  })

/** Waits until nothing has come for a while. A signed-in page holds a connection, so the network as such is never idle. */
async function quiet(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration)
    return performance.now() - Math.max(0, ...ends) > 800
  })
}

/** Waits until the page has fetched ahead what its presses want. */
async function allAhead(page: Page, chunk: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    chunk.source,
    { timeout: 20_000 },
  )
  await quiet(page)
}

interface Control {
  name: string
  path: string
  press: (page: Page) => Promise<void>
  /** The dialog's name where its code is there. */
  title: string | RegExp
  signedIn?: boolean
  /** The file that is fetched ahead for it. */
  chunk: RegExp
}

const controls: Control[] = [
  {
    name: 'the bell',
    path: '/features',
    press: (page) => page.getByRole('button', { name: /Latest developments/ }).click(),
    title: 'Latest Developments',
    chunk: /developments-dialog-.*\.js/,
  },
  {
    name: 'Ctrl+K',
    path: '/features',
    press: (page) => page.keyboard.press('Control+k'),
    title: /Search/,
    chunk: /palette-.*\.js/,
  },
  {
    name: 'Upgrade',
    path: '/features',
    press: (page) => page.getByRole('button', { name: /Upgrade|plans/i }).click(),
    title: 'Plans',
    signedIn: true,
    chunk: /plans-dialog-.*\.js/,
  },
  {
    name: 'Team',
    path: '/features/go-to-market',
    press: (page) => page.getByRole('button', { name: 'Team: share Market Research' }).click(),
    title: /Share Market Research|Team/,
    chunk: /team-dialog-.*\.js/,
  },
  {
    name: 'Vote',
    path: '/features/discovery-validation',
    press: (page) =>
      page
        .getByRole('button', { name: /Vote & Share Feedback/ })
        .first()
        .click(),
    title: /Vote/,
    signedIn: true,
    chunk: /vote-dialog-.*\.js/,
  },
]

/** A dialog of the frame and one of a page. */
const sample = ['the bell', 'Vote']

for (const { name, path, press, title, signedIn, chunk } of controls) {
  const details = inFullOnly(!sample.includes(name))
  test(`${name} says in place that it could not be loaded, and opens once it can`, details, async ({ page }) => {
    await withoutAhead(page)
    if (signedIn) await createAccount(page)
    await open(page, path)
    await quiet(page)
    await blockCode(page)
    await press(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('This part of the page could not be loaded')).toBeVisible()
    await expect(page.getByRole('banner')).toBeAttached()
    await expect(page.getByText('An unexpected error occurred')).toHaveCount(0)
    await page.unroute(/\/assets\/.*\.(?:js|css)$/)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect(page.getByText('This part of the page could not be loaded')).toHaveCount(0)
  })

  test(`${name} opens without a network, once the page was quiet`, details, async ({ page, context }) => {
    if (signedIn) await createAccount(page)
    await open(page, path)
    await allAhead(page, chunk)
    await context.setOffline(true)
    await press(page)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect(page.getByText('You are offline')).toHaveCount(0)
  })
}

test('what a finished result opens says in place that it could not be loaded; the result and what is typed stay', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await withoutAhead(page)
  await createAccount(page)
  await open(page, market)
  await page
    .getByLabel('Product Description')
    .fill('Restaurants take bookings online, see their floor plan and cut no-shows by reminders.')
  await page.getByLabel('Target Audience').fill('Owners of independent restaurants in London')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
  const title = page.locator('#result-title')
  const missing = page.getByText('This part of the page could not be loaded')
  await quiet(page)
  await blockCode(page)
  for (const name of ['Versions', 'Refine', 'Share']) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('This part of the page could not be loaded'), name).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(title).toBeVisible()
  }
  await page
    .getByRole('link', { name: /^Source \d/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Source' }).getByText('This part of the page')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Edit document' }).click()
  await expect(missing).toBeVisible()
  await page.getByRole('button', { name: 'Back to the result' }).click()
  await expect(missing).toHaveCount(0)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(missing).toBeVisible()

  // With its code there, what is typed in one place outlives what cannot be loaded in another.
  await page.unroute(/\/assets\/.*\.(?:js|css)$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'New comment' }).click()
  await page.getByRole('toolbar', { name: 'Blocks to comment on' }).getByRole('button').first().click()
  await page.getByLabel('Your comment').fill('Is this so?')
  await blockCode(page)
  await page.keyboard.press('Control+k')
  await expect(missing).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel('Your comment')).toHaveValue('Is this so?')
  await page.unroute(/\/assets\/.*\.(?:js|css)$/)
  await page.getByRole('button', { name: 'Versions', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Versions' }).getByText('Version 1')).toBeVisible()
})

test('a result whose comments cannot be loaded says so, and has them once it is asked', async ({ page }) => {
  await withoutAhead(page)
  await createAccount(page)
  await page.route(/\/assets\/comments-.*\.js$/, (route) => route.abort())
  await open(page, market)
  await page.getByLabel('Product Description').fill(idea)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  const said = page.getByRole('status').filter({ hasText: 'Comments could not be loaded' })
  await expect(said).toBeVisible({ timeout: 30_000 })
  await page.unrouteAll()
  await said.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeVisible()
})

test('without a network a dialog says so, and opens by itself when the network is back', async ({ page, context }) => {
  await withoutAhead(page)
  await open(page, '/features')
  await quiet(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: /Latest developments/ }).click()
  await expect(page.getByRole('dialog').getByText('You are offline')).toBeVisible({ timeout: 2_000 })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'New AI Agent: PRD Generator' })).toBeVisible()
})

test('a toast whose code does not load is said all the same', async ({ page }) => {
  await withoutAhead(page)
  await open(page, '/features/discovery-validation')
  await quiet(page)
  await blockCode(page)
  await page
    .getByRole('button', { name: /Vote & Share Feedback/ })
    .first()
    .click()
  await expect(page.getByText('Please sign in to vote for upcoming agents')).toBeVisible()
})

test('a page that does not load leaves the frame, says why, and comes when asked', async ({ page }) => {
  await withoutAhead(page)
  await open(page, '/about')
  await quiet(page)
  await blockCode(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(/\/assets\/.*\.(?:js|css)$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page
      .getByPlaceholder(/search/i)
      .or(page.getByRole('searchbox'))
      .first(),
  ).toBeVisible()
  await expect(page).toHaveTitle(/Blog/)
})

test('a form meets a new build: it says so, reloads when asked, and keeps what was typed', async ({ page }) => {
  await withoutAhead(page)
  await createAccount(page)
  await open(page, '/features/discovery-validation')
  await page
    .getByRole('button', { name: /Vote & Share Feedback/ })
    .first()
    .click()
  const words = page.getByRole('dialog').getByRole('textbox')
  await words.fill('It would save me a week a month.')
  // The next build has other files, and the server has only those.
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.route('/build-id.txt', (route) => route.fulfill({ body: 'another\n' }))
  await page.keyboard.press('Control+k')
  const notice = page.getByRole('dialog').filter({ hasText: 'A new version is there' })
  await expect(notice).toBeVisible()
  await page.unrouteAll()
  await notice.getByRole('button', { name: 'Reload the page' }).click()
  await page.waitForSelector('html[data-hydrated]')
  await page
    .getByRole('button', { name: /Vote & Share Feedback/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('It would save me a week a month.')
})

test('Generate whose code does not load keeps the form and says why, in the chosen colours', async ({ page }) => {
  await withoutAhead(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, market)
  await quiet(page)
  await blockCode(page)
  await page.getByLabel('Product Description').fill(idea)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
  await expect(page.getByLabel('Product Description')).toHaveValue(idea)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.unroute(/\/assets\/.*\.(?:js|css)$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
})

test('Generate without a network says so at once, can be stopped, and goes on by itself', async ({ page, context }) => {
  await open(page, market)
  await allAhead(page, /result-panel-.*\.js/)
  await page.getByLabel('Product Description').fill(idea)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await context.setOffline(true)
  const generate = page.getByRole('button', { name: 'Generate Market Research' })
  await generate.click()
  const said = page.getByText('Network error. Please check your connection and try again.').first()
  await expect(said).toBeVisible({ timeout: 2_000 })
  await expect(page.getByText('Waiting for a free place...')).toHaveCount(0)

  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. Nothing was charged.')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(said).toBeVisible({ timeout: 2_000 })
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
})

test('Generate without a network, and without what a run shows, says one thing', async ({ page, context }) => {
  await withoutAhead(page)
  await open(page, market)
  await page.getByLabel('Product Description').fill(idea)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await quiet(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  const said = page.getByText('Network error. Please check your connection and try again.')
  await expect(said).toBeVisible({ timeout: 2_000 })
  await quiet(page)
  await expect(said).toHaveCount(1)
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. Nothing was charged.')).toBeVisible()
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await page.getByRole('button', { name: 'Resume' }).click()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
})

test('Generate before its code is there says the same, and goes on by itself', async ({ page, context }) => {
  await withoutAhead(page)
  // The words of an earlier visit are there: nobody has turned to the form yet.
  await open(page, market)
  await page.getByLabel('Product Description').fill(idea)
  await page.getByLabel('Target Audience').fill('Dog owners in London')
  await page.reload()
  await expect(page.getByLabel('Product Description')).toHaveValue(idea)
  await quiet(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  const said = page.getByText('Network error. Please check your connection and try again.').first()
  await expect(said).toBeVisible({ timeout: 2_000 })
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
})

test('a page that cannot be drawn at all keeps the chosen colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  // The frame itself breaks, not a part of it.
  await page.route(/\/assets\/frame-.*\.js$/, async (route) => {
    const body = await (await route.fetch()).text()
    const broken = body.replaceAll('`Latest developments, ', 'null.broken+`Latest developments, ')
    expect(broken).not.toBe(body)
    await route.fulfill({ body: broken, contentType: 'text/javascript' })
  })
  await page.goto('/about')
  await expect(page.getByText('An unexpected error occurred')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test("an article's Share says that it has copied, without the toast's code", async ({ page, context }) => {
  await withoutAhead(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/blog')
  await page.getByRole('article').getByRole('link').first().click()
  await quiet(page)
  await blockCode(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied to Clipboard!')).toBeVisible()
})

test('a chunk crosses the network once', async ({ page }) => {
  await withoutAhead(page)
  await open(page, '/features')
  await quiet(page)
  await page.getByRole('button', { name: /Latest developments/ }).click()
  await expect(page.getByRole('heading', { name: 'Latest Developments' })).toBeVisible()
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('developments-dialog-') && name.endsWith('.js'))
      .map((entry) => 'transferSize' in entry && Number(entry.transferSize) > 0),
  )
  expect(sent.filter(Boolean)).toHaveLength(1)
})
