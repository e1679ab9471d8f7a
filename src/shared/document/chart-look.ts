/** Colours and type of the place where a chart is drawn. Every colour is one that a canvas understands. */
export interface ChartLook {
  ink: string
  muted: string
  line: string
  surface: string
  /** Of the series, in order. The second also marks what is drawn apart. */
  series: readonly [string, string, ...string[]]
  font: string
  /** CSS pixels. */
  fontSize: number
  animate: boolean
}
