import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { sharePicture } from '#shared/share-picture.ts'

const faces = {
  title: {
    family: 'Share Title',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: 700,
  },
  text: {
    family: 'Share Text',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: 450,
  },
} as const
type Face = keyof typeof faces

/** What a page that was built says of itself; null for one that says nothing. */
function textOf(html: string): { title: string; description: string } | null {
  const decoded = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replace(/&#x27;|&#39;/g, "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  if (!title) return null
  return { title: decoded(title).replace(/ \| PM Pilot$/, ''), description: decoded(description) }
}

/** One weight of the page's own variable face as a file that the renderer reads, under a name of our own. */
async function prepareFace(face: Face, folder: string) {
  const { file, family, weight } = faces[face]
  const packed = await readFile(createRequire(import.meta.url).resolve(file))
  const letters = Array.from({ length: 0x24f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
  const bytes = await subsetFont(packed, `${letters}\u2013\u2014\u2018\u2019\u201c\u201d\u2026`, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  const path = join(folder, `${face}.ttf`)
  await writeFile(path, bytes)
  const font = fontkit.create(bytes)
  const own = font.familyName
  return {
    path,
    rename: (svg: string) => svg.replaceAll(`"${family}"`, `"${own}"`),
    measure: (text: string) => font.layout(text).advanceWidth / font.unitsPerEm,
  }
}

/** Draws `og/<page>.png` for every page that was built: "/" is home, "/blog/pricing" is blog-pricing. */
export async function drawSharePictures(clientFolder: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pm-pilot-faces-'))
  try {
    const title = await prepareFace('title', folder)
    const text = await prepareFace('text', folder)
    await mkdir(join(clientFolder, 'og'), { recursive: true })
    for (const name of await readdir(clientFolder, { recursive: true })) {
      if (!name.endsWith('index.html')) continue
      const said = textOf(await readFile(join(clientFolder, name), 'utf8'))
      if (!said) continue
      const svg = text.rename(title.rename(sharePicture(said, { title: title.measure, text: text.measure })))
      const picture = new Resvg(svg, { font: { fontFiles: [title.path, text.path], loadSystemFonts: false } })
      const page = dirname(name) === '.' ? 'home' : dirname(name).split(sep).join('-')
      await writeFile(join(clientFolder, 'og', `${page}.png`), picture.render().asPng())
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
