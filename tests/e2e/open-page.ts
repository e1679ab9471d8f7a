import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expiryOf } from '#web/session/access-token.ts'
import type { Session } from '#web/session/session.ts'
import { sessionKey } from '#web/session/session-store.ts'

/** What the accounts made here sign in with. */
export const pagePassword = 'correct horse battery'

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-hydrated]')
}

/**
 * Creates an account by the interface and signs the browser in as the page does, which takes a tenth of the time of the form.
 * The page is on no page of ours afterwards: open one. Returns the address.
 */
export async function createAccount(page: Page, origin = '', email = `${randomUUID()}@example.com`): Promise<string> {
  const data = { email, password: pagePassword, name: 'Ada Example', firstName: 'Ada', lastName: 'Example' }
  const answer = await page.request.post(`${origin}/api/auth/sign-up/email`, { data })
  expect(answer.status()).toBe(200)
  const { user } = (await answer.json()) as { user: { id: string } }
  const sessionToken = answer.headers()['set-auth-token'] ?? ''
  const token = await page.request.get(`${origin}/api/auth/token`, {
    headers: { authorization: `Bearer ${sessionToken}` },
  })
  const { token: accessToken } = (await token.json()) as { token: string }
  const session: Session = {
    sessionToken,
    accessToken,
    expiresAt: expiryOf(accessToken),
    user: { id: user.id, email, firstName: 'Ada', anonymous: false },
  }
  // Local storage can be set only from a page of the origin; robots.txt runs no script.
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    JSON.stringify(session),
  ] as const)
  return email
}

/** Creates an account through the page; ends in the workspace. Returns the address. For tests of what stands around signing up. */
export async function signUpByPage(page: Page, origin = ''): Promise<string> {
  await open(page, `${origin}/auth?mode=signup`)
  const email = await signUpHere(page)
  await expect(page).toHaveURL(/\/features/)
  return email
}

/** Fills in the sign-up form of the page that is open and sends it. Returns the address. */
export async function signUpHere(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(pagePassword)
  await page
    .locator('form')
    .getByRole('button', { name: /create|sign up/i })
    .click()
  return email
}

/** Fills in the sign-in form of the page that is open and sends it. */
export async function fillSignIn(page: Page, email: string, password = pagePassword): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
}

/** Signs out by the avatar's menu. */
export async function signOutByPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out successfully')).toBeVisible()
}

/** Opens the form again that a finished result has folded to one line. */
export async function editForm(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'What this result was made from' })
    .getByRole('button', { name: 'Edit' })
    .click()
}

/** Unfolds what was understood, where it is one line. */
export async function openUnderstood(page: Page): Promise<void> {
  const line = page.getByRole('button', { name: /^What was understood/ })
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
}
