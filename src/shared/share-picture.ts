export interface PictureText {
  title: string
  description: string
}

/** Widths of a text in a font size of 1. */
export interface Measures {
  title: (text: string) => number
  text: (text: string) => number
}

const titleSize = 68
const textSize = 32
const room = 880

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Breaks between words so that no line is wider than `width`; a text of more lines ends with an ellipsis. */
export function linesOf(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let last = kept.pop() ?? ''
  while (last.includes(' ') && measure(`${last}...`) > width) last = last.slice(0, last.lastIndexOf(' '))
  return [...kept, `${last.replace(/[,;:.]$/, '')}...`]
}

function textLines(lines: readonly string[], y: number, lineHeight: number, attributes: string): string {
  return lines
    .map((line, index) => `<text x="80" y="${y + index * lineHeight}" ${attributes}>${escaped(line)}</text>`)
    .join('')
}

/** The picture of a page's link, 1200 by 630: the sea chart of the landing page, the page's title and what it says. */
export function sharePicture({ title, description }: PictureText, measures: Measures): string {
  const titles = linesOf(title, room / titleSize, 3, measures.title)
  const texts = linesOf(description, room / textSize, 2, measures.text)
  const top = 300 - (titles.length - 1) * 30
  const rings = [90, 170, 260, 370, 500].map((radius) => `<circle cx="1060" cy="190" r="${radius}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="#101b33"/>
<g fill="none" stroke="#2e3d62" stroke-width="1.5">${rings}</g>
<path d="M-10 600C220 600 380 520 560 548S860 620 1210 430" fill="none" stroke="#63cfc3" stroke-width="2.5" stroke-dasharray="3 12" stroke-linecap="round"/>
<path d="m262 566 12 20h-24zM690 559l12 20h-24zM1004 524l12 20h-24z" fill="#f0923f"/>
<g transform="translate(80 72) scale(1.75)"><path d="M29 3 18.6 29l-3.9-11.7z" fill="#f0923f"/><path d="M29 3 3 13.4l11.7 3.9z" fill="#3fb5a9"/></g>
<text x="150" y="112" font-family="Share Title" font-size="36" fill="#eef2fa">PM Pilot</text>
${textLines(titles, top, titleSize * 1.08, `font-family="Share Title" font-size="${titleSize}" fill="#eef2fa" letter-spacing="-1.5"`)}
${textLines(texts, top + titles.length * titleSize * 1.08, textSize * 1.4, `font-family="Share Text" font-size="${textSize}" fill="#adb8d0"`)}
</svg>`
}
