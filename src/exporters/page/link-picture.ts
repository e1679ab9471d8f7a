import { Resvg } from '@resvg/resvg-js'
import { widthInLetters } from '#shared/document/letter-width.ts'
import { sharePicture } from '#shared/share-picture.ts'
import { shortened } from '#shared/shortened.ts'
import { fontFiles } from '../chart/chart-picture.ts'

/** What the face has letters for: Latin with its accents, Greek and Cyrillic, and the signs of Western texts. */
const drawable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}\p{Sc}\p{Zs}+=<>|~^`$]*$/u

/** More does not fit into three lines. */
const LONGEST = 200

/** Width of an average letter, in font sizes. */
const LETTER = 0.48

/** What a chat shows in the place of a link. Words that cannot be drawn leave the picture to the other line. */
export function linkPicture({ title, description }: { title: string; description: string }): Uint8Array {
  const words = (text: string) => (drawable.test(text) ? shortened(text, LONGEST) : '')
  const width = (text: string) => widthInLetters(text) * LETTER
  const said = { title: words(title) || 'A shared document', description: words(description) }
  const svg = sharePicture(said, { title: width, text: width })
    .replaceAll('font-family="Share Title"', 'font-family="Source Sans 3" font-weight="700"')
    .replaceAll('font-family="Share Text"', 'font-family="Source Sans 3"')
  const options = { font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' } }
  return new Uint8Array(new Resvg(svg, options).render().asPng())
}
