/** The part of the font reader that we use; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    /** Code points with a glyph. */
    characterSet: number[]
    familyName: string
    unitsPerEm: number
    /** Sets a text in one line; the width is in units of the face. */
    layout(text: string): {
      advanceWidth: number
      glyphs: readonly { id: number; path: { toSVG(): string } }[]
      positions: readonly { xAdvance: number; xOffset: number }[]
    }
  }
  export function create(file: Uint8Array): Font
}
