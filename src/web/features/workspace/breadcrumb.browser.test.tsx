import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { Breadcrumb } from './breadcrumb.tsx'

test('leads to the pages above; the page itself is named and no link', async () => {
  const screen = await render(
    <MemoryRouter>
      <Breadcrumb crumbs={[{ label: 'Agents', to: '/features' }, { label: 'Market Research' }]}>
        <a href="/elsewhere">Another way out</a>
      </Breadcrumb>
    </MemoryRouter>,
  )
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(trail.getByRole('link', { name: 'Agents' })).toHaveAttribute('href', '/features')
  await expect.element(trail.getByText('Market Research')).toHaveAttribute('aria-current', 'page')
  expect(trail.getByRole('link').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('link', { name: 'Another way out' })).toBeVisible()
})

test('fits a phone with long names', async () => {
  const crumbs = [
    { label: arabic, to: '/features' },
    { label: 'Products', to: '/features/products' },
  ]
  const part = (
    <MemoryRouter>
      <Breadcrumb crumbs={[...crumbs, { label: longWord(60) }]} />
    </MemoryRouter>
  )
  expect(await flawsOnPhone(part)).toEqual([])
})
