import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { pagePort } from '../../playwright.config.ts'
import { formIn } from '../support/answers-in-languages.ts'
import { open } from './open-page.ts'

test('a form in Arabic is an Arabic document, laid out from right to left, on the page and after a reload', async ({
  page,
}) => {
  const { productDescription, targetAudience } = formIn('ar')
  await open(page, `http://127.0.0.1:${pagePort + 1}/features/go-to-market/market-research`)
  await page.getByLabel('Product Description').fill(productDescription)
  await page.getByLabel('Target Audience').fill(targetAudience)
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 20_000 })
  for (const _ of ['as written', 'reloaded']) {
    const heading = page.getByRole('heading', { name: 'عرض القيمة' })
    await expect(heading).toBeVisible()
    await expect(page.locator('[lang="ar"][dir="rtl"]').last()).toBeVisible()
    // The text begins at the right edge of its column.
    const [inner, outer] = await heading.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [range.getBoundingClientRect().right, element.getBoundingClientRect().right]
    })
    expect(Math.abs((outer ?? 0) - (inner ?? 0))).toBeLessThan(60)
    await expect(page.getByRole('heading', { name: 'Value proposition' })).toHaveCount(0)
    await page.reload()
  }
  await expect(page.getByRole('heading', { name: 'عرض القيمة' })).toBeVisible()
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.screenshot({ path: `test-results/arabic-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /PDF/ }).click()
  await (await download).saveAs('test-results/arabic.pdf')
})
