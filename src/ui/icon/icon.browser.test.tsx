import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Icon, iconNames } from './icon.tsx'

test('each draws something within its box', async () => {
  const { container } = await render(iconNames.map((name) => <Icon key={name} name={name} />))
  const drawings = [...container.querySelectorAll('svg')]
  expect(drawings).toHaveLength(iconNames.length)
  const isInside = ({ x, y, width, height }: DOMRect) => x >= 0 && y >= 0 && x + width <= 24 && y + height <= 24
  const wrong = drawings.flatMap((svg, at) =>
    svg.childElementCount > 0 && isInside(svg.getBBox()) ? [] : iconNames[at],
  )
  expect(wrong).toEqual([])
})

test('is decoration of a size that grows with the text, and an unknown name is the compass', async () => {
  const { container } = await render(
    <>
      <Icon name="compass" size={16} />
      <Icon name="no-such-icon" size={16} />
    </>,
  )
  const [known, unknown] = container.querySelectorAll('svg')
  expect(unknown?.innerHTML).toBe(known?.innerHTML)
  expect(known?.getAttribute('width')).toBe('1rem')
  expect(known?.getAttribute('aria-hidden')).toBe('true')
})

test('what shows a direction of reading turns round from right to left', async () => {
  document.documentElement.dir = 'rtl'
  const { container } = await render(
    <>
      <Icon name="arrow-right" />
      <Icon name="clock" />
    </>,
  )
  expect([...container.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).scale)).toEqual(['-1 1', 'none'])
})
