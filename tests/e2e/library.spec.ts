import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { inFullOnly } from './in-full-only.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    for (const path of ['/library', '/library?q=restaurant', '/library/table-reservations']) {
      for (const width of [390, 1280]) {
        const details = inFullOnly(path.includes('?') || (colorScheme === 'light') !== (width === 1280))
        test(`${path} has no violation and no sideways scrolling at ${width} pixels`, details, async ({ page }) => {
          const problems: string[] = []
          page.on('pageerror', (error) => problems.push(error.message))
          page.on('console', (message) => {
            if (message.type() === 'error') problems.push(message.text())
          })
          await page.setViewportSize({ width, height: 844 })
          await page.goto(path)
          await page.evaluate(() => document.fonts.ready)
          expect(await page.evaluate(() => document.fonts.check('16px "Hanken Grotesk Variable"'))).toBe(true)
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          expect(problems).toEqual([])
        })
      }
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('a market is found, read and corrected, in the colours of the system', async ({ page }) => {
    await page.goto('/library')
    await page.getByLabel('Search the library').fill('restaurant tables')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: 'Restaurant table reservations and waitlists' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurant table reservations and waitlists')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 20, 36)')
    await page.getByLabel('Where').selectOption('Money')
    await page
      .getByLabel('What is wrong, and how do you know?')
      .fill('The fee is another one since May, says its page.')
    await page.getByRole('button', { name: 'Send the note' }).click()
    await expect(page.getByRole('status')).toHaveText('Thank you. The note is stored.')
  })
})

test('the footer of the site leads there, and readers go on to an agent', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Market library' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market library')
  await page.goto('/library/table-reservations')
  await page.getByRole('link', { name: 'Competitor Analysis' }).click()
  await expect(page).toHaveURL(/\/features\/discovery-validation\/competitor-analysis$/)
})

test('a market that is not there is the not-found page', async ({ page }) => {
  const answer = await page.goto('/library/no-such-market')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page loads 2 kB of script and 6 kB of style, packed', async ({ page }) => {
  const bytes = { script: 0, stylesheet: 0 }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'script' || type === 'stylesheet')
      bodies.push(
        response.body().then((body) => {
          bytes[type] += gzipSync(body).byteLength
        }),
      )
  })
  await page.goto('/library/table-reservations', { waitUntil: 'networkidle' })
  await Promise.all(bodies)
  expect(bytes.script).toBeLessThanOrEqual(2_000)
  expect(bytes.stylesheet).toBeGreaterThan(1_000)
  expect(bytes.stylesheet).toBeLessThanOrEqual(6_000)
})
