import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { longWord } from '#tests/support/components/words.ts'
import { ButtonLink } from './button-link.tsx'

const pages = (label: string) =>
  createMemoryRouter([
    { path: '/', element: <ButtonLink to="/plans">{label}</ButtonLink> },
    { path: '/plans', element: <h1>Plans</h1> },
  ])

test('is a link that the keyboard follows within the application', async () => {
  const screen = await render(<RouterProvider router={pages('See plans')} />)
  await expect.element(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/plans')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Plans' })).toBeVisible()
})

test('holds a long label on a phone', async () => {
  expect(
    await flawsOnPhone(
      <RouterProvider router={pages(`See the ${longWord(24)} of everybody who follows this product`)} />,
    ),
  ).toEqual([])
})
