import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { loadAgents } from '#agents/registry-server.ts'
import { inFullOnly } from './in-full-only.ts'
import { open } from './open-page.ts'

const lead = 'Review a drafted PRD in five passes, not one'

/** Shifts of the layout so far that no click or key caused, as the browser adds them up. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = window as unknown as { shifted: number }
    held.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) held.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
}

test('the blog is searched by words and by category', async ({ page }) => {
  const shifted = await watchShifts(page)
  await open(page, '/blog')
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6)
  for (const [name, count] of [
    ['AI & Technology', 2],
    ['Research', 2],
    ['Strategy', 1],
    ['Analytics', 1],
  ] as const) {
    await page.getByRole('button', { name: `${name} ${count}` }).click()
    await expect(box).toHaveValue(name)
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(count)
  }
  await page.getByRole('button', { name: 'All 6' }).click()
  await expect(box).toHaveValue('')
  await box.fill('COHORTS')
  await expect(page.getByRole('status').filter({ hasText: '1 article' })).toBeVisible()
  await box.fill('nothing like it')
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6)
  expect(await shifted()).toBeLessThan(0.02)
})

test('an article opens, is shared, leads to others, and every other address has the lead article', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/blog')
  await page.getByRole('link', { name: lead }).click()
  await expect(page.getByRole('heading', { level: 1, name: lead })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pass 1: colour the statements (10 minutes)' })).toBeVisible()
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/review-a-drafted-prd$/)
  await page.getByRole('region', { name: 'Related Articles' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(lead)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)

  await open(page, '/blog/no-such-article')
  await expect(page.getByRole('heading', { level: 1, name: lead })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', '/blog/review-a-drafted-prd')
})

test('subscribing says what is wrong, keeps the address, and thanks once it is stored', async ({ page }) => {
  const shifted = await watchShifts(page)
  await open(page, '/blog')
  const box = page.getByLabel('Email address')
  await box.fill('no address')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Please enter a valid email address' })).toBeVisible()
  await expect(box).toHaveValue('no address')
  await box.fill(`${randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('The address is on the list')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribed' })).toBeDisabled()
  expect(await shifted()).toBeLessThan(0.02)
})

test('the link of the mail asks before it ends the subscription', async ({ page }) => {
  await open(page, '/unsubscribe')
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
  await open(page, '/unsubscribe?token=a-link')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  const details = inFullOnly(colorScheme !== 'light')
  test(`the tutorials lead from the journey to an agent and back, in ${colorScheme}`, details, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const check = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await open(page, '/tutorials')
    await expect(page.getByRole('tab', { name: 'Complete User Journey' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Ongoing')).toBeVisible()
    await page.getByRole('button', { name: 'Market Sizing Agent' }).click()
    await expect(page.getByText('Video Tutorial Coming Soon')).toBeVisible()
    await expect(page.getByText('1 credit per task')).toBeVisible()
    for (const name of ['Overview', 'Workflow', 'Best Practices', 'Examples']) {
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await check()
    }
    await expect(page.getByRole('heading', { level: 3, name: 'Estimate' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Read all of it' })).toHaveAttribute('href', '/samples/market-sizing')
    await page.getByRole('button', { name: 'Back to Tutorials' }).click()
    await page.getByRole('tab', { name: 'Individual Agents' }).click()
    await expect(page.getByText('Tutorial', { exact: true })).toHaveCount((await loadAgents()).all().length)
    await check()
    await page.getByRole('button', { name: 'View Tutorial: Trend Scanner' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trend Scanner' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'View All Agents' })).toHaveAttribute('href', '/features')
    await page.getByRole('link', { name: 'Try Trend Scanner' }).click()
    await expect(page).toHaveURL('/features/discovery-validation/trend-scanner')
    await context.close()
  })
}

/** The addresses that a built page links to, and the ids that it has. */
async function readPage(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, found]) => (found ?? '').replaceAll('&amp;', '&'))
  return { status: response.status(), links: all(/<a\b[^>]*\bhref="([^"]+)"/g), ids: new Set(all(/\bid="([^"]+)"/g)) }
}

test('every link inside the public pages leads somewhere', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const waiting = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => new URL(place ?? '').pathname)
  expect(waiting.length).toBeGreaterThan(35)
  const seen = new Map<string, Awaited<ReturnType<typeof readPage>>>()
  const broken: string[] = []
  const read = async (path: string) => {
    const known = seen.get(path) ?? (await readPage(request, path))
    seen.set(path, known)
    return known
  }
  for (const path of waiting) {
    const page = await read(path)
    if (page.status !== 200) broken.push(`${path} in the sitemap: ${page.status}`)
    for (const link of page.links) {
      const target = new URL(link, `http://site${path}`)
      if (target.host !== 'site') continue
      // A file is one in a format.
      const found = await read(target.pathname + (target.pathname.startsWith('/api/') ? target.search : ''))
      if (found.status !== 200) broken.push(`${path} -> ${link}: ${found.status}`)
      const isBuilt = found.links.length > 0
      if (target.hash && isBuilt && target.pathname !== '/features' && !found.ids.has(target.hash.slice(1))) {
        broken.push(`${path} -> ${link}: no such place`)
      }
    }
  }
  expect(broken).toEqual([])
  expect((await request.get('/no-such-page')).status()).toBe(404)
  const other = await request.get('/blog/no-such-article')
  expect([other.status(), other.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
})
