import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Logo } from './logo.tsx'

test('is decoration of the size that is asked for, in the colours of the scheme', async () => {
  const { container } = await render(<Logo size={32} />)
  const mark = container.querySelector('svg')
  expect(mark?.getAttribute('aria-hidden')).toBe('true')
  expect(mark?.getBoundingClientRect().width).toBe(32)
  const fills = [...(mark?.querySelectorAll('path') ?? [])].map((path) => getComputedStyle(path).fill)
  expect(new Set(fills).size).toBe(2)
  expect(fills).not.toContain('rgb(0, 0, 0)')
})
