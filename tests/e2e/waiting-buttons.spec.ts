import { expect, test } from '@playwright/test'
import { open } from './open-page.ts'

test('a button that waits for a field says for which', async ({ page }) => {
  await open(page, '/features/go-to-market/market-research')
  const form = page
    .locator('form')
    .filter({ has: page.getByLabel('Product Description') })
    .first()
  const submit = form.locator('button[type=submit]')
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(/^Needs .*Product Description/)
  await form.getByLabel('Product Description').fill('An app that lets hospital nurses swap shifts with colleagues.')
  if (await form.getByLabel('Target Audience').count()) await form.getByLabel('Target Audience').fill('Ward nurses')
  await expect(submit).toBeEnabled()
  await expect(submit).toHaveAccessibleDescription('')
})

test('a button without words says what it is after 700 ms', async ({ page }) => {
  await open(page, '/')
  const bell = page.getByRole('button', { name: /^Latest developments/ })
  await bell.hover()
  const tooltip = () =>
    bell.evaluate((button) => {
      const { content, animationDelay, opacity } = getComputedStyle(button, '::after')
      return { content, animationDelay, opacity }
    })
  await expect.poll(tooltip).toEqual({ content: '"Latest developments"', animationDelay: '0.7s', opacity: '1' })
})
