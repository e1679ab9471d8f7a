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
  import type { Tag, TagMark } from '#exporters/pdf/tag.ts'

  /** One word with the blanks after it. Widths and positions are points. */
  export interface Inline {
    text: string
    x: number
    width: number
    /** Width of the blanks at the end. */
    trailingCut?: number
    /** Set by the writer on the parts of a text that reads from right to left. */
    rightToLeft?: boolean
    /** What it belongs to in the structure of the file, set by the writer likewise. */
    tag?: TagMark
    background?: string
    decoration?: string
    font: { widthOfString(text: string, size: number, features: unknown): number }
    fontSize: number
    fontFeatures?: unknown
  }
  export interface Line {
    inlines: Inline[]
    leadingCut: number
  }
  export interface RenderedImage {
    tag?: Tag
  }
  interface StructureElement {
    dictionary: { data: { S: string } }
    add(child: object): StructureElement
  }
  /** What a tagged file is written with, of the library below. */
  export interface TaggedPdf {
    page: object
    _currentStructureElement?: StructureElement | null
    struct(type: string, options?: { alt?: string; scope?: string }): StructureElement
    addStructure(element: StructureElement): void
    markStructureContent(type: string): object
    markContent(type: 'Artifact', options: { type: 'Layout' | 'Pagination' }): void
    endMarkedContent(): void
    text(words: string, x: number, y: number, options?: { link?: string | null }): TaggedPdf
  }
  export default class Renderer {
    pdfDocument: TaggedPdf
    renderLine(line: Line, x: number, y: number): void
    renderImage(image: RenderedImage): void
    renderVector(vector: object): void
  }
}

declare module 'pdfmake/js/LayoutBuilder.js' {
  /** A paragraph while it is laid out. */
  export interface InlineNode {
    /** The words that have no line yet. */
    _inlines?: object[]
  }
  /** What stands before an item: a disc, or a number. `_minWidth` is how far it stands from the text. */
  export interface ListMarker {
    canvas?: { x: number }[]
    _inlines?: import('pdfmake/js/Renderer.js').Inline[]
    _minWidth: number
  }
  export interface ListNode {
    /** Set by the writer on a list that reads from right to left. */
    isMirrored?: boolean
    ul?: { listMarker?: ListMarker }[]
    ol?: { listMarker?: ListMarker }[]
    _gapSize: { width: number }
  }
  export interface MeasuredInlines {
    items: object[]
    minWidth: number
    maxWidth: number
  }
  export default class LayoutBuilder {
    writer: { context(): { availableWidth: number; addMargin(left: number, right: number): void } }
    buildNextLine(node: InlineNode): object | null
    processList(ordered: boolean, node: ListNode): void
  }
}

declare module 'pdfmake/js/TextInlines.js' {
  import type { MeasuredInlines } from 'pdfmake/js/LayoutBuilder.js'

  export default class TextInlines {
    buildInlines(texts: unknown, styles: unknown): MeasuredInlines
  }
}
