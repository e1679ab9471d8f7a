import { BarChart, ScatterChart as Dots, HeatmapChart, LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Chart, SeriesChart } from '#shared/document/block.ts'
import { chartOption } from '#shared/document/chart-option.ts'
import { lyingBarsHeight } from '#shared/document/lying-bars.ts'
import { scatterDrawing } from '#shared/document/scatter/scatter-drawing.ts'
import { type FileLook, scatterSvg } from './scatter-svg.ts'

use([
  BarChart,
  HeatmapChart,
  LineChart,
  Dots,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
  SVGRenderer,
])

/** Least heights, in the unit of the width. */
const SCATTER_HEIGHT = 300
const LEAST_HEIGHT = 210

/** A chart as an SVG file of this width; how high it is follows from what it shows. */
export function chartSvg(chart: Chart, look: FileLook, width: number): { svg: string; height: number } {
  if (chart.kind !== 'scatter') return drawnSeries(chart, look, width)
  const drawn = scatterDrawing(chart, width, SCATTER_HEIGHT, look.fontSize)
  return { svg: scatterSvg(drawn, look), height: drawn.height }
}

function drawnSeries(chart: SeriesChart, look: FileLook, width: number): { svg: string; height: number } {
  const height = Math.max(LEAST_HEIGHT, lyingBarsHeight(chart, look.fontSize))
  const drawn = init(null, null, { renderer: 'svg', ssr: true, width, height })
  drawn.setOption(chartOption(chart, look))
  const svg = drawn.renderToSVGString()
  drawn.dispose()
  return { svg, height }
}
