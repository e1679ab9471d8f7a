import type { TFontDictionary } from 'pdfmake/interfaces'
import { documentLanguage } from '../document-language.ts'
import { BREAK, withBreakOpportunities } from './break-opportunities.ts'
import { type FaceCoverage, faceCoverage } from './face-coverage.ts'
import { type FaceName, faceFile } from './font-files.ts'
import { type CutFont, ScriptFonts } from './script-fonts.ts'

/** A stretch of text in one font. */
export interface Segment {
  text: string
  font: string
}

/** Where no font has a character. */
const PLACEHOLDER = '□'

/** Characters without a shape of their own: joiners, direction marks, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const PICTURE = /\p{Emoji_Presentation}|\uFE0F/u
const NEUTRAL = /^[\p{P}\p{Z}\p{Nd}]+$/u
const PLAIN = /^[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u02AF]*$/

const FACES: readonly FaceName[] = ['text', 'signs', 'emoji']
const PICTURE_FACES: readonly FaceName[] = ['emoji', 'text', 'signs']
const CODE_FACES: readonly FaceName[] = ['code', 'signs', 'emoji']

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Chooses the font for every stretch of one document's text and collects what has to be embedded. */
export class FontPlan {
  readonly #coverage: FaceCoverage
  readonly #scripts: ScriptFonts
  /** The script fonts that a segment asked for. */
  readonly #used = new Set<CutFont>()

  private constructor(coverage: FaceCoverage, scripts: ScriptFonts) {
    this.#coverage = coverage
    this.#scripts = scripts
  }

  /** `text` is everything the document may show; only fonts for its scripts are loaded. */
  static async for(text: string, language: string): Promise<FontPlan> {
    return new FontPlan(await faceCoverage(), await ScriptFonts.for(text.normalize('NFC'), documentLanguage(language)))
  }

  segments(text: string, face: 'text' | 'code' = 'text'): Segment[] {
    const breakable = withBreakOpportunities(text.normalize('NFC'))
    if (PLAIN.test(breakable)) return breakable ? [{ text: breakable, font: face }] : []
    const segments: Segment[] = []
    for (const { segment } of graphemes.segment(breakable)) {
      const last = segments.at(-1)
      const next = this.#segment(segment, face, last?.font)
      if (!next) continue
      if (last && last.font === next.font) last.text += next.text
      else segments.push(next)
    }
    return segments
  }

  /** Font names with their files, for all that the segments asked for. */
  async fonts(): Promise<{ descriptors: TFontDictionary; files: ReadonlyMap<string, Buffer> }> {
    const files = new Map<string, Buffer>()
    const descriptors: TFontDictionary = {}
    for (const face of ['text', 'signs', 'emoji', 'code'] as const) {
      descriptors[face] = { normal: '', bold: '', italics: '', bolditalics: '' }
      for (const style of ['normal', 'bold', 'italics', 'bolditalics'] as const) {
        const name = `${face}-${style}`
        files.set(name, await faceFile(face, style))
        descriptors[face][style] = name
      }
    }
    for (const font of this.#used) {
      const [normal, bold] = [`${font.name}#normal`, `${font.name}#bold`]
      files.set(normal, font.normal)
      files.set(bold, font.bold)
      descriptors[font.name] = { normal, bold, italics: normal, bolditalics: bold }
    }
    return { descriptors, files }
  }

  #segment(grapheme: string, face: 'text' | 'code', previous: string | undefined): Segment | undefined {
    if (grapheme === '\n' || grapheme === BREAK) return { text: grapheme, font: face }
    const visible = grapheme.replace(INVISIBLE, '')
    if (visible === '') return undefined
    // Blanks, digits and punctuation stay with the word before them, which keeps right-to-left runs whole.
    if (previous === 'signs' && NEUTRAL.test(visible) && this.#covers('signs', visible)) {
      return { text: visible, font: previous }
    }
    const order = PICTURE.test(grapheme) ? PICTURE_FACES : face === 'code' ? CODE_FACES : FACES
    const found = order.find((name) => this.#covers(name, visible))
    if (found)
      return { text: found === 'emoji' ? grapheme : found === 'signs' ? withJoiners(grapheme) : visible, font: found }
    const font = this.#scripts.fontFor(visible)
    if (font) {
      this.#used.add(font)
      return { text: withJoiners(grapheme), font: font.name }
    }
    // Stacked marks that no font has: the letter itself is better than nothing.
    const letter = String.fromCodePoint(visible.codePointAt(0) ?? 0x20)
    const plain = letter === visible ? undefined : FACES.find((name) => this.#covers(name, letter))
    return plain ? { text: letter, font: plain } : { text: PLACEHOLDER, font: 'signs' }
  }

  #covers(face: FaceName, text: string): boolean {
    for (const character of text) {
      if (!this.#coverage[face].has(character.codePointAt(0) ?? 0)) return false
    }
    return true
  }
}

/** Arabic and Indic letters change their shape at the two joiners, so these stay; other invisible characters go. */
function withJoiners(grapheme: string): string {
  return grapheme.replace(INVISIBLE, (character) => (character === '\u200C' || character === '\u200D' ? character : ''))
}
