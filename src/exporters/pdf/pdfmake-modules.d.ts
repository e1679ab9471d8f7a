/** The parts below the server entry of pdfmake: they allow a file store of one's own, and nothing is fetched or shared. */
declare module 'pdfmake/js/Printer.js' {
  import type { CustomTableLayout, TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces'

  interface FileStore {
    existsSync(name: string): boolean
    readFileSync(name: string): Buffer
  }
  interface UrlResolver {
    resolve(url: string): void
    resolved(): Promise<void>
  }
  export default class Printer {
    constructor(fonts: TFontDictionary, files: FileStore, urls: UrlResolver, mayReadFile: (path: string) => boolean)
    createPdfKitDocument(
      definition: TDocumentDefinitions,
      options?: { tableLayouts?: Record<string, CustomTableLayout> },
    ): Promise<NodeJS.ReadableStream & { end(): void }>
  }
}

declare module 'pdfmake/js/Renderer.js' {
  /** One word with the blanks after it. Widths and positions are points. */
  export interface Inline {
    text: string
    x: number
    width: number
    /** Width of the blanks at the end. */
    trailingCut?: number
    /** Set by the writer on the parts of a text that reads from right to left. */
    rightToLeft?: boolean
    font: { widthOfString(text: string, size: number, features: unknown): number }
    fontSize: number
    fontFeatures?: unknown
  }
  export interface Line {
    inlines: Inline[]
    leadingCut: number
  }
  export default class Renderer {
    renderLine(line: Line, x: number, y: number): void
  }
}
