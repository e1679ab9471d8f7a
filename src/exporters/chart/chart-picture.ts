import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Chart } from '#shared/document/block.ts'
import { type ChartLook, chartOption } from '#shared/document/chart-option.ts'
import { lyingBarsHeight } from '#shared/document/lying-bars.ts'
import { palette, tones } from '../palette.ts'

use([BarChart, LineChart, ScatterChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** Width of a picture on the page, in points, and how many pixels of the file stand for one. */
export const PICTURE_WIDTH = 460
const SHARPNESS = 3

const look: ChartLook = {
  ink: `#${palette.ink}`,
  muted: `#${palette.muted}`,
  line: `#${palette.line}`,
  surface: '#FFFFFF',
  series: [`#${palette.accent}`, '#D2691E', `#${tones.info.bar}`, `#${palette.muted}`, '#7A4A9A'],
  font: 'Source Sans 3',
  fontSize: 11,
  animate: false,
}

const require = createRequire(import.meta.url)
const fontFiles = ['400Regular/SourceSans3_400Regular.ttf', '700Bold/SourceSans3_700Bold.ttf'].map((file) =>
  require.resolve(`@expo-google-fonts/source-sans-3/${file}`),
)

export interface ChartPicture {
  png: Uint8Array
  /** Points. */
  width: number
  height: number
}

/** A chart as a picture that prints sharply. */
export function chartPicture(chart: Chart): ChartPicture {
  const height = chart.kind === 'scatter' ? 300 : Math.max(210, lyingBarsHeight(chart, look.fontSize))
  const drawn = init(null, null, { renderer: 'svg', ssr: true, width: PICTURE_WIDTH, height })
  drawn.setOption(chartOption(chart, look))
  const svg = drawn.renderToSVGString()
  drawn.dispose()
  const png = new Resvg(svg, {
    background: '#FFFFFF',
    fitTo: { mode: 'width', value: PICTURE_WIDTH * SHARPNESS },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: look.font },
  })
    .render()
    .asPng()
  return { png: new Uint8Array(png), width: PICTURE_WIDTH, height }
}
