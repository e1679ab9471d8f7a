import { expect, test } from '@playwright/test'
import { open, signUpByPage } from './open-page.ts'

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a finished result stands above the fold of the landing page (${name})`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/')
    const result = page.getByRole('figure').filter({ hasText: 'A finished result of' })
    const box = await result.boundingBox()
    expect(box?.y).toBeLessThan(viewport.height * 0.75)
    await expect(result).toContainText('Example')
    await result.getByRole('link', { name: 'Read the whole result' }).click()
    await expect(page).toHaveURL(/\/samples\/product-prd-generator$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PRD')
    await expect(page.getByRole('heading', { name: 'Requirements', level: 3 })).toBeVisible()
  })
}

test('a sample is read with its contents, its sources and its files', async ({ page }) => {
  await open(page, '/samples')
  await page.getByRole('link', { name: /^PRD: / }).click()
  await expect(page.getByText('The product is made up')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Requirements', level: 3 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Research Sources' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('list', { name: /^Files of/ })
      .getByRole('link', { name: 'md' })
      .click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.md$/)
  expect((await page.goto('/samples/no-such-agent'))?.status()).toBe(404)
})

test('testimonials and upcoming agents are marked as what they are', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByText(/Illustrative: these quotes and ratings/)).toBeVisible()
  await open(page, '/features')
  const planned = page.locator('article').filter({ has: page.getByRole('heading', { name: 'Idea Backlog' }) })
  await expect(planned.getByRole('button', { name: 'Vote & Share Feedback' })).toBeVisible()
  await expect(planned.getByRole('link', { name: /^Go to/ })).toHaveCount(0)
})

test('a guest begins with one field, and six examples take the place of statistics', async ({ page }) => {
  await open(page, '/features')
  const examples = page.getByRole('region', { name: 'What you will get' })
  await expect(examples.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('heading', { name: 'North Star Metrics' })).toHaveCount(0)
  await page.getByLabel('What are you working on?').fill('A tide clock for sailors who leave before dawn')
  await page.getByRole('button', { name: 'Research my market' }).click()
  await expect(page.getByLabel('Product Description')).toHaveValue('A tide clock for sailors who leave before dawn')
  await expect(page.getByLabel('Target Audience')).toBeFocused()
})

test('a new account writes its first PRD from that field; then there are figures to show', async ({ page }) => {
  await signUpByPage(page)
  await expect(page.getByRole('region', { name: 'What you will get' })).toBeVisible()
  await page
    .getByLabel('What are you working on?')
    .fill(
      'A garden planning app with which allotment gardeners log what they plant and give surplus vegetables to neighbours who pick them up the same day.',
    )
  await page.getByLabel('What are you working on?').press('Control+Enter')
  await expect(page).toHaveURL(/product-prd-generator/)
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'North Star Metrics' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you will get' })).toHaveCount(0)
})
