import type { RichText, Span } from './block.ts'
import { escapeLineStart, escapeMarkdown } from './escape-markdown.ts'
import { mergeSpans } from './merge-spans.ts'
import { spansOf } from './plain-text.ts'
import { safeHref } from './safe-href.ts'

/** A rich text as one line of Markdown, for the start of a line, a table cell or the middle of a line. */
export function inlineMarkdown(rich: RichText, place: 'line' | 'table' | 'continued' = 'line'): string {
  const pieces = piecesOf(rich)
  const written: string[] = []
  // Looking at the end of the line so far would copy all of it for each piece.
  let before = ''
  pieces.forEach((piece, index) => {
    const after = firstCharacter(pieces[index + 1]?.text ?? '')
    const text = markdownOfPiece(piece, lastCharacter(before), after, place === 'table')
    written.push(text)
    before = text || before
  })
  const trimmed = written.join('').trim()
  return place === 'line' ? escapeLineStart(trimmed) : trimmed
}

/** Spans with white space moved out of the formatted ones, because `** bold **` is not bold. */
function piecesOf(rich: RichText): Span[] {
  return mergeSpans(spansOf(rich)).flatMap((span) => {
    if (!span.bold && !span.italic && !span.code && !span.href) return [span]
    const core = span.text.trim()
    if (core === '') return [{ text: span.text }]
    const start = span.text.indexOf(core)
    const end = start + core.length
    return [{ text: span.text.slice(0, start) }, { ...span, text: core }, { text: span.text.slice(end) }].filter(
      (piece) => piece.text !== '',
    )
  })
}

function markdownOfPiece(piece: Span, before: string, after: string, inTable: boolean): string {
  const href = safeHref(piece.href)
  // Two runs of backticks in a row would be one, and brackets or backticks inside a link's label would end it.
  const asCode = piece.code && before !== '`' && !(href && /[[\]`]/.test(piece.text))
  const text = asCode ? codeSpan(piece.text, inTable) : escapeMarkdown(piece.text, inTable)
  if (href) {
    // "](" inside the label would be taken for its end, even escaped.
    const inner = emphasised(text.replaceAll('](', ']\\('), piece, '[', ']')
    return `[${inner}](${href.replace(/[()<>\\|]/g, (character) => encodeAscii(character))})`
  }
  return emphasised(text, piece, before, after)
}

/**
 * Puts the marks of bold and italic around the text. A mark counts only where its neighbours let it (Markdown's flanking
 * rule); where they do not, the words matter more than the weight and the mark is left out.
 */
function emphasised(text: string, style: Span, before: string, after: string): string {
  const marks = style.bold && style.italic ? '***' : style.bold ? '**' : style.italic ? '*' : ''
  if (!marks) return text
  const first = firstCharacter(text)
  const last = lastCharacter(text)
  const opens = isWord(first) || isSoft(before)
  const closes = isWord(last) || isSoft(after)
  const touches = before === '*' || after === '*' || first === '*' || last === '*'
  return opens && closes && !touches ? `${marks}${text}${marks}` : text
}

function codeSpan(text: string, inTable: boolean): string {
  // A pipe after a backslash cannot be written as code inside a table.
  if (inTable && text.includes('\\|')) return escapeMarkdown(text, inTable)
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const padding = /^`|`$/.test(text) ? ' ' : ''
  return `${fence}${padding}${inTable ? text.replace(/\|/g, '\\|') : text}${padding}${fence}`
}

/** White space, punctuation or a symbol. Readers disagree about characters beyond the basic plane: they are neither. */
function isSoft(character: string): boolean {
  return /^[\s\p{P}\p{S}]$/u.test(character) && character.length === 1
}

function isWord(character: string): boolean {
  return /^[^\s\p{P}\p{S}]$/u.test(character) && character.length === 1
}

function firstCharacter(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x20)
}

function lastCharacter(text: string): string {
  // A pattern would look for the end from each character before it.
  return Array.from(text.slice(-2)).at(-1) ?? ' '
}

function encodeAscii(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
