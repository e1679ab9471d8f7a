import type { ChartBlock } from '#shared/document/block.ts'
import { chartSvg } from '../chart/chart-svg.ts'
import type { FileLook } from '../chart/scatter-svg.ts'

/** The colours of the application's own pages (ui/theme/tokens.css), since a picture cannot read the page around it. */
const schemes = {
  light: {
    ink: '#14213d',
    muted: '#566079',
    line: '#d5dbe5',
    surface: '#ffffff',
    shade: '#e0f1ef',
    series: ['#0b6e69', '#e2701f', '#2a54a0', '#566079', '#1a6b3c'],
  },
  dark: {
    ink: '#eaeef7',
    muted: '#a0abc3',
    line: '#2a3655',
    surface: '#131d33',
    shade: '#12323a',
    series: ['#59c8bc', '#f0923f', '#9dbcf5', '#a0abc3', '#74d39b'],
  },
} as const satisfies Record<string, Omit<FileLook, 'font' | 'fontSize' | 'animate'>>

/** CSS pixels of the place on a desktop's page and on a phone's, so that the letters keep their size on both. */
const widths = { wide: 720, narrow: 320 } as const

export interface ChartImage {
  scheme: keyof typeof schemes
  place: keyof typeof widths
  /** A data address: the picture is part of the page and asks for nothing. */
  src: string
  width: number
  height: number
}

/** A chart drawn for each scheme and width; the page's style sheet shows the one that fits. */
export function chartImages({ chart }: ChartBlock): ChartImage[] {
  return Object.entries(schemes).flatMap(([scheme, colours]) =>
    Object.entries(widths).map(([place, width]) => {
      const look: FileLook = { ...colours, font: 'system-ui, sans-serif', fontSize: 13, animate: false }
      const { svg, height } = chartSvg(chart, look, width)
      return {
        scheme: scheme as ChartImage['scheme'],
        place: place as ChartImage['place'],
        src: `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed())}`,
        width,
        height,
      }
    }),
  )
}
