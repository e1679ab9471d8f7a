import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { createAccount, open, signUpByPage } from './open-page.ts'

async function finishedPersonas(page: Page): Promise<void> {
  await open(page, '/features/discovery-validation/persona-generator')
  await page.getByRole('button', { name: 'Fill in an example' }).click()
  await page.locator('main form button[type=submit]:not([disabled])').click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible({ timeout: 30_000 })
}

async function shared(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this document' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = dialog.getByLabel('Your link')
  await expect(address).toHaveValue(/\/s\/[\w-]{32}$/)
  const { pathname } = new URL(await address.inputValue())
  await page.keyboard.press('Escape')
  return pathname
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Comments' })
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test('a block is commented on by keyboard, answered, resolved, edited and removed', async ({ page }) => {
  test.setTimeout(90_000)
  await signUpByPage(page)
  await finishedPersonas(page)
  await page.getByRole('button', { name: 'Comment', exact: true }).press('Enter')
  await expect(panel(page)).toContainText('Nothing is said yet.')
  expect(
    (await new AxeBuilder({ page }).include('aside[aria-labelledby=comments-title]').analyze()).violations,
  ).toEqual([])
  await panel(page).getByRole('button', { name: 'New comment' }).press('Enter')
  const blocks = page.getByRole('toolbar', { name: 'Blocks to comment on' })
  await expect(blocks.locator('button:focus')).toHaveCount(1)
  const before = await blocks.locator('button:focus').getAttribute('aria-label')
  await page.keyboard.press('ArrowDown')
  await expect(blocks.locator('button:focus')).not.toHaveAttribute('aria-label', before ?? '')
  const named = (await blocks.locator('button:focus').getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Enter')
  await panel(page).getByLabel('Your comment').fill('Where is this from?\nSee https://example.com/a <b>')
  await page.keyboard.press('Control+Enter')
  const thread = panel(page).getByRole('list', { name: 'Open threads' }).getByRole('listitem').first()
  await expect(thread).toContainText('See https://example.com/a <b>')
  await expect(thread.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '1 open thread' })).toBeVisible()
  const words = /“(.*?)…?”/.exec(named)?.[1] ?? ''
  const mark = page.getByRole('button', { name: /^1 comment on/ })
  await expect(mark).toHaveAttribute(
    'aria-label',
    new RegExp(words.slice(0, 20).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  )

  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByLabel('Your answer').fill('From the visit in May.')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByRole('button', { name: /^2 comments on/ })).toBeVisible()
  await thread.getByRole('button', { name: /^Actions for the comment “From the visit/ }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await thread.getByLabel('Your comment').fill('From the visit in June.')
  await thread.getByRole('button', { name: 'Save' }).click()
  await expect(thread).toContainText('From the visit in June.')
  await expect(thread).toContainText('edited')
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect(mark).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Resolved (1)' }).click()
  const resolved = panel(page).getByRole('list', { name: 'Resolved threads' })
  await expect(resolved).toContainText('Resolved by Ada Example')
  await resolved.getByRole('button', { name: 'Open again' }).click()
  await panel(page).getByRole('button', { name: 'Show open ones' }).click()
  for (const said of ['Where is this from', 'From the visit in June']) {
    await thread.getByRole('button', { name: new RegExp(`^Actions for the comment “${said}`) }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await expect(panel(page)).toContainText('Nothing is said yet.')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeFocused()
})

test('a reader signs in, asks back on a line with a phone, and both see what is said as it is said', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await signUpByPage(page)
  await finishedPersonas(page)
  const path = await shared(page)
  const origin = new URL(page.url()).origin

  const phone = await browser.newContext({ viewport: { width: 390, height: 800 }, hasTouch: true, colorScheme: 'dark' })
  const reader = await phone.newPage()
  await reader.goto(origin + path)
  await reader.getByRole('link', { name: 'Ask about a line' }).click()
  await expect(reader.getByRole('heading', { name: 'Ask about a line' })).toBeVisible()
  const asking = reader.url()
  const signIn = reader.getByRole('link', { name: 'Sign In' }).last()
  await expect(signIn).toHaveAttribute('href', new RegExp(`next=${encodeURIComponent(new URL(asking).pathname)}`))
  await createAccount(reader, origin)
  await open(reader, asking)
  await expect(reader.getByText('Read it without comments')).toBeVisible()
  await reader.getByRole('button', { name: 'Comment', exact: true }).tap()
  await panel(reader).getByRole('button', { name: 'New comment' }).tap()
  const line = reader.getByRole('toolbar', { name: 'Blocks to comment on' }).getByRole('button').nth(3)
  await line.tap()
  await panel(reader).getByLabel('Your comment').fill('Is this a person you have met?')
  await panel(reader).getByRole('button', { name: 'Comment', exact: true }).tap()
  await expect(panel(reader).getByRole('list', { name: 'Open threads' })).toContainText('a person you have met')
  expect(await tooWide(reader)).toBe(false)
  expect((await new AxeBuilder({ page: reader }).analyze()).violations).toEqual([])

  // The owner's page learns of it by itself.
  await expect(page.getByRole('button', { name: /^1 open thread/ })).toContainText('1 new')
  await page.getByRole('button', { name: /new ones among them/ }).click()
  const thread = panel(page).getByRole('list', { name: 'Open threads' }).getByRole('listitem').first()
  await expect(thread).toContainText('Readers of the link see this.')
  await expect(thread.getByText('New', { exact: true })).toBeVisible()
  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByLabel('Your answer').fill('@Ada')
  await thread.getByRole('button', { name: '@Ada Example' }).click()
  await expect(thread.getByLabel('Your answer')).toHaveValue('@Ada Example ')
  await thread.getByLabel('Your answer').fill('@Ada Example twice, in May.')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await expect(panel(reader)).toContainText('twice, in May.')
  await expect(page.getByRole('button', { name: /^1 open thread/ })).not.toContainText('new')

  // Without an account nothing of it is read.
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(origin + path)
  await expect(stranger.locator('body')).not.toContainText('a person you have met')

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this document' })
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await dialog.getByRole('button', { name: 'Revoke for good' }).click()
  await expect(dialog.getByRole('button', { name: 'Revoke' })).toHaveCount(0)
  await reader.reload()
  await expect(reader.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible()
  await phone.close()
})
