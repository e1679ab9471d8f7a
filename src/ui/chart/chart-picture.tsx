import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { Chart } from '#shared/document/block.ts'
import { type ChartLook, chartOption } from '#shared/document/chart-option.ts'
import { readLook } from './read-look.ts'

use([BarChart, LineChart, ScatterChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer])

/** Pixels: what a usual picture is as high as on screen, and the room that paper gives it (chart-figure.module.css). */
const USUAL = 240
const paper = { width: 600, flat: 180, tall: 300 }

/** A picture that is higher for its many bars keeps its height. */
function paperSize({ kind }: Chart, height: number): { width: number; height: number } {
  if (kind === 'scatter') return { width: paper.width, height: paper.tall }
  return { width: paper.width, height: height > USUAL ? height : paper.flat }
}

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
    const settle = () => {
      drawing.current?.resize(paperSize(chart, place.current?.clientHeight ?? 0))
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
