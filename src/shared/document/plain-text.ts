import type { RichText, Span } from './block.ts'
import { cleanLine } from './clean-text.ts'

/** The words of a rich text without its formatting, on one line. */
export function plainText(rich: RichText): string {
  return cleanLine(typeof rich === 'string' ? rich : rich.map((span) => span.text).join('')).trim()
}

/** A rich text as spans with cleaned, non-empty text. Neighbours keep their order; nothing is merged. */
export function spansOf(rich: RichText): readonly Span[] {
  const spans = typeof rich === 'string' ? [{ text: rich }] : rich
  return spans.map((span) => ({ ...span, text: cleanLine(span.text) })).filter((span) => span.text !== '')
}
