import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { linkInFile } from '#tests/support/mailbox.ts'
import { authenticatorCode } from '#tests/support/second-factor.ts'
import { pagePort } from '../../playwright.config.ts'
import { inFullOnly } from './in-full-only.ts'
import { createAccount, fillSignIn, open, pagePassword, signOutByPage, signUpByPage } from './open-page.ts'

/** The path of the link that was mailed to an address. */
async function mailedPath(email: string, mode: 'reset' | 'verify'): Promise<string> {
  await expect.poll(() => linkInFile(pagePort, email, mode)).not.toBe(null)
  const link = new URL(linkInFile(pagePort, email, mode) ?? '')
  return link.pathname + link.search
}

async function switchOn(page: Page): Promise<{ totpUri: string; codes: string[] }> {
  await open(page, '/settings/account')
  const card = page.getByRole('region', { name: 'Two-factor authentication' })
  await card.getByRole('button', { name: 'Set Up' }).click()
  await card.getByLabel(/^Your password/).fill(pagePassword)
  await card.getByRole('button', { name: 'Go On' }).click()
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await card.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/).textContent()) ?? ''
  const totpUri = `otpauth://totp/x?secret=${secret.replaceAll(' ', '')}`
  await card.getByLabel(/^Code from the app/).fill(await authenticatorCode(totpUri))
  await card.getByRole('button', { name: 'Turn On' }).click()
  const list = card.getByRole('list', { name: 'Recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allTextContents()
  return { totpUri, codes }
}

test('a forgotten password: link, new password, sign in with it', async ({ page }) => {
  const email = await signUpByPage(page)
  await signOutByPage(page)
  await open(page, '/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible()

  const path = await mailedPath(email, 'reset')
  await open(page, path)
  await page.getByLabel(/^New password/).fill('password2026')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByText(/avoid well-known passwords/)).toBeVisible()
  await page.getByLabel(/^New password/).fill('a longer phrase, new')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByText('Your password was changed. Sign in with it.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await fillSignIn(page, email, 'a longer phrase, new')
  await expect(page).toHaveURL(/\/features/)

  await open(page, path)
  await page.getByLabel(/^New password/).fill('yet another phrase')
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByText('This link has expired or was used before.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
})

test('the link of the first mail confirms the address', async ({ page }) => {
  const email = await createAccount(page)
  await open(page, '/settings/account')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await open(page, await mailedPath(email, 'verify'))
  await expect(page.getByText('Thank you. Your email address is confirmed.')).toBeVisible()
  await open(page, '/settings/account')
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await open(page, '/auth?mode=verify&token=broken')
  await expect(page.getByText('This link has expired or was used before.')).toBeVisible()
})

test('the second factor: on, asked for, answered by app and by recovery code', async ({ page }) => {
  test.slow()
  const email = await createAccount(page)
  const { totpUri, codes } = await switchOn(page)
  const card = page.getByRole('region', { name: 'Two-factor authentication' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(codes[9])
  await card.getByRole('button', { name: 'I Have Saved Them' }).click()
  await expect(card.getByText('On', { exact: true })).toBeVisible()
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0)
  // The session was exchanged under the page; it goes on.
  await page.getByRole('button', { name: 'Save Names' }).click()
  await expect(page.getByText('Names saved')).toBeVisible()

  await signOutByPage(page)
  await open(page, '/auth?next=/settings/account')
  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await page.getByLabel(/^Code/).fill('000000')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Authentication Error')).toBeVisible()
  await expect(page.getByText('That code is not right. Codes change every 30 seconds.').first()).toBeVisible()
  // A reload keeps the challenge.
  await page.reload()
  await page.waitForSelector('html[data-hydrated]')
  await page.getByLabel(/^Code/).fill(await authenticatorCode(totpUri))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/settings\/account/)

  await signOutByPage(page)
  await open(page, '/auth')
  await fillSignIn(page, email)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel(/^Recovery code/).fill(codes[4] ?? '')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/features/)

  await open(page, '/settings/account')
  await card.getByRole('button', { name: 'Turn Off' }).click()
  await card.getByLabel(/^Your password/).fill(pagePassword)
  await card.getByRole('button', { name: 'Turn Off' }).click()
  await expect(card.getByText('Off', { exact: true })).toBeVisible()
})

test('a challenge that nobody started leads back to sign-in', async ({ page }) => {
  await open(page, '/auth?mode=challenge')
  await page.getByLabel(/^Code/).fill('123456')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('This sign-in took too long. Please sign in again.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('signing out and in is followed by the other tab', async ({ page, context }) => {
  const email = await signUpByPage(page)
  const other = await context.newPage()
  await open(other, '/features')
  await expect(other.getByRole('button', { name: /your account/ })).toBeVisible()
  const third = await context.newPage()
  await open(third, '/settings/account')
  await expect(third.getByText('This device')).toBeVisible()
  await signOutByPage(page)
  await expect(other.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(other.getByRole('button', { name: /your account/ })).toHaveCount(0)
  await expect(third.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await open(page, '/auth')
  await fillSignIn(page, email)
  await expect(other.getByRole('button', { name: /your account/ })).toBeVisible()
  await expect(third.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
})

test('sessions: one ended from another device, then all', async ({ page, browser }) => {
  const email = await signUpByPage(page)
  const phone = await (await browser.newContext()).newPage()
  await open(phone, '/auth')
  await fillSignIn(phone, email)
  await expect(phone).toHaveURL(/\/features/)
  await open(page, '/settings/account')
  const card = page.getByRole('region', { name: 'Sessions' })
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await card.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await open(phone, '/settings/account')
  // The page that was open may have heard of the end before it was left: then the next one begins with signing in.
  await expect(phone.getByRole('heading', { name: /^(?:You are signed out|Sign in)$/ })).toBeVisible()
  await card.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await card.getByRole('button', { name: 'Stay Signed In' }).click()
  await card.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await card.getByRole('button', { name: 'Sign Out on All Devices' }).click()
  await expect(page.getByText('Signed out on all devices')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await phone.context().close()
})

test('names, password, export and deletion on the account page', async ({ page }) => {
  const email = await signUpByPage(page)
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/settings\/account/)
  await page.getByLabel(/^First name/).fill('')
  await page.getByRole('button', { name: 'Save Names' }).click()
  await expect(page.getByText('Please enter your first name')).toBeVisible()
  await page.getByLabel(/^First name/).fill('Augusta')
  await page.getByRole('button', { name: 'Save Names' }).click()
  await expect(page.getByText('Names saved')).toBeVisible()

  await page.getByLabel(/^Current password/).fill('not the password')
  await page.getByLabel(/^New password/).fill(email)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText(/leave out your email address/)).toBeVisible()
  await page.getByLabel(/^New password/).fill('a longer phrase, new')
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('The password is not right.')).toBeVisible()
  await expect(page.getByLabel(/^New password/)).toHaveValue('a longer phrase, new')
  await page.getByLabel(/^Current password/).fill(pagePassword)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password changed. All other sessions were signed out.')).toBeVisible()

  await expect(page.getByText('API keys come with the Pro plan.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the Pro Plan' })).toHaveAttribute('href', '/payment?plan=pro')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^pm-pilot-data-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    account: { email, first_name: 'Augusta' },
  })

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const card = page.getByRole('region', { name: 'Delete account' })
  await card.getByLabel(/^Type your email/).fill(email)
  await card.getByLabel(/^Your password/).fill('a longer phrase, new')
  await card.getByRole('button', { name: 'Delete for Good' }).click()
  await expect(page.getByText('Your account was deleted')).toBeVisible()
  await open(page, '/auth')
  await fillSignIn(page, email, 'a longer phrase, new')
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
})

test('sign-up says so, keeps a paid plan, and /auth sends on who is signed in', async ({ page }) => {
  await open(page, '/auth?mode=signup&plan=pro')
  await expect(page.getByText('Selected plan')).toBeVisible()
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please enter your first name')).toBeVisible()
  const email = `${crypto.randomUUID()}@example.com`
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill('12345678')
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(/Choose a stronger password/)).toBeVisible()
  await page.getByLabel(/^Password/).fill(pagePassword)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'text')
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/payment\?plan=pro&trial=true$/)
  await open(page, '/auth')
  await expect(page).toHaveURL(/\/features$/)
  // The address changes before the page does, and a press on the header that goes is lost with it.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible()
  await expect(page.getByRole('button', { name: /your account/ })).toHaveText(email.slice(0, 2).toUpperCase())
  await page.getByRole('button', { name: /your account/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Settings', 'Account', 'Sign out'])
  await expect(page.getByText(email)).toBeVisible()
})

