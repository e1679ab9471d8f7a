import type { ChartLook } from '#shared/document/chart-look.ts'
import type { ScatterDrawing, ScatterShape } from '#shared/document/scatter/scatter-drawing.ts'

/** The look of a chart in a file, with the wash behind a shaded quarter. */
export interface FileLook extends ChartLook {
  shade: string
}

/** A drawing as an SVG file; the application's own page has a style sheet for the same shapes. */
export function scatterSvg(drawing: ScatterDrawing, look: FileLook): string {
  const { width, height, shapes } = drawing
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${look.font}" font-size="${look.fontSize}">${shapes.map((shape) => element(shape, look)).join('')}</svg>`
}

function element(shape: ScatterShape, { ink, muted, line, surface, shade, series }: FileLook): string {
  switch (shape.kind) {
    case 'area': {
      const { left, top, right, bottom } = shape.box
      return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${shade}"/>`
    }
    case 'line': {
      const isGrid = shape.role === 'grid'
      const dashes = isGrid ? ' stroke-dasharray="3 4"' : ''
      return `<line x1="${shape.x1}" y1="${shape.y1}" x2="${shape.x2}" y2="${shape.y2}" stroke="${isGrid ? line : muted}"${dashes}/>`
    }
    case 'mark': {
      const { x, y, radius: r } = shape
      const edge = `stroke="${surface}" stroke-width="1.5"`
      return shape.highlight
        ? `<path d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z" fill="${series[1]}" ${edge}/>`
        : `<circle cx="${x}" cy="${y}" r="${r}" fill="${series[0]}" ${edge}/>`
    }
    case 'text': {
      const { x, y, role, anchor, bold, upright, text } = shape
      const halo =
        role === 'label' ? ` paint-order="stroke" stroke="${surface}" stroke-width="3" stroke-linejoin="round"` : ''
      const turned = upright ? ` transform="rotate(-90 ${x} ${y})"` : ''
      const colour = role === 'label' ? ink : muted
      return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${colour}"${bold ? ' font-weight="700"' : ''}${halo}${turned}>${escaped(text)}</text>`
    }
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
