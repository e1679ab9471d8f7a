import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgiveComplaints } from '#tests/support/components/complaints.ts'
import { flawsOf } from '#tests/support/components/flaws.ts'
import { ErrorPage } from './error-page.tsx'

const failing = (error: unknown) =>
  createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw error
      },
      element: <p>Never drawn</p>,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <p>Loading</p>,
    },
  ])

test('says nothing of the error itself, and offers to reload and to go home', async () => {
  forgiveComplaints(/.*/)
  await page.viewport(320, 700)
  const screen = await render(<RouterProvider router={failing(new Error('secret detail'))} />)
  await expect.element(screen.getByRole('heading', { name: 'An unexpected error occurred' })).toBeVisible()
  expect(screen.container.textContent).not.toContain('secret')
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(flawsOf(screen.container)).toEqual([])
})

test('an address that leads nowhere is no error', async () => {
  forgiveComplaints(/.*/)
  const screen = await render(<RouterProvider router={failing(new Response('', { status: 404 }))} />)
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
