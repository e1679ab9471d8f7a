import type { Token, Tokens } from 'marked'
import type { Block, ListItem, RichText, Span, TableBlock } from './block.ts'
import { cleanText } from './clean-text.ts'
import { textOfHtml } from './html-text.ts'
import { inlineText, richTextOf } from './inline-from-markdown.ts'
import { plainText, spansOf } from './plain-text.ts'

let lex: ((text: string) => Token[]) | null = null
/** A result's document, its view and its contents read the same text one after the other. */
let latest: { markdown: string; blocks: readonly Block[] } | null = null

/** The reader of Markdown is large and not needed before there is some: it is loaded once, before the first use. */
export async function loadMarkdown(): Promise<void> {
  lex ??= (await import('./lex-markdown.ts')).lexMarkdown
}

/**
 * Reads Markdown (with tables and task lists) into blocks. Raw HTML becomes its text, only http, https and mailto links
 * stay links, and a text that was cut off anywhere is read as far as it goes. Fails for no
 * text; throws before `loadMarkdown`.
 */
export function blocksFromMarkdown(markdown: string): readonly Block[] {
  if (!lex) throw new Error('loadMarkdown has not been called')
  if (latest?.markdown !== markdown) latest = { markdown, blocks: read(lex, markdown) }
  return latest.blocks
}

function read(lex: (text: string) => Token[], markdown: string): Block[] {
  const text = cleanText(markdown)
  try {
    return blocksOf(lex(text))
  } catch {
    // Nesting so deep that the lexer gives up: the words matter more than their structure.
    return text
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => ({ type: 'paragraph', text: plainText(part) }))
  }
}

function blocksOf(tokens: readonly Token[]): Block[] {
  return tokens.flatMap(blocksOfToken)
}

function blocksOfToken(token: Token): Block[] {
  switch (token.type) {
    case 'heading':
      return headingOf(token.depth, inlineText(token.tokens))
    case 'paragraph':
    case 'text':
      return paragraphOf(token.tokens ? inlineText(token.tokens) : textOfHtml(token.text))
    case 'blockquote':
      return blocksOf(token.tokens ?? []).map(quoted)
    case 'list': {
      const list = token as Tokens.List
      const items = list.items.map(listItemOf).filter(hasContent)
      return items.length > 0 ? [{ type: 'list', ordered: list.ordered, items }] : []
    }
    case 'table':
      return [tableOf(token as Tokens.Table)]
    case 'code':
      return codeOf(token as Tokens.Code)
    case 'html':
      return paragraphOf(plainText(textOfHtml(token.text)))
    case 'space':
    case 'hr':
    case 'def':
    case 'checkbox':
      return []
    default:
      return paragraphOf('tokens' in token ? inlineText(token.tokens) : plainText(token.raw))
  }
}

function headingOf(depth: number, text: RichText): Block[] {
  const level = depth <= 1 ? 1 : depth === 2 ? 2 : depth === 3 ? 3 : 4
  const words = plainText(text)
  return words ? [{ type: 'heading', level, text: words }] : []
}

function paragraphOf(text: RichText): Block[] {
  return plainText(text) ? [{ type: 'paragraph', text }] : []
}

function quoted(block: Block): Block {
  return block.type === 'paragraph' ? { type: 'quote', text: block.text } : block
}

function codeOf(token: Tokens.Code): Block[] {
  if (token.text.trim() === '') return []
  const language = token.lang?.trim().split(/\s+/)[0]
  return [{ type: 'code', ...(language ? { language } : {}), text: token.text }]
}

function tableOf(token: Tokens.Table): TableBlock {
  return {
    type: 'table',
    columns: token.header.map((cell, index) => {
      const align = token.align[index]
      return { label: plainText(inlineText(cell.tokens)), ...(align ? { align } : {}) }
    }),
    rows: token.rows.map((row) => row.map((cell) => inlineText(cell.tokens))),
  }
}

/** An item keeps its own words as one rich text and its nested lists as items; other blocks inside are flattened. */
function listItemOf(item: Tokens.ListItem): ListItem {
  const spans: Span[] = item.task ? [{ text: item.checked ? '☑ ' : '☐ ' }] : []
  const items: ListItem[] = []
  for (const block of blocksOf(item.tokens)) {
    if (block.type === 'list') {
      items.push(...block.items)
      continue
    }
    if (spans.length > (item.task ? 1 : 0)) spans.push({ text: ' ' })
    spans.push(...flattened(block))
  }
  return { text: richTextOf(spans), ...(items.length > 0 ? { items } : {}) }
}

function flattened(block: Block): readonly Span[] {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return spansOf(block.text)
    case 'heading':
      return [{ text: block.text, bold: true }]
    case 'code':
      return [{ text: block.text, code: true }]
    case 'table':
      return [{ text: tableText(block) }]
    default:
      return []
  }
}

function tableText(table: TableBlock): string {
  const rows = [table.columns.map((column) => column.label), ...table.rows.map((row) => row.map(plainText))]
  return rows.map((row) => row.filter((cell) => cell !== '').join(', ')).join('; ')
}

function hasContent(item: ListItem): boolean {
  return plainText(item.text) !== '' || (item.items?.length ?? 0) > 0
}
