import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { ScatterPicture } from './scatter-picture.tsx'

const chart = (labels: readonly string[]) => ({
  kind: 'scatter' as const,
  x: { label: 'Effort', min: 0, max: 10 },
  y: { label: 'Value', min: 0, max: 10, low: 'low', high: 'high' },
  parts: { x: 5, y: 5 },
  points: labels.map((label, at) => ({ label, x: at * 2, y: 9 - at * 2, highlight: at === 0 })),
})

test('is laid out for the width of its place, with a mark for each point', async () => {
  const { container } = await render(
    <div style={{ width: 420 }}>
      <ScatterPicture chart={chart(['A', 'B', 'C'])} />
    </div>,
  )
  await expect.poll(() => container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]).toBe('420')
  expect([...container.querySelectorAll('title')].map((title) => title.textContent)).toHaveLength(3)
})

test('keeps its words for the eyes: the numbers beside it are for everybody', async () => {
  const { container } = await render(<ScatterPicture chart={chart(['A'])} />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test('long names and Arabic do not widen a phone', async () => {
  expect(await flawsOnPhone(<ScatterPicture chart={chart([longWord(60), arabic, 'C'])} />)).toEqual([])
})
