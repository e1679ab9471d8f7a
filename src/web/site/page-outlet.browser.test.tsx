import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { forgiveComplaints } from '#tests/support/components/complaints.ts'
import { PageOutlet } from './page-outlet.tsx'

function Broken(): never {
  throw new Error('cannot be drawn')
}

test('a page that fails leaves the frame, and another page is drawn', async () => {
  forgiveComplaints(/cannot be drawn/)
  const frame = (
    <>
      <Link to="/good">Good page</Link>
      <PageOutlet />
    </>
  )
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/bad', element: <Broken /> },
          { path: '/good', element: <h1>Good</h1> },
        ],
      },
    ],
    { initialEntries: ['/bad'] },
  )
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('An unexpected error occurred')
  await screen.getByRole('link', { name: 'Good page' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Good' })).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
