import stringWidth from 'string-width'
import type { Block, CardsBlock, ListItem, ResultDocument, RichText } from './block.ts'
import { chartTable } from './chart-table.ts'
import { cleanText } from './clean-text.ts'
import { plainText, spansOf } from './plain-text.ts'
import { safeHref } from './safe-href.ts'
import { textTable } from './text-table.ts'
import { LINE_WIDTH, wrapText } from './wrap-text.ts'

/** Lines under a heading, from the title down; a deeper heading stands alone. */
const UNDERLINES = ['=', '-', '~'] as const

/** The whole document as text that reads well in a plain editor or an e-mail, ending with one line feed. */
export function toPlainText(document: ResultDocument): string {
  const parts = [
    underlined(document.title, 0),
    document.subtitle ? wrapText(plainText(document.subtitle)) : '',
    ...partsOf(document.blocks, 0),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** `under` counts the headings above these blocks; the title is 0. */
function partsOf(blocks: readonly Block[], under: number): string[] {
  let current = under
  return blocks.flatMap((block) => {
    if (block.type === 'cards') return cardParts(block, current + 1)
    if (block.type !== 'heading') return [partOf(block)]
    current = under + block.level
    return [underlined(block.text, current)]
  })
}

function partOf(block: Exclude<Block, { type: 'heading' | 'cards' }>): string {
  switch (block.type) {
    case 'paragraph':
      return wrapText(textWithLinks(block.text))
    case 'quote':
      return wrapText(textWithLinks(block.text), { first: '> ', indent: '> ' })
    case 'callout': {
      const text = [plainText(block.title ?? ''), textWithLinks(block.text)].filter((part) => part !== '').join(': ')
      return wrapText(text, { first: '! ', indent: '  ' })
    }
    case 'list':
      return listLines(block.items, block.ordered, '').join('\n')
    case 'table':
      return [wrapText(plainText(block.caption ?? '')), textTable(block)].filter((part) => part !== '').join('\n\n')
    case 'chart':
      return partOf(chartTable(block))
    case 'fields':
      return block.fields
        .map((field) => {
          const label = plainText(field.label)
          const value = textWithLinks(field.value)
          return wrapText(label ? `${label}: ${value}` : value, { indent: '  ' })
        })
        .filter((line) => line !== '')
        .join('\n')
    case 'links':
      return block.items
        .map((item, index) => {
          const text = [plainText(item.text), plainText(item.note ?? '')].filter((part) => part !== '').join(' — ')
          const mark = `[${index + 1}] `
          const indent = ' '.repeat(mark.length)
          const href = safeHref(item.url)
          return wrapText(text, { first: mark, indent }) + (href ? `\n${indent}${href}` : '')
        })
        .join('\n')
    case 'code':
      return cleanText(block.text)
        .split('\n')
        .map((line) => `    ${line}`.trimEnd())
        .join('\n')
  }
}

function underlined(title: string, depth: number): string {
  const text = plainText(title)
  const line = UNDERLINES[depth]
  if (!text || !line) return wrapText(text)
  const wrapped = wrapText(text)
  const width = Math.max(...wrapped.split('\n').map((part) => stringWidth(part)))
  return `${wrapped}\n${line.repeat(Math.min(LINE_WIDTH, width))}`
}

function cardParts(block: CardsBlock, depth: number): string[] {
  return block.cards.flatMap((card) => [
    underlined(card.title, depth),
    wrapText(plainText(card.subtitle ?? '')),
    wrapText(
      (card.badges ?? [])
        .map((badge) => plainText(badge))
        .filter((badge) => badge !== '')
        .join(' | '),
    ),
    ...partsOf(card.blocks, depth),
  ])
}

function listLines(items: readonly ListItem[], ordered: boolean, indent: string): string[] {
  let number = 0
  return items.flatMap((item) => {
    const text = textWithLinks(item.text)
    if (!text) return listLines(item.items ?? [], false, indent)
    number += 1
    const mark = ordered ? `${number}. ` : '- '
    const inner = indent + ' '.repeat(mark.length)
    return [wrapText(text, { first: indent + mark, indent: inner }), ...listLines(item.items ?? [], false, inner)]
  })
}

/** The words with each link's address behind it in brackets, because text has no other place for it. */
function textWithLinks(rich: RichText): string {
  const spans = spansOf(rich)
  const pieces = spans.map((span, index) => {
    const href = safeHref(span.href)
    const isLast = spans[index + 1]?.href !== span.href
    return href && isLast && href !== span.text.trim() ? `${span.text.trimEnd()} (${href})` : span.text
  })
  return plainText(pieces.join(''))
}
