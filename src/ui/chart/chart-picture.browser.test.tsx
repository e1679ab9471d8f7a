import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { charts } from '#tests/support/components/a-chart.ts'
import ChartPicture from './chart-picture.tsx'

test.each(charts(['Spring', 'Summer', 'Autumn']))(
  'draws $kind as wide as its place, and again when that changes',
  async (chart) => {
    const box = (width: number) => (
      <div style={{ width, height: 240 }}>
        <ChartPicture chart={chart} />
      </div>
    )
    const { container, rerender } = await render(box(600))
    const drawn = () => container.querySelector('svg')?.getBoundingClientRect().width
    await expect.poll(drawn).toBe(600)
    expect(container.querySelectorAll('svg path').length).toBeGreaterThan(0)
    await rerender(box(280))
    await expect.poll(drawn).toBe(280)
  },
)

test('takes the colours of the scheme that the page turns to', async () => {
  const [chart] = charts(['Spring', 'Summer', 'Autumn'])
  if (!chart) throw new Error('no chart')
  const { container } = await render(
    <div style={{ width: 400, height: 240 }}>
      <ChartPicture chart={chart} />
    </div>,
  )
  const markup = () => container.querySelector('svg')?.innerHTML ?? ''
  await expect.poll(markup).not.toBe('')
  const light = markup()
  document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
  await expect.poll(markup).not.toBe(light)
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light')
})
