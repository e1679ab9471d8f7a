import type { Token } from 'marked'
import type { RichText, Span } from './block.ts'
import { cleanLine } from './clean-text.ts'
import { decodeReferences, textOfHtml } from './html-text.ts'
import { mergeSpans } from './merge-spans.ts'
import { safeHref } from './safe-href.ts'

type Style = Omit<Span, 'text'>

/** Inline tokens as rich text: a plain string where nothing is formatted. */
export function inlineText(tokens: readonly Token[] | undefined): RichText {
  return richTextOf(inlineSpans(tokens ?? [], {}))
}

/** Joins equally formatted neighbours, trims the ends and drops the array where no span is formatted. */
export function richTextOf(spans: readonly Span[]): RichText {
  const cleaned = mergeSpans(spans).map((span) => ({ ...span, text: cleanLine(span.text) }))
  const first = cleaned[0]
  if (first) cleaned[0] = { ...first, text: first.text.trimStart() }
  const last = cleaned.at(-1)
  if (last) cleaned[cleaned.length - 1] = { ...last, text: last.text.trimEnd() }
  const kept = cleaned.filter((span) => span.text !== '')
  if (kept.every(isUnstyled)) return kept.map((span) => span.text).join('')
  return kept
}

export function inlineSpans(tokens: readonly Token[], style: Style): Span[] {
  return tokens.flatMap((token) => spansOfToken(token, style))
}

function spansOfToken(token: Token, style: Style): Span[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? inlineSpans(token.tokens, style) : [{ ...style, text: decodeReferences(token.text) }]
    case 'strong':
      return inlineSpans(token.tokens ?? [], { ...style, bold: true })
    case 'em':
      return inlineSpans(token.tokens ?? [], { ...style, italic: true })
    case 'codespan':
      return [{ ...style, code: true, text: token.text }]
    case 'link': {
      const href = safeHref(token.href)
      return inlineSpans(token.tokens ?? [], href ? { ...style, href } : style)
    }
    case 'image':
      return [{ ...style, text: decodeReferences(token.text) }]
    case 'br':
      return [{ ...style, text: ' ' }]
    case 'html':
      return [{ ...style, text: textOfHtml(token.text) }]
    case 'checkbox':
      return []
    case 'escape':
      return [{ ...style, text: token.text }]
    default:
      return 'tokens' in token && token.tokens
        ? inlineSpans(token.tokens, style)
        : [{ ...style, text: 'text' in token ? String(token.text) : token.raw }]
  }
}

function isUnstyled(span: Span): boolean {
  return !span.bold && !span.italic && !span.code && !span.href
}
