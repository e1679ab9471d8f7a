/** The part of the font reader that the PDF writer uses; the package brings no types. */
declare module 'fontkit' {
  export interface Font {
    /** Code points with a glyph. */
    characterSet: number[]
  }
  export function create(file: Uint8Array): Font
}
