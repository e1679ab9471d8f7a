import { useLayoutEffect, useRef, useState } from 'react'
import type { ScatterChart } from '#shared/document/block.ts'
import { type ScatterShape, scatterDrawing } from '#shared/document/scatter/scatter-drawing.ts'
import classes from './scatter-picture.module.css'

/** Pixels: the width before the place is measured, the height that is wanted, the size of type. */
const FIRST_WIDTH = 600
const HEIGHT = 368
const FONT_SIZE = 13

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect

/** Points on two axes, laid out for the width of their place; its numbers stand beside it for those who do not see it. */
export function ScatterPicture({ chart }: { chart: ScatterChart }) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  useBrowserLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setWidth(Math.max(240, Math.floor(element.clientWidth)))
    measure()
    const sized = new ResizeObserver(measure)
    sized.observe(element)
    return () => sized.disconnect()
  }, [])
  const drawn = scatterDrawing(chart, width, HEIGHT, FONT_SIZE)
  return (
    <div ref={place} aria-hidden="true">
      <svg className={classes.picture} viewBox={`0 0 ${drawn.width} ${drawn.height}`} role="presentation">
        {drawn.shapes.map((shape, index) => (
          // Shapes have no identity but their place in the picture.
          <Shape key={String(index)} shape={shape} />
        ))}
      </svg>
    </div>
  )
}

function Shape({ shape }: { shape: ScatterShape }) {
  switch (shape.kind) {
    case 'area': {
      const { left, top, right, bottom } = shape.box
      return <rect className={classes.area} x={left} y={top} width={right - left} height={bottom - top} />
    }
    case 'line':
      return (
        <line className={classes.line} data-role={shape.role} x1={shape.x1} y1={shape.y1} x2={shape.x2} y2={shape.y2} />
      )
    case 'mark': {
      const { x, y, radius: r } = shape
      return shape.highlight ? (
        <path className={classes.highlight} d={`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`}>
          <title>{shape.title}</title>
        </path>
      ) : (
        <circle className={classes.mark} cx={x} cy={y} r={r}>
          <title>{shape.title}</title>
        </circle>
      )
    }
    case 'text':
      return (
        <text
          className={classes.text}
          data-role={shape.role}
          data-bold={shape.bold || undefined}
          x={shape.x}
          y={shape.y}
          textAnchor={shape.anchor}
          transform={shape.upright ? `rotate(-90 ${shape.x} ${shape.y})` : undefined}
        >
          {shape.text}
        </text>
      )
  }
}
