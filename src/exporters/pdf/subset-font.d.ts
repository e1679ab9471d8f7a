/** The part of the font cutter that the PDF writer uses; the package brings no types. */
declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`; `variationAxes` pins the axes of a variable font. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}
