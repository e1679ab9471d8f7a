import bidiFactory from 'bidi-js'
import renderer, { type Line } from 'pdfmake/js/Renderer.js'
import { isRightToLeft } from '../text-direction.ts'

const HAS_RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

const bidi = bidiFactory()
let installed = false

/**
 * Teaches the layout engine lines that read from right to left: it shapes each word correctly but sets the words of
 * every line from left to right. Lines without such words are left alone.
 */
export function installRightToLeft(): void {
  if (installed) return
  installed = true
  const Renderer = renderer.default
  const renderLine = Renderer.prototype.renderLine
  Renderer.prototype.renderLine = function renderInVisualOrder(line, x, y) {
    orderVisually(line)
    renderLine.call(this, line, x, y)
  }
}

/** Gives the words of a line their places in the order that the Unicode bidirectional algorithm asks for. */
export function orderVisually(line: Line): void {
  const text = line.inlines.map((inline) => inline.text).join('')
  if (line.inlines.length === 0 || !HAS_RIGHT_TO_LEFT.test(text)) return
  const base = line.inlines[0]?.alignment === 'right' || isRightToLeft(text) ? 'rtl' : 'ltr'
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, base)
  const order = bidi.getReorderedIndices(text, { levels, paragraphs })
  const placeOf = new Map(order.map((index, place) => [index, place]))
  let offset = 0
  const words = line.inlines.map((inline) => {
    const places = Array.from(inline.text, (_, index) => placeOf.get(offset + index) ?? 0)
    const level = levels[offset] ?? 0
    offset += inline.text.length
    return { inline, place: Math.min(...places), isRightToLeft: level % 2 === 1 }
  })
  const last = words.at(-1)
  let x = -line.leadingCut - (last?.isRightToLeft ? (last.inline.trailingCut ?? 0) : 0)
  for (const { inline, isRightToLeft: reversed } of words.sort((a, b) => a.place - b.place)) {
    // The blank that follows a word in reading order stands on its left.
    inline.x = x + (reversed ? (inline.trailingCut ?? 0) : 0)
    x += inline.width
  }
}
