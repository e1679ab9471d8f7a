import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { ColorSchemeToggle } from './color-scheme-toggle.tsx'

test('names the colours that it switches to, and shows one picture in each', async () => {
  const { container, getByRole } = await render(<ColorSchemeToggle />)
  const shown = () => [...container.querySelectorAll('svg')].filter((svg) => svg.checkVisibility()).length
  const first = getByRole('button').element().getAttribute('aria-label')
  expect(first).toMatch(/^Switch to the (?:dark|light) colours$/)
  expect(shown()).toBe(1)
  await getByRole('button').click()
  await expect.element(getByRole('button')).not.toHaveAttribute('aria-label', first ?? '')
  expect(shown()).toBe(1)
  await getByRole('button').click()
  await expect.element(getByRole('button')).toHaveAttribute('aria-label', first ?? '')
})

test('can be pressed on a phone', async () => {
  expect(await flawsOnPhone(<ColorSchemeToggle />)).toEqual([])
})
