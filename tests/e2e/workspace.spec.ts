import { expect, test } from '@playwright/test'
import { open } from './open-page.ts'

test('the sidebar folds by button and by Ctrl+B, and remembers', async ({ page }) => {
  await open(page, '/features')
  const dashboard = page.getByRole('link', { name: 'Dashboard' })
  await expect(dashboard).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(dashboard).toBeHidden()
  const cookies = await page.context().cookies()
  const cookie = cookies.find(({ name }) => name === 'sidebar_state')
  expect(cookie?.value).toBe('false')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400)
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await expect(dashboard).toBeHidden()
  await page.keyboard.press('Control+b')
  await expect(dashboard).toBeVisible()
})

test('on a phone the sidebar is a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/features')
  await expect(page.getByRole('link', { name: 'All Agents' })).toBeHidden()
  await page.getByRole('button', { name: 'Agents', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'All Agents' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('agents are found under their own category, by alias, or not at all', async ({ page }) => {
  await open(page, '/features/launch-growth/market-research')
  await expect(page).toHaveURL(/\/features\/go-to-market\/market-research$/)
  await open(page, '/features/discovery-validation/prd-generator')
  await expect(page.getByRole('heading', { level: 1, name: 'Product PRD Generator' })).toBeVisible()
  await open(page, '/features/discovery-validation/no-such-agent')
  await expect(page.getByText('The requested agent could not be found or is not yet implemented.')).toBeVisible()
  await open(page, '/features/planning-design/design-ux')
  await expect(page.getByText('This agent is currently under development and will be available soon.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'In Development' })).toBeDisabled()
  await expect(page.getByText('Coming Soon').first()).toBeVisible()
})

test('an unknown address is a 404 page with a way home', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.waitForSelector('html[data-hydrated]')
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('the bell shows the latest developments', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: /developments|notifications/i }).click()
  const dialog = page.getByRole('dialog', { name: 'Latest Developments' })
  await expect(dialog).toContainText('Stay updated with the latest PM Pilot features and improvements.')
  await expect(dialog).toContainText('New AI Agent: PRD Generator')
})

test('a dialog keeps the room of a scrollbar where there is one, and pushes nothing aside where there is none', async ({
  page,
}) => {
  const gutter = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollbarGutter)
  for (const [path, kept] of [
    ['/features/planning-design', 'auto'],
    ['/about', 'stable'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 1400 })
    await open(page, path)
    expect(await gutter()).toBe('auto')
    await page.getByRole('button', { name: /developments/i }).click()
    await expect(page.getByRole('dialog', { name: 'Latest Developments' })).toBeVisible()
    expect(await gutter()).toBe(kept)
  }
})

test('the dashboard says what to do next: begin, and later go on', async ({ page }) => {
  await open(page, '/features')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Choose another agent' })).toBeVisible()
  await main.getByLabel('What are you working on?').fill('A garden planner for allotments')
  await main.getByRole('button', { name: 'Research my market' }).click()
  await expect(page).toHaveURL(/\/features\/go-to-market\/market-research$/)
  await page.getByLabel('Target Audience').fill('Allotment gardeners')
  await page.getByRole('button', { name: 'Generate Market Research' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  const run = new URL(page.url()).searchParams.get('run')
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await main.getByRole('link', { name: /^Go on with / }).click()
  await expect(page).toHaveURL(new RegExp(`run=${run}$`))
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
})

test('a run that was just started is in sight, in any window', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/features/go-to-market/market-research')
    await page
      .getByLabel('Product Description')
      .fill('A shift scheduling app that lets nurses in care homes swap shifts')
    await page.getByLabel('Target Audience').fill('Night nurses in Germany')
    await page.getByRole('button', { name: 'Generate Market Research' }).click()
    await expect(page.getByRole('button', { name: 'Export' })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 2, name: /^Market research:/ })).toBeInViewport()
  }
})

test('what was typed survives a reload', async ({ page }) => {
  await open(page, '/features/go-to-market/market-research')
  await page.getByLabel('Product Description').fill('A half-written thought')
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await expect(page.getByLabel('Product Description')).toHaveValue('A half-written thought')
})
