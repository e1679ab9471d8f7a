import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SeriesChart } from '#shared/document/block.ts'
import { ChartFigure } from './chart-figure.tsx'

const waterfall = (labels: readonly string[], values: readonly number[]): SeriesChart => ({
  kind: 'waterfall',
  labels,
  series: [{ name: 'Orders', values }],
})
const few = waterfall(['before', 'mix of channel', 'within groups', 'since'], [120, -32, -7, 81])
const many = waterfall(
  ['before', 'Paid search', 'Newsletter', 'Partners', 'Organic', 'Direct', 'others', 'after'],
  [120, -30, 12, -8, 4, -20, 10, 88],
)
const belowNothing = waterfall(['before', 'South', 'North', 'West', 'after'], [-5, -10, -2, 30, 13])

/** Pixels by which a bar may miss what it belongs to: an edge is drawn on a whole one. */
const near = 1
const missed = (a: number, b: number) => Math.abs(a - b) > near

interface Drawn {
  /** Where a name ends or has its middle, and where a value has its middle. */
  at: number
  text: string
}

/** The place that a text is set at: the middle of one that lies, the end of one that stands aslant. */
function textsOf(svg: SVGElement): Drawn[] {
  const left = svg.getBoundingClientRect().left
  return [...svg.querySelectorAll('text')].map((text) => {
    const place = text.getScreenCTM()
    return { at: (place?.e ?? Number.NaN) - left, text: text.textContent?.trim() ?? '' }
  })
}

/** The bars that are seen, from left to right. */
function barsOf(svg: SVGElement) {
  const outer = svg.getBoundingClientRect()
  return [...svg.querySelectorAll('path')]
    .filter((path) => path.getAttribute('fill') !== 'none')
    .map((path) => path.getBoundingClientRect())
    .map(({ left, right, top, bottom }) => ({
      at: (left + right) / 2 - outer.left,
      top: top - outer.top,
      bottom: bottom - outer.top,
    }))
    .toSorted((a, b) => a.at - b.at)
}

/** What does not stand where it belongs. */
function flawsIn(svg: SVGElement, { labels, series }: SeriesChart): string[] {
  const values = series[0]?.values ?? []
  const [texts, bars] = [textsOf(svg), barsOf(svg)]
  if (bars.length !== labels.length) return [`${bars.length} bars`]
  const flaws = labels.flatMap((label, index) => {
    const name = texts.find(({ text }) => text !== '' && label.startsWith(text))
    const value = texts.slice(-labels.length)[index]
    return [name, value].flatMap((text) =>
      !text || missed(text.at, bars[index]?.at ?? Number.NaN) ? [`${label}: ${text?.text} at ${text?.at}`] : [],
    )
  })
  // Where each step ends, the next bar begins.
  const nothing = bars[0] && (values[0] ?? 0) < 0 ? bars[0].top : (bars[0]?.bottom ?? 0)
  const pixels = ((bars[0]?.bottom ?? 0) - (bars[0]?.top ?? 0)) / Math.abs(values[0] ?? 1)
  let level = 0
  values.forEach((value, index) => {
    const isEnd = index === 0 || index === values.length - 1
    const [from, to] = isEnd ? [0, value ?? 0] : [level, level + (value ?? 0)]
    level = to
    const bar = bars[index]
    if (
      !bar ||
      missed(bar.top, nothing - Math.max(from, to) * pixels) ||
      missed(bar.bottom, nothing - Math.min(from, to) * pixels)
    )
      flaws.push(`${labels[index]} stands at ${bar?.top} to ${bar?.bottom}`)
  })
  return flaws
}

test.each([390, 1280])('each bar stands at its name, its value and its level in a window of %i px', async (width) => {
  await page.viewport(width, 800)
  for (const chart of [few, many, belowNothing]) {
    const block = { type: 'chart' as const, title: 'Orders', description: 'By channel', chart }
    const { container, unmount } = await render(
      <main style={{ padding: '1rem' }}>
        <ChartFigure block={block} />
      </main>,
    )
    await expect.poll(() => container.querySelectorAll('svg text').length).toBeGreaterThan(chart.labels.length)
    const svg = container.querySelector('svg')
    if (!svg) throw new Error('nothing is drawn')
    // Bars grow to their height.
    await expect.poll(() => flawsIn(svg, chart)).toEqual([])
    await unmount()
  }
})
