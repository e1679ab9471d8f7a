import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { Chart } from '#shared/document/block.ts'
import { type ChartLook, chartOption } from '#shared/document/chart-option.ts'
import { readLook } from './read-look.ts'

use([BarChart, LineChart, ScatterChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** Draws a chart into the room that its place gives it, and again when the room or the colour scheme changes. */
export default function ChartPicture({ chart }: { chart: Chart }) {
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
    const settle = () => draw({ animate: false })
    window.addEventListener('beforeprint', settle)
    return () => {
      scheme.disconnect()
      window.removeEventListener('beforeprint', settle)
    }
  }, [chart])

  return <div ref={place} style={{ height: '100%' }} />
}
