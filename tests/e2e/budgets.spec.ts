import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { loadAgents } from '#agents/registry-server.ts'
import { inFullOnly } from './in-full-only.ts'
import { open } from './open-page.ts'

/** Bytes of script, each file packed with gzip. What the page would load later, at a press, is not counted. */
const landingBudget = 147_000
const workspaceBudget = 161_500
const agentBudget = 176_500

/** Counts what an address loads until nothing more comes. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js'))
      scripts.set(
        pathname,
        response.body().then((body) => gzipSync(body).byteLength),
      )
  })
  await open(page, path)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.values())
  expect(sizes.length).toBeGreaterThan(3)
  return sizes.reduce((sum, size) => sum + size, 0)
}

for (const [path, budget] of [
  ['/', landingBudget],
  ['/features', workspaceBudget],
] as const) {
  test(`${path} loads at most ${budget / 1000} kB of script`, async ({ page }) => {
    const bytes = await scriptBytes(page, path)
    test.info().annotations.push({ type: 'bytes', description: String(bytes) })
    expect(bytes).toBeLessThanOrEqual(budget)
  })
}

/** The one with the most form, one that draws a chart, one with blocks alone. */
const sample = ['analytics', 'competitor-analysis', 'market-research']

for (const { card } of (await loadAgents()).all()) {
  const details = inFullOnly(!sample.includes(card.id))
  test(`${card.id} loads at most ${agentBudget / 1000} kB of script`, details, async ({ page }) => {
    const bytes = await scriptBytes(page, `/features/${card.category}/${card.id}`)
    test.info().annotations.push({ type: 'bytes', description: String(bytes) })
    expect(bytes).toBeLessThanOrEqual(agentBudget)
  })
}

test('the front page waits for three style sheets of 15 kB, and not for that of paper', async ({ page, request }) => {
  await page.goto('/')
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) =>
      links.map((link) => ({ href: link.getAttribute('href') ?? '', media: link.getAttribute('media') })),
    )
  expect(sheets.filter(({ media }) => media === 'print')).toHaveLength(1)
  const html = await (await request.get('/')).text()
  const awaited = sheets.filter(({ href, media }) => media === null && html.includes(href))
  expect(awaited.length).toBeGreaterThan(0)
  expect(awaited.length).toBeLessThanOrEqual(3)
  const bodies = await Promise.all(awaited.map(async ({ href }) => (await request.get(href)).body()))
  expect(bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0)).toBeLessThanOrEqual(15_000)
})

interface Shift {
  value: number
  moved: string[]
}

/** What moved while the page was loading, by the browser's own count. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        const shifts: Shift[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
              value: number
              hadRecentInput: boolean
              sources: { node: Node | null }[]
            }
            const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'))
            if (!hadRecentInput) shifts.push({ value, moved })
          }
        }).observe({ type: 'layout-shift', buffered: true })
        // The duration is what is tested: so long after the last request nothing may move either.
        setTimeout(() => resolve(shifts), 500)
      }),
  )
}

for (const path of ['/', '/about', '/tutorials', '/blog', '/features', '/features/go-to-market', '/auth']) {
  for (const width of [390, 1280]) {
    const details = inFullOnly(path !== '/' && path !== '/features')
    test(`nothing moves while ${path} loads at ${width} pixels`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toEqual([])
    })
  }
}

test('assets are packed, never change and are never asked for again', async ({ request }) => {
  const html = await (await request.get('/')).text()
  // The page's own part; what names no more than other files is too small to be packed.
  const path = /"(\/assets\/landing-[^"]+\.js)"/.exec(html)?.[1] ?? ''
  expect(path).toMatch(/^\/assets\//)
  for (const encoding of ['br', 'gzip'] as const) {
    const answer = await request.get(path, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers()).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
  }
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  expect(page.headers()).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  const again = await request.get('/', { headers: { 'if-none-match': page.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
})
