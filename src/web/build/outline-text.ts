import type { Font } from 'fontkit'

/** The weights that pictures use, lightest first, each with the face that draws it. */
export type OutlineFaces = readonly { weight: number; font: Font }[]

const decoded = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')

const shift = { start: 0, middle: -0.5, end: -1 } as const

/** The lightest face that is not lighter than asked; the heaviest where none is. */
function faceOf(faces: OutlineFaces, weight: number): OutlineFaces[number] | undefined {
  return faces.find((face) => face.weight >= weight) ?? faces.at(-1)
}

const rounded = (value: number) => Number(value.toFixed(2))

/**
 * Draws the words of an SVG file as shapes: a picture that is loaded as a file may not use the page's own faces. Every letter
 * is stored once and placed where it is used.
 */
export function outlineText(svg: string, faces: OutlineFaces): string {
  const letters = new Map<string, string>()
  const drawn = svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (whole, attributes: string, content: string) => {
    const of = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
    const weight = Number(of('font-weight') ?? 400)
    const face = faceOf(faces, weight)
    if (!face) return whole
    const size = Number(of('font-size') ?? 16)
    const scale = size / face.font.unitsPerEm
    const anchor = of('text-anchor')
    const share = anchor === 'middle' || anchor === 'end' ? shift[anchor] : shift.start
    const run = face.font.layout(decoded(content))
    let pen = 0
    const placed = run.glyphs.map((glyph, index) => {
      const position = run.positions[index]
      const at = pen + (position?.xOffset ?? 0)
      pen += position?.xAdvance ?? 0
      const shape = glyph.path.toSVG()
      if (shape === '') return ''
      const id = `w${face.weight}g${glyph.id}`
      letters.set(id, shape)
      return `<use href="#${id}" x="${rounded(at)}"/>`
    })
    const x = rounded(Number(of('x') ?? 0) + pen * share * scale)
    const fill = of('fill')
    const place = `translate(${x} ${of('y') ?? 0}) scale(${Number(scale.toFixed(5))} ${-Number(scale.toFixed(5))})`
    return `<g transform="${place}"${fill ? ` fill="${fill}"` : ''}>${placed.join('')}</g>`
  })
  if (letters.size === 0) return svg
  const shapes = [...letters].map(([id, shape]) => `<path id="${id}" d="${shape}"/>`).join('')
  return drawn.replace(/(<svg [^>]*>)/, `$1<defs>${shapes}</defs>`)
}
