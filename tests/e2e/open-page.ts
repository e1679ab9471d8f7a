import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** Opens an address and waits until the page answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForSelector('html[data-hydrated]')
}

/** Creates an account through the page; ends in the workspace. Returns the address. */
export async function signUpByPage(page: Page, origin = ''): Promise<string> {
  const email = `${randomUUID()}@example.com`
  await open(page, `${origin}/auth?mode=signup`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill('correct horse battery')
  await page
    .locator('form')
    .getByRole('button', { name: /create|sign up/i })
    .click()
  await expect(page).toHaveURL(/\/features/)
  return email
}

/** What {@link signUpByPage} chooses. */
export const pagePassword = 'correct horse battery'

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
