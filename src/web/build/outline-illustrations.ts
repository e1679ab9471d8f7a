import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { outlineText } from './outline-text.ts'

const face = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
/** The weights of the illustrations' words. */
const weights = [500, 600, 700]
const letters = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')

/** Gives the words of the built illustrations the shapes of the display face; their sources keep them as text. */
export async function outlineIllustrations(clientFolder: string): Promise<void> {
  const packed = await readFile(createRequire(import.meta.url).resolve(face))
  const faces = await Promise.all(
    weights.map(async (weight) => {
      const bytes = await subsetFont(packed, `${letters}\u2013\u2014\u2018\u2019\u201c\u201d\u2026`, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      })
      return { weight, font: fontkit.create(bytes) }
    }),
  )
  const folder = join(clientFolder, 'illustrations')
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.svg')) continue
    const file = join(folder, name)
    await writeFile(file, outlineText(await readFile(file, 'utf8'), faces))
  }
}
