import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { createAccount, editForm, open, openUnderstood } from './open-page.ts'

const research = '/features/go-to-market/market-research'
const clear = 'An app that helps dog owners find a trusted sitter within walking distance for one afternoon.'

const card = (page: Page) => page.getByRole('form', { name: /before writing$/ })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Market Research' })
const done = (page: Page) => expect(page.getByRole('button', { name: 'Export' })).toBeVisible()

async function fill(page: Page, description: string, audience = 'everybody') {
  await page.getByLabel('Product Description').fill(description)
  await page.getByLabel('Target Audience').fill(audience)
}

/** Runs and products of the page's user, by the page's own session. */
function kept<Kind extends 'runs' | 'products'>(page: Page, kind: Kind): Promise<Record<string, unknown>[]> {
  return page.evaluate(async (what) => {
    const session = JSON.parse(
      localStorage.getItem('pm-pilot.session') ?? sessionStorage.getItem('pm-pilot.session') ?? 'null',
    )
    if (!session) return []
    const answer = await fetch(`/api/${what}`, { headers: { authorization: `Bearer ${session.accessToken}` } })
    return ((await answer.json()) as Record<string, Record<string, unknown>[]>)[what] ?? []
  }, kind)
}

const isClean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

test('an unsure brief is asked before a use is spent, answered by keyboard, and the answers stay with the product', async ({
  page,
}) => {
  await createAccount(page)
  await open(page, research)
  await fill(page, 'Habit tracker')
  await page.getByLabel('Target Audience').press('Control+Enter')
  await expect(card(page)).toBeFocused()
  await expect(card(page)).toHaveAccessibleName('One question before writing')
  await expect(card(page)).toHaveAccessibleDescription(/Nothing has been used yet/)
  await expect(page.getByRole('status').filter({ hasText: 'Questions before writing' })).toBeAttached()
  const who = card(page).getByRole('group', { name: 'Who is it for first?' })
  await expect(who.getByRole('button')).toHaveCount(4)
  for (const button of await card(page).getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await isClean(page)
  expect(await kept(page, 'runs')).toEqual([])

  const first = who.getByRole('button').first()
  const answer = (await first.textContent()) ?? ''
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(await kept(page, 'runs')).toEqual([])

  await card(page).getByRole('button', { name: 'Write with these answers' }).press('Enter')
  await expect(card(page)).toBeHidden()
  await done(page)
  await openUnderstood(page)
  await expect(page.getByRole('button', { name: /^Who\b.*corrected/ })).toBeVisible()
  expect(await kept(page, 'runs')).toHaveLength(1)
  expect(await kept(page, 'products')).toMatchObject([
    { description: 'Habit tracker', reading: { who: answer }, revision: 1 },
  ])

  // The next agent knows: the same words are the same product.
  await open(page, '/features/discovery-validation/persona-generator')
  await fill(page, 'Habit tracker')
  await page.getByRole('button', { name: 'Generate Personas' }).click()
  await done(page)
  await openUnderstood(page)
  await expect(page.getByRole('button', { name: /^Who\b.*corrected/ })).toBeVisible()
})

test('Escape and an edit put the questions away; Write anyway writes without answers', async ({ page }) => {
  await createAccount(page)
  await open(page, research)
  await fill(page, 'Habit tracker')
  await generate(page).click()
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(page.getByLabel('Product Description')).toBeFocused()
  await generate(page).click()
  await expect(card(page)).toBeVisible()
  await page.getByLabel('Target Audience').fill('anybody')
  await expect(card(page)).toBeHidden()
  await generate(page).click()
  await card(page).getByRole('button', { name: 'Write anyway' }).click()
  await done(page)
  expect(await kept(page, 'runs')).toHaveLength(1)
  expect(await kept(page, 'products')).toEqual([])
})

test('words that say nothing are asked back, in their own words, also of a guest', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, research)
  for (const nothing of ['asdf', '...', 'test']) {
    await fill(page, nothing, nothing)
    await generate(page).click()
    await expect(card(page)).toHaveAccessibleDescription(/too little to write about/)
  }
  await isClean(page)
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)
  expect(await kept(page, 'runs')).toEqual([])
  await expect(card(page).getByRole('button', { name: 'Write with these answers' })).toBeDisabled()
  await card(page)
    .getByRole('textbox', { name: /^What does it do\?/ })
    .fill('lets dog owners find a sitter for one afternoon')
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await expect(card(page).getByRole('textbox', { name: /^What does it do\?/ })).toHaveValue(/dog owners/)
  await card(page).getByRole('button', { name: 'Write with these answers' }).click()
  await done(page)
  expect(await kept(page, 'runs')).toHaveLength(1)
})

