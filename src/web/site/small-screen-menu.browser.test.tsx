import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sitePages } from '#shared/site-links.ts'
import { renderAt } from '#tests/support/components/application.tsx'
import { SmallScreenMenu } from './small-screen-menu.tsx'

test('holds the pages of the site, and the ways in for whoever is not signed in', async () => {
  await page.viewport(320, 700)
  const screen = await renderAt('/about', <SmallScreenMenu signedIn={false} />)
  await screen.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Search' })).toBeVisible()
  const lines = () => page.getByRole('menuitem').elements()
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    'Search',
    ...sitePages.map(({ label }) => label),
    'Get Started',
    'Sign In',
  ])
  await page.getByRole('menuitem', { name: 'Get Started' }).click()
  await expect.element(screen.getByTestId('address')).toHaveTextContent('/features')
})

test('whoever is signed in has no ways in', async () => {
  await page.viewport(320, 700)
  const screen = await renderAt('/about', <SmallScreenMenu signedIn />)
  await screen.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Search' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Sign In' })).not.toBeInTheDocument()
})
