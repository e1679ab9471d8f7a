import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface PageStyle {
  css: string
  /** Names this very sheet, so that it can be kept for good. */
  version: string
  /** The files of the faces that the first lines need. */
  fonts: string[]
}

const theme = new URL('../../ui/theme/', import.meta.url)
const faces = [
  { family: 'Hanken Grotesk Variable', file: 'hanken-grotesk', weights: '100 900' },
  { family: 'Bricolage Grotesque Variable', file: 'bricolage-grotesque', weights: '200 800' },
]
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF'

/**
 * One sheet of the application's own tokens and base, so that pages that the server writes look like the others and change with
 * them, and of the pages' own rules. Faces are the files of the built pages; without a build there are none.
 */
export function readPageStyle(pagesFolder: string, own: readonly string[]): PageStyle {
  const folder = join(pagesFolder, 'assets')
  const files = existsSync(folder) ? readdirSync(folder) : []
  const built = (start: string) => files.find((name) => name.startsWith(start) && name.endsWith('.woff2'))
  const face = (family: string, weights: string, file: string | undefined, range: string) =>
    file
      ? `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};src:url(/assets/${file}) format('woff2');${range}}`
      : ''
  const latin = faces.map(({ file }) => built(`${file}-latin-wght-normal`))
  const css = [
    ...faces.flatMap(({ family, file, weights }, index) => [
      face(family, weights, built(`${file}-latin-ext-wght-normal`), `unicode-range:${latinExtended}`),
      face(family, weights, latin[index], 'unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122'),
    ]),
    ...['fonts.css', 'tokens.css', 'base.css'].map((name) => readFileSync(new URL(name, theme), 'utf8')),
    ...own,
  ]
    .join('\n')
    .replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, '')
    .replace(/\n\s*/g, '\n')
  const version = createHash('sha256').update(css).digest('base64url').slice(0, 12)
  return { css, version, fonts: latin.flatMap((file) => (file ? [`/assets/${file}`] : [])) }
}
