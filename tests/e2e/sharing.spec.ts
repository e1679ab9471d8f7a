import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type { AdministeredLink } from '#shared/api/share-links.ts'
import { pagePort } from '../../playwright.config.ts'
import { changeDatabase } from '../support/e2e-database.ts'
import { open, signUpByPage } from './open-page.ts'

async function finishedResult(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
}

/** The test browser's own name says that it is driven by a program, and those are not counted. */
const readersBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share this document' })

async function newLink(page: Page): Promise<string> {
  await dialog(page).getByRole('button', { name: 'Create link' }).click()
  const address = dialog(page).getByLabel('Your link')
  await expect(address).toHaveValue(/\/s\/[\w-]{32}$/)
  return new URL(await address.inputValue()).pathname
}

/** Where an element stands out of the page's width. */
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('a result is shared, read by a stranger, and taken back', async ({ page, browser, context }) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUpByPage(page)
  await finishedResult(page, '/features/launch-growth/analytics')
  const title = await page.locator('#result-title').textContent()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog(page).getByLabel('Who it is for').fill('For the board')
  const path = await newLink(page)
  await dialog(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(path)
  const row = dialog(page).getByRole('listitem', { name: 'For the board' })
  await expect(row).toContainText('Never opened')
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])

  const stranger = await browser.newContext({ colorScheme: 'dark', userAgent: readersBrowser })
  const reader = await stranger.newPage()
  const asked: string[] = []
  reader.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const refused: string[] = []
  reader.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await reader.goto(new URL(path, page.url()).href)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(reader.locator('.drawn img.dark.wide').first()).toBeVisible()
  await expect(reader.locator('.drawn img.light.wide').first()).toBeHidden()
  expect(asked.filter((each) => /\.js$|^\/api/.test(each))).toEqual([])
  expect(refused).toEqual([])
  expect((await new AxeBuilder({ page: reader }).analyze()).violations).toEqual([])
  await reader.setViewportSize({ width: 390, height: 800 })
  await expect(reader.locator('.drawn img.dark.narrow').first()).toBeVisible()
  expect(await tooWide(reader)).toBe(false)
  await reader.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(reader.locator('.drawn img.light.wide').first()).toBeVisible()
  await expect(reader.locator('.drawn img.dark.narrow').first()).toBeHidden()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(row).toContainText('Opened once')
  await row.getByRole('button', { name: 'Revoke' }).click()
  await row.getByRole('button', { name: 'Keep it' }).click()
  await row.getByRole('button', { name: 'Revoke' }).click()
  await row.getByRole('button', { name: 'Revoke for good' }).click()
  await expect(row).toHaveCount(0)
  const answer = await reader.reload()
  expect(answer?.status()).toBe(404)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing')
  await stranger.close()
})

test('a link with a password opens with it alone', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await signUpByPage(page)
  await finishedResult(page, '/features/discovery-validation/persona-generator')
  const title = (await page.locator('#result-title').textContent()) ?? ''
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog(page).getByLabel('Ask for a password').check()
  await dialog(page).getByRole('textbox', { name: 'Password of the link' }).fill('short')
  await dialog(page).getByRole('button', { name: 'Create link' }).click()
  await expect(dialog(page).getByText('Use at least 8 characters')).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Password of the link' }).fill('a sentence to share')
  await dialog(page).getByText('Only version 1').click()
  const path = await newLink(page)
  await expect(dialog(page).getByText('Version 1, with a password')).toBeVisible()

  const stranger = await browser.newContext()
  const reader = await stranger.newPage()
  await reader.goto(new URL(path, page.url()).href)
  await expect(reader.getByLabel('Password')).toBeFocused()
  expect(await reader.content()).not.toContain(title)
  expect((await new AxeBuilder({ page: reader }).analyze()).violations).toEqual([])
  await reader.getByLabel('Password').fill('a guess of mine')
  await reader.getByRole('button', { name: 'Open the document' }).click()
  await expect(reader.getByRole('alert')).toHaveText('The password is not right.')
  await reader.getByLabel('Password').fill('a sentence to share')
  await reader.getByRole('button', { name: 'Open the document' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await stranger.close()
})

test('a link that has expired opens nothing until its maker moves the end', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await signUpByPage(page)
  await finishedResult(page, '/features/discovery-validation/persona-generator')
  const title = (await page.locator('#result-title').textContent()) ?? ''
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog(page).getByLabel('Who it is for').fill('For a week')
  const path = await newLink(page)
  const runId = new URL(page.url()).searchParams.get('run')

  const phone = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const reader = await phone.newPage()
  await reader.goto(new URL(path, page.url()).href)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await changeDatabase(pagePort, `update share_links set expires_at = now() - interval '1 second' where run_id = $1`, [
    runId,
  ])
  expect((await reader.reload())?.status()).toBe(404)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing')
  expect(await reader.content()).not.toContain(title)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const row = dialog(page).getByRole('listitem', { name: 'For a week' })
  await expect(row).toContainText('Expired')
  await row.getByRole('button', { name: 'Change end' }).click()
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Open until')
  expect((await reader.reload())?.status()).toBe(200)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await phone.close()
})

