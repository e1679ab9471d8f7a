import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ChartBlock } from '#shared/document/block.ts'
import { charts } from '#tests/support/components/a-chart.ts'
import { flawsOnPhone } from '#tests/support/components/on-a-phone.tsx'
import { arabic, longWord } from '#tests/support/components/words.ts'
import { ChartFigure } from './chart-figure.tsx'

const figures = (labels: readonly [string, string, string], title: string): ChartBlock[] =>
  charts(labels).map((chart) => ({ type: 'chart', title, description: title, chart }))

test.each(figures(['Spring', 'Summer', 'Autumn'], 'Sold'))(
  '$chart.kind has its numbers as a table behind a press',
  async (block) => {
    const screen = await render(<ChartFigure block={block} />)
    await expect.element(screen.getByRole('figure', { name: 'Sold' })).toBeVisible()
    await screen.getByText('Show the numbers').click()
    await expect.element(screen.getByRole('table', { name: 'Sold' })).toBeVisible()
    await expect.element(screen.getByRole('table')).toMatchTextContent('20')
  },
)

test('long names and Arabic have room on a phone', async () => {
  const blocks = figures([longWord(60), arabic, 'Autumn'], `Sold ${longWord(60)}`)
  const flaws = await flawsOnPhone(blocks.map((block) => <ChartFigure key={block.chart.kind} block={block} />))
  expect(flaws).toEqual([])
})
