import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { ScrollRegion } from './scroll-region.tsx'

const wide = (
  <ScrollRegion label="Prices by plan" style={{ overflowX: 'auto' }}>
    <div style={{ width: '60rem' }}>Wide</div>
  </ScrollRegion>
)

test('takes the focus under its name, and arrows move it', async () => {
  const screen = await render(<div style={{ width: '20rem' }}>{wide}</div>)
  const region = screen.getByRole('region', { name: 'Prices by plan' })
  await userEvent.keyboard('{Tab}')
  await expect.element(region).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0)
})

test('keeps what is wide from widening the page of a phone', async () => {
  expect(await flawsOnPhone(wide)).toEqual([])
})