test('a guest is asked to sign in', async ({ page }) => {
  await finishedResult(page, '/features/discovery-validation/market-research')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Create a free account to share a document.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('administrators see links a page at a time and revoke them; others read whose page it is', async ({ page }) => {
  await signUpByPage(page)
  await open(page, '/settings/links')
  await expect(page.getByRole('alert')).toHaveText('This page is for the administrators of this installation.')
  const link = (number: number): AdministeredLink => ({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    name: number === 1 ? 'the board' : '',
    version: number === 1 ? null : number,
    pinned: null,
    productId: null,
    protected: number === 2,
    createdAt: '2026-03-04T12:00:00Z',
    expiresAt: '2026-04-03T12:00:00Z',
    expired: number === 3,
    opens: number,
    lastOpenedAt: '2026-03-05T12:00:00Z',
    documentId: '00000000-0000-4000-8000-000000000009',
    title: `Roadmap ${number}: a booking page for independent restaurants`,
    agentId: 'roadmap-creation',
    maker: 'ada.with-a-long-name@departments.example.com',
  })
  const revoked: string[] = []
  await page.route('**/api/admin/links*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')
    const json = before ? { links: [link(3)], next: null } : { links: [link(1), link(2)], next: link(2).id }
    return route.fulfill({ json })
  })
  await page.route('**/api/admin/links/*', (route) => {
    revoked.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`)
    return route.fulfill({ status: 204 })
  })
  await page.reload()
  const rows = page.getByRole('listitem', { name: /^Roadmap/ })
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Older links' }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText(
    '“the board”, by ada.with-a-long-name@departments.example.com. Latest version. Open until Apr 3, 2026. Opened once',
  )
  await expect(rows.nth(2)).toContainText('Version 3. Expired Apr 3, 2026.')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await tooWide(page)).toBe(false)
  await rows.nth(1).getByRole('button', { name: 'Revoke' }).click()
  await rows.nth(1).getByRole('button', { name: 'Revoke for good' }).click()
  await expect(rows).toHaveCount(2)
  expect(revoked).toEqual([`DELETE /api/admin/links/${link(2).id}`])
})

test('a product is shared as a page of contents that leads to its documents', async ({ page, browser }) => {
  test.setTimeout(120_000)
  await signUpByPage(page)
  await finishedResult(page, '/features/discovery-validation/persona-generator')
  const title = (await page.locator('#result-title').textContent()) ?? ''
  await open(page, '/features/products')
  await page.getByRole('button', { name: /^Make .* a product$/ }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const shared = page.getByRole('dialog', { name: 'Share this product' })
  await shared.getByText('Only what is there today').click()
  await shared.getByRole('button', { name: 'Create link' }).click()
  const path = new URL(await shared.getByLabel('Your link').inputValue()).pathname
  await expect(shared.getByRole('listitem').first()).toContainText('1 document as it was then')
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([])

  const phone = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const reader = await phone.newPage()
  await reader.goto(new URL(path, page.url()).href)
  await expect(reader.getByRole('heading', { name: 'Discovery & Validation' })).toBeVisible()
  expect((await new AxeBuilder({ page: reader }).analyze()).violations).toEqual([])
  expect(await tooWide(reader)).toBe(false)
  await reader.getByRole('link', { name: title }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await reader.getByRole('link', { name: /^All documents of/ }).click()
  await expect(reader.getByRole('link', { name: title })).toBeVisible()
  await phone.close()
})
