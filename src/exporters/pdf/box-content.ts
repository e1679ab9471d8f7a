import type { Content } from 'pdfmake/interfaces'
import type { CalloutBlock, QuoteBlock } from '#shared/document/block.ts'
import { cleanText } from '#shared/document/clean-text.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { palette, tones } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'
import type { FontPlan } from './font-plan.ts'
import { barLineOf, boxLayout, hex, mirroredQuoteLayout, quoteLayout } from './pdf-styles.ts'
import { textContent } from './text-content.ts'

/** Boxes with more letters than this may be taller than a page and have to break. */
const LONG_BOX = 1_500

/** Behind a line where they begin, one line for quotes that follow each other. */
export function quoteContent(plan: FontPlan, quotes: readonly QuoteBlock[]): Content {
  const isMirrored = isRightToLeft(quotes.map(({ text }) => plainText(text)).join(' '))
  const row = ({ text }: QuoteBlock) => [textContent(plan, text, { italics: true, color: hex(palette.muted) })]
  return {
    table: { widths: ['*'], body: quotes.map(row) },
    layout: isMirrored ? mirroredQuoteLayout : quoteLayout,
    margin: [2, 4, 0, 8],
  }
}

/** A box with a bar, in the colours of its tone. */
export function calloutContent(plan: FontPlan, block: CalloutBlock): Content {
  const { bar, shade } = tones[block.tone]
  const title = plainText(block.title ?? '')
  const text = plainText(block.text)
  const stack: Content[] = [
    ...(title ? [textContent(plan, title, { bold: true, color: hex(bar), margin: [0, 0, 0, 1] })] : []),
    textContent(plan, block.text),
  ]
  return {
    table: { widths: ['*'], body: [[{ stack }]], dontBreakRows: title.length + text.length < LONG_BOX },
    layout: boxLayout(shade, bar, barLineOf(`${title} ${text}`)),
    margin: [1.5, 5, 0, 11],
  }
}

/** A grey box in a typewriter face, line breaks and indents kept. */
export function codeContent(plan: FontPlan, code: string): Content {
  const text = cleanText(code).replaceAll('\t', '    ')
  return {
    table: {
      widths: ['*'],
      body: [[{ text: plan.segments(text, 'code'), fontSize: 8.5, preserveLeadingSpaces: true }]],
    },
    layout: boxLayout(palette.shade),
    margin: [0, 3, 0, 10],
  }
}
