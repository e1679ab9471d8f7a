import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { open, signUpByPage } from './open-page.ts'

const pages = [
  '/',
  '/about',
  '/auth',
  '/auth?mode=signup&plan=pro',
  '/auth?mode=forgot',
  '/auth?mode=reset&token=a-link',
  '/auth?mode=challenge',
  '/blog',
  '/tutorials',
  '/features',
  '/features/go-to-market',
  '/features/go-to-market/market-research',
  '/features/discovery-validation/persona-generator',
  '/features/discovery-validation/product-prd-generator',
  '/features/planning-design/planning',
  '/features/discovery-validation/no-such-agent',
  '/no-such-page',
]

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of pages) {
      test(`${path} has no violation and no sideways scrolling`, async ({ page }) => {
        const problems: string[] = []
        page.on('pageerror', (error) => problems.push(error.message))
        page.on('console', (message) => {
          if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text())
        })
        await open(page, path)
        await page.waitForLoadState('networkidle')
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(320)
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        expect(problems).toEqual([])
      })
    }

    test('a finished result has no violation', async ({ page }) => {
      await signUpByPage(page)
      for (const [path, fields, button] of [
        [
          '/features/go-to-market/market-research',
          ['Product Description', 'Target Audience'],
          'Generate Market Research',
        ],
        [
          '/features/discovery-validation/persona-generator',
          ['Product Description', 'Target Audience'],
          'Generate Personas',
        ],
        ['/features/discovery-validation/product-prd-generator', ['Product Idea'], 'Generate PRD'],
      ] as const) {
        await open(page, path)
        for (const field of fields)
          await page
            .getByRole('textbox', { name: field })
            .fill('An app that lets nurses in care homes swap shifts with colleagues')
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      }
    })
  })
}
