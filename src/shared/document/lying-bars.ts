import type { Chart } from './block.ts'

/** The widest that names of lying bars get, in pixels, and the letters that fit into it. */
const LYING_NAME_WIDTH = 150
const LETTERS = 24

/** A letter's width beside the size of its type: as wide as letters get, since a name that does not fit is broken. */
const letterWidth = (letter: string) => (letter > '\u02ff' ? 1.1 : /[\p{Lu}mw@%]/u.test(letter) ? 0.85 : 0.6)

/** What the names of lying bars need, in pixels: short names leave their room to the bars. */
export function lyingNameWidth(labels: readonly string[], fontSize: number): number {
  const widest = Math.max(0, ...labels.map((label) => [...label].reduce((sum, letter) => sum + letterWidth(letter), 0)))
  return Math.min(LYING_NAME_WIDTH, Math.ceil(widest * fontSize))
}

/** What a line of a name takes beyond its letters, in pixels. */
export const LYING_NAME_LINE = 3

/** Legend and numbers above and below the bars. */
const AROUND = 64

/** How high a chart of lying bars must be to show all of its names, in pixels; 0 for any other chart. */
export function lyingBarsHeight(chart: Chart, fontSize: number): number {
  // The rows of a heat map need the height of a line each.
  if (chart.kind === 'heat') return chart.series.length * (fontSize * 2 + 6) + AROUND
  if (chart.kind !== 'bar' || !chart.horizontal) return 0
  return chart.labels.reduce((sum, label) => {
    // Words do not fill a line to its end.
    const lines = Math.ceil(([...label].length * 1.15) / LETTERS)
    return sum + Math.max(24, chart.series.length * 14 + 8, lines * (fontSize + LYING_NAME_LINE) + 10)
  }, AROUND)
}