test('clear briefs and examples are not asked, and a reading that fails starts the run', async ({ page }) => {
  await createAccount(page)
  await open(page, research)
  let read = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/read')) read += 1
  })
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await generate(page).click()
  await done(page)
  expect(read).toBe(0)
  await editForm(page)
  await fill(page, clear, 'Dog owners in London')
  await generate(page).click()
  await expect.poll(async () => (await kept(page, 'runs')).length).toBe(2)
  expect(read).toBe(1)
  await expect(card(page)).toHaveCount(0)
  await done(page)

  for (const [times, fails] of [
    [3, { status: 429, body: '{"error":"Too many","code":"TOO_MANY_REQUESTS"}' }],
    [4, null],
  ] as const) {
    await page.unroute('**/api/read')
    await page.route('**/api/read', (route) => (fails ? route.fulfill(fails) : route.abort()))
    await editForm(page)
    await fill(page, 'Habit tracker', `people in group ${times}`)
    await generate(page).click()
    await expect.poll(async () => (await kept(page, 'runs')).length).toBe(times)
    await expect(card(page)).toHaveCount(0)
    await done(page)
  }
})

test('the panel puts right name and features, and is one row on a phone', async ({ page }) => {
  await createAccount(page)
  await open(page, '/features/discovery-validation/product-prd-generator')
  const idea =
    'Covers is a booking page for restaurants: guests join a waitlist, pay a deposit of 20 euro and get a reminder.'
  await page.getByRole('textbox', { name: 'Product Idea' }).fill(idea)
  await page.getByRole('button', { name: 'Generate PRD' }).click()
  await done(page)
  await openUnderstood(page)
  await page.getByRole('button', { name: /^Name\b.*correct it/ }).click()
  await page.getByLabel('What is it called?').fill('Tablewise')
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(page.getByRole('button', { name: /^What was understood Tablewise/ })).toBeVisible()
  await done(page)
  await openUnderstood(page)
  await expect(page.getByRole('button', { name: /^Name\b.*Tablewise corrected/ })).toBeVisible()

  await page.getByRole('button', { name: /^Named\b.*correct it/ }).click()
  const clause = page.getByRole('checkbox').last()
  await expect(clause).toBeChecked()
  const words = (await page.locator('label:has(input[type=checkbox])').last().textContent()) ?? ''
  await clause.uncheck()
  await isClean(page)
  const before = page.url()
  await page.getByRole('button', { name: 'Run again' }).click()
  await expect(page).not.toHaveURL(before)
  await done(page)
  await openUnderstood(page)
  await expect(page.getByRole('button', { name: /^Named\b.*corrected/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Named\b/ })).not.toContainText(words.trim())
  expect(await kept(page, 'products')).toMatchObject([
    { reading: { name: 'Tablewise', notMeant: expect.any(String) }, revision: 2 },
  ])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await done(page)
  const folded = page.getByRole('button', { name: /^What was understood Tablewise/ })
  await expect(folded).toHaveAttribute('aria-expanded', 'false')
  const box = await page.getByRole('region', { name: 'What was understood' }).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(48)
})
