import type { Chart } from './block.ts'

/** Width of the names of lying bars, in pixels, and the letters that fit into it. */
export const LYING_NAME_WIDTH = 150
const LETTERS = 24

/** What a line of a name takes beyond its letters, in pixels. */
export const LYING_NAME_LINE = 3

/** Legend and numbers above and below the bars. */
const AROUND = 64

/** How high a chart of lying bars must be to show all of its names, in pixels; 0 for any other chart. */
export function lyingBarsHeight(chart: Chart, fontSize: number): number {
  if (chart.kind !== 'bar' || !chart.horizontal) return 0
  return chart.labels.reduce((sum, label) => {
    // Words do not fill a line to its end.
    const lines = Math.ceil(([...label].length * 1.15) / LETTERS)
    return sum + Math.max(24, chart.series.length * 14 + 8, lines * (fontSize + LYING_NAME_LINE) + 10)
  }, AROUND)
}
