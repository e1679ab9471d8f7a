import { expect, test } from '@playwright/test'
import { open } from './open-page.ts'

const idea = 'An app that helps dog owners find a sitter for one afternoon'

test('a visitor starts a market research from the first page', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Research my market' }).click()
  await expect(page.getByText('Describe the product in a sentence or two')).toBeVisible()
  await expect(page.getByLabel('Product idea')).toBeFocused()
  await page.getByLabel('Product idea').fill(idea)
  await page.getByLabel('Target audience').fill('Dog owners in London')
  await page.getByRole('button', { name: 'Research my market' }).click()

  await expect(page).toHaveURL(/\/features\/go-to-market\/market-research/)
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()
  await expect(page).toHaveURL(/\?run=/)
  await expect(page.getByLabel('Product Description')).toHaveValue(idea)

  // A reload shows the same run; it does not start another.
  const run = new URL(page.url()).searchParams.get('run')
  await page.reload()
  await expect(page.getByText(/competitors analyzed/i).first()).toBeVisible()
  expect(new URL(page.url()).searchParams.get('run')).toBe(run)
})

test('words that were typed before the page came to life are kept', async ({ page }) => {
  const isTyped = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Product idea').fill(idea)
  isTyped.resolve()
  await page.waitForSelector('html[data-hydrated]')
  await page.getByLabel('Target audience').fill('Dog owners in London')
  await expect(page.getByLabel('Product idea')).toHaveValue(idea)
})

test('the walk-through plays, stops and steps, and its screens cannot be reached', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const player = page.getByRole('figure', { name: 'Walk-through of a market research run' })
  await player.getByRole('button', { name: 'Play the two-minute walk-through' }).press('Enter')
  await expect(player.getByRole('button', { name: 'Pause' })).toBeFocused()
  await expect(player.locator('[inert]')).toContainText('Research Parameters')
  const position = player.getByRole('slider', { name: 'Position' })
  await expect(position).not.toHaveValue('0')
  await player.getByRole('button', { name: 'Pause' }).click()
  const stopped = await position.inputValue()
  await page.clock.runFor(1200)
  await expect(position).toHaveValue(stopped)

  await player.getByRole('button', { name: 'Next step' }).click()
  await expect(player.locator('[inert]')).toContainText('What was understood')
  await expect(position).toHaveValue('18')
  await page.getByRole('button', { name: /^Check what a claim rests on/ }).click()
  await expect(player.locator('[inert]')).toContainText('Value Proposition')
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await position.fill('119')
  await expect(player.locator('[inert]')).toContainText('Market positioning')
  await expect(player.getByRole('button', { name: 'Next step' })).toBeDisabled()
})

test('testimonials move on every three seconds, stand still under the pointer and stop on demand', async ({ page }) => {
  await page.clock.install()
  await open(page, '/')
  const carousel = page.locator('section[aria-roledescription="carousel"]')
  await carousel.scrollIntoViewIfNeeded()
  const count = carousel.getByText(/^\d \/ 6$/)
  await expect(count).toHaveText('2 / 6', { timeout: 5000 })
  await carousel.getByRole('list').hover()
  const held = await count.textContent()
  await page.clock.runFor(4000)
  await expect(count).toHaveText(held ?? '')
  await carousel.getByRole('button', { name: 'Pause the testimonials' }).click()
  await page.mouse.move(0, 0)
  const stopped = await count.textContent()
  await page.clock.runFor(4000)
  await expect(count).toHaveText(stopped ?? '')
  await carousel.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(count).not.toHaveText(stopped ?? '')
})

test('prices follow the period, and plans lead to their sign-up', async ({ page }) => {
  await open(page, '/')
  const pricing = page.locator('#pricing-section')
  await expect(pricing.getByText('$23')).toBeVisible()
  await expect(pricing.getByText('$79')).toBeVisible()
  await pricing.getByText('Yearly').click()
  await expect(pricing.getByText('$19')).toBeVisible()
  await expect(pricing.getByText('$65')).toBeVisible()
  await expect(pricing.getByText('Save 20%')).toBeVisible()
  await expect(pricing.getByText('Most Popular')).toBeVisible()
  for (const plan of ['free', 'starter&billing=yearly', 'pro&billing=yearly']) {
    await expect(pricing.locator(`a[href="/auth?mode=signup&plan=${plan}"]`)).toBeVisible()
  }
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself, and the walk-through shows stills', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    await expect(page.getByRole('button', { name: 'Play the quotes' })).toBeVisible()
    const carousel = page.locator('section[aria-roledescription="carousel"]')
    await page.clock.runFor(3500)
    await expect(carousel.getByText('1 / 6')).toBeVisible()
    await page.getByRole('button', { name: /^Describe the product/ }).click()
    const screen = page.getByRole('figure', { name: 'Walk-through of a market research run' }).locator('[inert]')
    await expect(screen).toContainText('Research Parameters')
    await expect(screen.getByText(/booking page for independent restaurants/).first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('50+ AI Agents Built for Product Managers')
    await expect(
      page.locator('#agents-showcase').getByRole('link', { name: 'Market Research', exact: true }),
    ).toBeVisible()
    await expect(
      page
        .locator('#demo-section')
        .getByText(/Two boxes, in your own words/)
        .first(),
    ).toBeVisible()
    const player = page.getByRole('figure', { name: 'Walk-through of a market research run' })
    await expect(player.getByText('Market Positioning')).toBeVisible()
    await expect(player.getByRole('button')).toHaveCount(0)
    await expect(page.locator('#pricing-section').getByText('$23')).toBeVisible()
    await expect(page.getByRole('table')).toContainText('API access')
  })
})
