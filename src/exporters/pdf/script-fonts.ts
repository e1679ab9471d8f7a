import * as fontkit from 'fontkit'
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

/** Arabic and Indic letters change their shape at these. */
const JOINERS = '\u200C\u200D'

/** One range of code points, both ends included, and the piece that has them. */
interface PieceRange {
  from: number
  to: number
  piece: string
}

/** Whether a text leaves the blocks that the embedded faces cover. */
const MAY_NEED = /[\u0900-\u1DFF\u2C00-\uFFFF\u{10000}-\u{10FFFF}]/u

/** A piece cut down to one document's characters: a TrueType font in two weights. */
export interface CutFont {
  name: string
  normal: Buffer
  bold: Buffer
  /** Code points that it really has; a piece's table may promise more. */
  covers: ReadonlySet<number>
}

/** The fonts for the scripts of one document. Its language decides about characters that languages share. */
export class ScriptFonts {
  readonly #fontOf: ReadonlyMap<string, CutFont>

  private constructor(fontOf: ReadonlyMap<string, CutFont>) {
    this.#fontOf = fontOf
  }

  /** Cuts a font for each piece that a character of `text` (in its composed form) needs. */
  static async for(text: string, language: string): Promise<ScriptFonts> {
    const charactersOf = new Map<string, string[]>()
    if (MAY_NEED.test(text)) {
      for (const character of new Set(text)) {
        const piece = await pieceOf(character, language)
        if (piece) charactersOf.set(piece, [...(charactersOf.get(piece) ?? []), character])
      }
    }
    const fontOf = new Map<string, CutFont>()
    for (const [piece, characters] of charactersOf) {
      const font = await cutFont(piece, characters.join('') + JOINERS)
      for (const character of characters) fontOf.set(character, font)
    }
    return new ScriptFonts(fontOf)
  }

  /** The font that has every character of a grapheme; undefined where there is none. */
  fontFor(grapheme: string): CutFont | undefined {
    const font = this.#fontOf.get(String.fromCodePoint(grapheme.codePointAt(0) ?? 0))
    return font && Array.from(grapheme).every((character) => font.covers.has(character.codePointAt(0) ?? 0))
      ? font
      : undefined
  }
}

/** The piece (a package file) whose table promises a character. */
async function pieceOf(character: string, language: string): Promise<string | undefined> {
  const codePoint = character.codePointAt(0) ?? 0
  for (const { name, matches, languages } of scripts) {
    if (!matches.test(character) || (languages && !languages.test(language))) continue
    const range = (await rangesOf(name)).find(({ from, to }) => codePoint >= from && codePoint <= to)
    if (range) return range.piece
  }
  return undefined
}

async function cutFont(piece: string, characters: string): Promise<CutFont> {
  const file = await packageFile(piece)
  const cut = (wght: number) => subsetFont(file, characters, { targetFormat: 'sfnt', variationAxes: { wght } })
  const [normal, bold] = [await cut(400), await cut(600)]
  return { name: piece, normal, bold, covers: codePointsOf(normal) }
}

function codePointsOf(file: Buffer): ReadonlySet<number> {
  try {
    return new Set(fontkit.create(file).characterSet)
  } catch {
    // A font without a single character has no table of them either.
    return new Set()
  }
}

const tables = new Map<string, Promise<readonly PieceRange[]>>()

/** The table of a package's pieces, read once a process. */
function rangesOf(name: string): Promise<readonly PieceRange[]> {
  const known = tables.get(name)
  if (known) return known
  const ranges = readRanges(name)
  tables.set(name, ranges)
  ranges.catch(() => tables.delete(name))
  return ranges
}

async function readRanges(name: string): Promise<PieceRange[]> {
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
