import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { inFullOnly } from './in-full-only.ts'
import { createAccount, open, openUnderstood } from './open-page.ts'

const pages = [
  '/',
  '/about',
  '/auth',
  '/auth?mode=signup&plan=pro',
  '/auth?mode=forgot',
  '/auth?mode=reset&token=a-link',
  '/auth?mode=challenge',
  '/blog',
  '/blog/review-a-drafted-prd',
  '/blog/no-such-article',
  '/tutorials',
  '/privacy',
  '/terms',
  '/contact',
  '/unsubscribe?token=a-link',
  '/features',
  '/features/go-to-market',
  '/features/planning-design',
  '/features/history',
  '/features/products',
  '/features/go-to-market/market-research',
  '/features/discovery-validation/persona-generator',
  '/features/discovery-validation/product-prd-generator',
  '/features/planning-design/planning',
  '/features/discovery-validation/no-such-agent',
  '/no-such-page',
]

/** A page of each kind, in the one scheme or the other. */
const sample = {
  light: ['/', '/auth?mode=forgot', '/blog', '/features/planning-design', '/features/go-to-market/market-research'],
  dark: ['/', '/auth?mode=signup&plan=pro', '/tutorials', '/features', '/features/history', '/no-such-page'],
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of pages) {
      const details = inFullOnly(!sample[colorScheme].includes(path))
      test(`${path} has no violation and no sideways scrolling`, details, async ({ page }) => {
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

    const dialogs = inFullOnly(colorScheme !== 'dark')
    test(
      'the palette, the vote dialog, a list of runs and a correction have no violation',
      dialogs,
      async ({ page }) => {
        test.slow()
        const check = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        await createAccount(page)
        await open(page, '/features/go-to-market/market-research')
        await page
          .getByLabel('Product Description')
          .fill('A shift scheduling app that lets nurses in care homes swap shifts')
        await page.getByLabel('Target Audience').fill('Night nurses in Germany')
        await page.getByRole('button', { name: 'Generate Market Research' }).click()
        await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
        await page.getByRole('button', { name: 'Use in ...' }).click()
        await expect(page.getByRole('menuitem', { name: 'Save as my product' })).toBeVisible()
        await check()
        await page.keyboard.press('Escape')
        await openUnderstood(page)
        await page.getByRole('button', { name: /^Who\b.*correct it/ }).click()
        await expect(page.getByLabel('Who uses it?')).toBeVisible()
        await check()
        await open(page, '/features/history')
        await page.getByRole('button', { name: /^Actions for/ }).click()
        await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
        await check()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
        await page.getByRole('button', { name: 'Undo' }).click()
        await expect(page.getByRole('button', { name: /^Actions for/ })).toBeVisible()
        await check()
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('option', { name: /nurses in care homes/ })).toBeVisible()
        await check()
        await page.keyboard.type('rivals')
        await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
        await check()
        await page.keyboard.press('Escape')
        await open(page, '/features/planning-design')
        await page.getByRole('button', { name: 'Vote & Share Feedback' }).first().click()
        await expect(page.getByLabel('Feedback (optional)')).toBeVisible()
        await check()
      },
    )

    test('a finished result has no violation', inFullOnly(colorScheme !== 'light'), async ({ page }) => {
      test.slow()
      await createAccount(page)
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
            .fill('A shift scheduling app that lets nurses in care homes swap shifts with colleagues')
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      }
    })
  })
}
