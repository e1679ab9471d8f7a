import { BarChart, HeatmapChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent, VisualMapContinuousComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { SeriesChart } from '#shared/document/block.ts'
import type { ChartLook } from '#shared/document/chart-look.ts'
import { chartOption } from '#shared/document/chart-option.ts'
import { readLook } from './read-look.ts'

use([
  BarChart,
  HeatmapChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapContinuousComponent,
  SVGRenderer,
])

/** Pixels: what a usual picture is as high as on screen, and the room that paper gives it (chart-figure.module.css). */
const USUAL = 240
const paper = { width: 600, height: 180 }

/** A picture that is higher for its many bars keeps its height. */
const paperSize = (height: number): { width: number; height: number } => ({
  width: paper.width,
  height: height > USUAL ? height : paper.height,
})

/** Draws a chart into the room that its place gives it, and again when the room or the colour scheme changes. */
export default function ChartPicture({ chart }: { chart: SeriesChart }) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<EChartsType>(null)

  useEffect(() => {
    const element = place.current
    if (!element) return
    const drawn = init(element, null, { renderer: 'svg' })
    drawing.current = drawn
    const sized = new ResizeObserver(() => drawn.resize())
    sized.observe(element)
    return () => {
      sized.disconnect()
      drawing.current = null
      drawn.dispose()
    }
  }, [])

  useEffect(() => {
    const draw = (changes: Partial<ChartLook> = {}) => {
      if (!place.current) return
      const look: ChartLook = { ...readLook(place.current), ...changes }
      drawing.current?.setOption(chartOption(chart, look), true)
    }
    draw()
    const scheme = new MutationObserver(() => draw())
    scheme.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
    // Paper takes what is drawn at that moment, so nothing may still be growing.
    const settle = () => {
      drawing.current?.resize(paperSize(place.current?.clientHeight ?? 0))
      draw({ animate: false })
    }
    const back = () => drawing.current?.resize()
    window.addEventListener('beforeprint', settle)
    window.addEventListener('afterprint', back)
    return () => {
      scheme.disconnect()
      window.removeEventListener('beforeprint', settle)
      window.removeEventListener('afterprint', back)
    }
  }, [chart])

  return <div ref={place} style={{ height: '100%' }} />
}