test('a sign-out that fails says so and keeps the session', async ({ page }) => {
  await signUpByPage(page)
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByText('Failed to sign out')).toBeVisible()
  await expect(page.getByRole('button', { name: /your account/ })).toBeVisible()
})

test('without a session the account page asks to sign in and leads back', async ({ page }) => {
  const email = await signUpByPage(page)
  await signOutByPage(page)
  await open(page, '/settings/account')
  await expect(page).toHaveURL(/\/auth\?next=/)
  await fillSignIn(page, email)
  await expect(page).toHaveURL(/\/settings\/account$/)
})

test('API keys: made on Pro, shown once, used, listed, revoked', async ({ page }) => {
  await createAccount(page)
  await open(page, '/settings/account')
  const card = page.getByRole('region', { name: 'API keys' })
  await expect(card.getByText('API keys come with the Pro plan.')).toBeVisible()
  await open(page, '/payment?plan=pro')
  await page.getByRole('button', { name: 'Pay $79/month' }).click()
  await expect(page).toHaveURL(/\/features/)

  await open(page, '/settings/account')
  await card.getByRole('button', { name: 'Create Key' }).click()
  await expect(card.getByText('Please name the key after what will use it')).toBeVisible()
  await card.getByLabel(/^Name of a new key/).fill('Monday numbers')
  await card.getByRole('button', { name: 'Create Key' }).click()
  const key = (await card.getByText(/^pmp_\w{64}$/).textContent()) ?? ''
  expect((await new AxeBuilder({ page }).include('#api-keys').analyze()).violations).toEqual([])
  const usage = await page.request.get('/api/usage', { headers: { 'x-api-key': key } })
  expect(await usage.json()).toMatchObject({ plan: 'Pro' })
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(card.getByText(key)).toHaveCount(0)
  await page.reload()
  await expect(card.getByRole('listitem')).toContainText('Monday numbers')
  await expect(card.getByRole('listitem')).toContainText('last used')
  await card.getByRole('button', { name: 'Revoke Monday numbers' }).click()
  await expect(card.getByText('Monday numbers')).toHaveCount(0)
  expect((await page.request.get('/api/usage', { headers: { 'x-api-key': key } })).status()).toBe(401)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    const account = inFullOnly(colorScheme !== 'dark')
    test('the account page has no violation and no sideways scrolling in any state', account, async ({ page }) => {
      test.slow()
      await createAccount(page)
      const check = async () => {
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 })
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        }
      }
      await switchOn(page)
      await check()
      await page.getByRole('button', { name: 'I Have Saved Them' }).click()
      await page.getByRole('button', { name: 'New Recovery Codes' }).click()
      await page.getByRole('button', { name: 'Make New Codes' }).click()
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await page.getByRole('button', { name: 'Delete for Good' }).click()
      await check()
    })

    test('the steps of /auth have no violation', inFullOnly(colorScheme !== 'light'), async ({ page }) => {
      const check = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await open(page, '/auth?mode=forgot')
      await page.getByRole('button', { name: 'Send Link' }).click()
      await expect(page.getByText('Please enter your email')).toBeVisible()
      await check()
      await page.getByLabel('Email').fill('ada@example.com')
      await page.getByRole('button', { name: 'Send Link' }).click()
      await expect(page.getByText(/is on its way/)).toBeVisible()
      await check()
      await open(page, '/auth?mode=reset')
      await expect(page.getByText('This link has expired or was used before.')).toBeVisible()
      await check()
      await open(page, '/auth?mode=verify&token=broken')
      await expect(page.getByText('This link has expired or was used before.')).toBeVisible()
      await check()
    })
  })
}
