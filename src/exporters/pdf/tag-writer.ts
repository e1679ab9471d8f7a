import type { Inline, Line, RenderedImage, TaggedPdf } from 'pdfmake/js/Renderer.js'
import { Renderer } from './pdfmake-internals.ts'
import { PAGE_FURNITURE, type Tag } from './tag.ts'

type Element = ReturnType<TaggedPdf['struct']>

/** The structure of one file while it is written. */
class TagWriter {
  readonly #pdf: TaggedPdf
  readonly #elements = new Map<Tag, Element>()
  readonly #numbers = new Map<Tag, Element>()
  readonly #firstPages = new Map<Tag, object>()
  /** Of the text that was written last: a number of a list comes behind the first line of its item. */
  #last: Tag | null = null

  constructor(pdf: TaggedPdf) {
    this.#pdf = pdf
  }

  /** Writes a line as part of what its words belong to, its links as links. */
  writeLine(line: Line, write: () => void): void {
    const mark = line.inlines.find(({ tag }) => tag)?.tag
    if (mark === PAGE_FURNITURE || (mark && this.#isRepeated(mark))) {
      this.#artifact('Pagination', write)
      return
    }
    const element = mark ? this.#elementOf(mark) : this.#numberOf(itemOf(this.#last))
    if (mark) this.#last = mark
    if (element) this.#writeWords(line, element, write)
    else this.#artifact('Layout', write)
  }

  writeImage({ tag }: RenderedImage, write: () => void): void {
    const element = tag && this.#elementOf(tag)
    if (!element) {
      this.#artifact('Layout', write)
      return
    }
    element.add(this.#pdf.markStructureContent('Figure'))
    write()
    this.#pdf.endMarkedContent()
  }

  /** Lines and shades that say nothing. */
  writeVector(write: () => void): void {
    this.#artifact('Layout', write)
  }

  #artifact(type: 'Layout' | 'Pagination', write: () => void): void {
    this.#pdf.markContent('Artifact', { type })
    write()
    this.#pdf.endMarkedContent()
  }

  /** Each stretch of words in the element that it belongs to; what is drawn behind and under them belongs to none. */
  #writeWords(line: Line, element: Element, write: () => void): void {
    const pdf = this.#pdf
    const text = pdf.text
    let left = line.inlines.length
    let open: { link: string | null } | null = null
    const close = () => {
      if (open) pdf.endMarkedContent()
      open = null
      pdf._currentStructureElement = null
    }
    const apart = () => {
      close()
      pdf.markContent('Artifact', { type: 'Layout' })
      open = { link: null }
    }
    const isDecorated = ({ background, decoration }: Inline) => Boolean(background || decoration)
    if (line.inlines.some(isDecorated)) apart()
    let isFirst = true
    pdf.text = (words, x, y, options) => {
      const link = options?.link ?? null
      if (isFirst || open?.link !== link) {
        close()
        const part = link === null ? element : pdf.struct('Link')
        if (link !== null) element.add(part)
        part.add(pdf.markStructureContent(link === null ? element.dictionary.data.S : 'Link'))
        pdf._currentStructureElement = link === null ? null : part
        open = { link }
        isFirst = false
      }
      text.call(pdf, words, x, y, options)
      left -= 1
      if (left === 0 && line.inlines.some(isDecorated)) apart()
      return pdf
    }
    try {
      write()
    } finally {
      Reflect.deleteProperty(pdf, 'text')
      close()
    }
  }

  /** A table's header that stands again on a later page. */
  #isRepeated(tag: Tag): boolean {
    if (tag.type !== 'TH') return false
    const first = this.#firstPages.get(tag)
    if (!first) this.#firstPages.set(tag, this.#pdf.page)
    return first !== undefined && first !== this.#pdf.page
  }

  #numberOf(item: Tag | null): Element | null {
    return (item && this.#numbers.get(item)) ?? null
  }

  #elementOf(tag: Tag): Element | null {
    if (this.#elements.size === 0) this.#begin(rootOf(tag))
    return this.#elements.get(tag) ?? null
  }

  /** Makes all elements in the order of reading: what stays empty, such as a cell without words, has its place too. */
  #begin(root: Tag): void {
    const make = (tag: Tag, parent: Element | null): void => {
      const element = this.#pdf.struct(tag.type, {
        ...(tag.alt ? { alt: tag.alt } : {}),
        ...(tag.scope ? { scope: tag.scope } : {}),
      })
      this.#elements.set(tag, element)
      if (parent) parent.add(element)
      else this.#pdf.addStructure(element)
      if (tag.type === 'LI') {
        const number = this.#pdf.struct('Lbl')
        element.add(number)
        this.#numbers.set(tag, number)
      }
      for (const child of tag.children) make(child, element)
    }
    make(root, null)
  }
}

const rootOf = (tag: Tag): Tag => (tag.parent ? rootOf(tag.parent) : tag)

/** The item of a list that holds a text. */
const itemOf = (tag: Tag | null): Tag | null => (tag === null || tag.type === 'LI' ? tag : itemOf(tag.parent))

const writers = new WeakMap<TaggedPdf, TagWriter>()
let installed = false

/** Makes the engine, which lays out and draws, also say what it draws. */
export function installTags(): void {
  if (installed) return
  installed = true
  const writerOf = (pdf: TaggedPdf) => {
    const writer = writers.get(pdf) ?? new TagWriter(pdf)
    writers.set(pdf, writer)
    return writer
  }
  const { renderLine, renderImage, renderVector } = Renderer.prototype
  Renderer.prototype.renderLine = function renderTaggedLine(line, x, y) {
    writerOf(this.pdfDocument).writeLine(line, () => renderLine.call(this, line, x, y))
  }
  Renderer.prototype.renderImage = function renderTaggedImage(image) {
    writerOf(this.pdfDocument).writeImage(image, () => renderImage.call(this, image))
  }
  Renderer.prototype.renderVector = function renderUntagged(vector) {
    writerOf(this.pdfDocument).writeVector(() => renderVector.call(this, vector))
  }
}
