import type { InlineNode, MeasuredInlines } from 'pdfmake/js/LayoutBuilder.js'
import { LayoutBuilder, TextInlines } from './pdfmake-internals.ts'

/** For each word of a line the engine copies the words that are left of the paragraph, so it is handed so many at a time. */
const WORDS_AT_ONCE = 400

/** It also copies the parts of a text for each of them. */
const PARTS_AT_ONCE = 200

interface Rest {
  words: readonly object[]
  next: number
}

/** What is left of a paragraph, by the array that the engine has of it now. */
const rests = new WeakMap<object[], Rest>()
let installed = false

/** Makes the layout engine's time grow with the length of a paragraph, where it grows with the square of it. */
export function installLongParagraphs(): void {
  if (installed) return
  installed = true
  const buildNextLine = LayoutBuilder.prototype.buildNextLine
  LayoutBuilder.prototype.buildNextLine = function buildLineOfFew(node) {
    handOver(node)
    return buildNextLine.call(this, node)
  }
  const buildInlines = TextInlines.prototype.buildInlines
  TextInlines.prototype.buildInlines = function buildInPieces(texts, styles) {
    if (!Array.isArray(texts) || texts.length <= PARTS_AT_ONCE) return buildInlines.call(this, texts, styles)
    const whole: MeasuredInlines = { items: [], minWidth: 0, maxWidth: 0 }
    for (let at = 0; at < texts.length; at += PARTS_AT_ONCE) {
      const piece = buildInlines.call(this, texts.slice(at, at + PARTS_AT_ONCE), styles)
      for (const item of piece.items) whole.items.push(item)
      whole.minWidth = Math.max(whole.minWidth, piece.minWidth)
      whole.maxWidth += piece.maxWidth
    }
    return whole
  }
}

function handOver(node: InlineNode): void {
  const words = node._inlines
  if (!words) return
  const rest = rests.get(words) ?? (words.length > 2 * WORDS_AT_ONCE ? { words, next: 0 } : undefined)
  if (!rest) return
  const left = rest.words === words ? [] : words
  if (left.length >= WORDS_AT_ONCE || rest.next >= rest.words.length) return
  const next = left.concat(rest.words.slice(rest.next, rest.next + WORDS_AT_ONCE))
  rests.set(next, { words: rest.words, next: rest.next + WORDS_AT_ONCE })
  node._inlines = next
}
