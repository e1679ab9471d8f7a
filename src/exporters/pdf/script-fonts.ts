import subsetFont from 'subset-font'
import { packageFile } from './font-files.ts'

/**
 * Scripts whose fonts come as many small compressed pieces. A piece is unpacked for a document that needs it, cut down
 * to the document's characters: a whole Chinese font would be larger than the rest of the server.
 */
const scripts: readonly { name: string; matches: RegExp; languages?: RegExp }[] = [
  { name: 'noto-sans-jp', matches: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { name: 'noto-sans-kr', matches: /\p{Script=Hangul}/u },
  // Japanese and Chinese share characters but not their shapes: the document's language decides, else Chinese.
  { name: 'noto-sans-jp', matches: /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u, languages: /^ja\b/ },
  { name: 'noto-sans-sc', matches: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u },
  { name: 'noto-sans-jp', matches: /\p{Script=Han}/u },
  { name: 'noto-sans-thai', matches: /\p{Script=Thai}/u },
  { name: 'noto-sans-devanagari', matches: /[\p{Script=Devanagari}\u0964\u0965]/u },
]

/** One range of code points, both ends included, and the piece that has them. */
interface PieceRange {
  from: number
  to: number
  piece: string
}

/** Whether a text leaves the blocks that the embedded faces cover. */
const MAY_NEED = /[\u0900-\u1DFF\u2C00-\uFFFF\u{10000}-\u{10FFFF}]/u

/** Looks up which piece has a character. Made for one document, because its language decides about shared characters. */
export class ScriptFonts {
  readonly #ranges: ReadonlyMap<string, readonly PieceRange[]>
  readonly #language: string

  private constructor(ranges: ReadonlyMap<string, readonly PieceRange[]>, language: string) {
    this.#ranges = ranges
    this.#language = language
  }

  /** Loads the tables of the scripts that occur in `text`, and of no others. */
  static async for(text: string, language: string): Promise<ScriptFonts> {
    const names = MAY_NEED.test(text) ? scripts.filter(({ matches }) => matches.test(text)).map(({ name }) => name) : []
    const entries = await Promise.all([...new Set(names)].map(async (name) => [name, await rangesOf(name)] as const))
    return new ScriptFonts(new Map(entries), language)
  }

  /** The piece (a package file) for a grapheme, judged by its first character; undefined where no font has it. */
  pieceFor(grapheme: string): string | undefined {
    const codePoint = grapheme.codePointAt(0) ?? 0
    for (const { name, matches, languages } of scripts) {
      if (!matches.test(grapheme) || (languages && !languages.test(this.#language))) continue
      const piece = this.#ranges.get(name)?.find(({ from, to }) => codePoint >= from && codePoint <= to)?.piece
      if (piece) return piece
    }
    return undefined
  }
}

async function rangesOf(name: string): Promise<PieceRange[]> {
  const directory = `@fontsource-variable/${name}`
  const table: Record<string, string> = JSON.parse((await packageFile(`${directory}/unicode.json`)).toString('utf8'))
  return Object.entries(table).flatMap(([key, list]) =>
    list.split(',').map((range) => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-')
      return {
        from: Number.parseInt(from, 16),
        to: Number.parseInt(to, 16),
        piece: `${directory}/files/${name}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      }
    }),
  )
}

/** A piece as a TrueType font of one weight with the given characters only. */
export async function cutPiece(piece: string, characters: string, weight: number): Promise<Buffer> {
  return subsetFont(await packageFile(piece), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
}
