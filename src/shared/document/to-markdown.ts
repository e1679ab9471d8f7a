import type { Block, CardsBlock, ListItem, ResultDocument, RichText, TableBlock } from './block.ts'
import { chartTable } from './chart-table.ts'
import { cleanText } from './clean-text.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { inlineMarkdown } from './inline-to-markdown.ts'
import { plainText } from './plain-text.ts'
import { safeHref } from './safe-href.ts'

/** The deepest heading that Markdown has. */
const DEEPEST = 6

/** Two lists in a row with the same marks would be read as one list, so the second one takes the other marks. */
interface Marks {
  bullet: '-' | '*'
  afterNumber: '.' | ')'
}
const PLAIN_MARKS: Marks = { bullet: '-', afterNumber: '.' }
const OTHER_MARKS: Marks = { bullet: '*', afterNumber: ')' }

/** The whole document as Markdown (tables in the GitHub dialect), ending with one line feed. */
export function toMarkdown(document: ResultDocument): string {
  const subtitle = document.subtitle ? inlineMarkdown([{ text: document.subtitle, italic: true }]) : ''
  const parts = [headingLine(1, document.title), subtitle, ...partsOf(document.blocks, 1)]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** `under` is the level of the heading that these blocks stand under. */
function partsOf(blocks: readonly Block[], under: number): string[] {
  let current = under
  let previous: Block | undefined
  let marks: Marks = PLAIN_MARKS
  return blocks.flatMap((block) => {
    const follows = previous !== undefined && isListed(previous) && isListed(block)
    marks = follows && marks === PLAIN_MARKS ? OTHER_MARKS : PLAIN_MARKS
    previous = block
    if (block.type === 'cards') return cardParts(block, current)
    if (block.type !== 'heading') return partOf(block, marks)
    current = Math.min(DEEPEST, under + block.level)
    return [headingLine(current, block.text)]
  })
}

function isListed(block: Block): boolean {
  return block.type === 'list' || block.type === 'fields' || block.type === 'links'
}

function partOf(block: Exclude<Block, { type: 'heading' | 'cards' }>, marks: Marks): string[] {
  switch (block.type) {
    case 'paragraph':
      return [inlineMarkdown(block.text)]
    case 'quote':
      return [quoteLines([inlineMarkdown(block.text)])]
    case 'callout':
      return [
        quoteLines([
          block.title ? inlineMarkdown([{ text: block.title, bold: true }]) : '',
          inlineMarkdown(block.text),
        ]),
      ]
    case 'list':
      return [listLines(block.items, block.ordered, marks, '').join('\n')]
    case 'table':
      return tableParts(block)
    case 'chart':
      return tableParts(chartTable(block))
    case 'fields':
      return [
        block.fields
          .map((field) => fieldText(field.label, field.value))
          .filter((text) => text !== '')
          .map((text) => `${marks.bullet} ${text}`)
          .join('\n'),
      ]
    case 'links':
      return [block.items.map((item, index) => `${index + 1}${marks.afterNumber} ${linkText(item)}`).join('\n')]
    case 'code':
      return [fenced(block.text, block.language)]
  }
}

function headingLine(level: number, title: string): string {
  const text = inlineMarkdown(title, 'continued')
  // A closing run of # would be taken for decoration.
  return text ? `${'#'.repeat(level)} ${text.replace(/(?<!#)#+$/, '\\$&')}` : ''
}

function cardParts(block: CardsBlock, under: number): string[] {
  const level = Math.min(DEEPEST, under + 1)
  return block.cards.flatMap((card) => {
    const badges = (card.badges ?? []).map((badge) => plainText(badge)).filter((badge) => badge !== '')
    return [
      headingLine(level, card.title),
      card.subtitle ? inlineMarkdown([{ text: card.subtitle, italic: true }]) : '',
      badges.length > 0 ? badges.map((badge) => inlineMarkdown([{ text: badge, bold: true }])).join(' · ') : '',
      ...partsOf(card.blocks, level),
    ].filter((part) => part !== '')
  })
}

/** Nested lists are bulleted, also under a numbered item. An item without words gives its place to its nested items. */
function listLines(items: readonly ListItem[], ordered: boolean, marks: Marks, indent: string): string[] {
  let number = 0
  return items.flatMap((item) => {
    const text = inlineMarkdown(item.text)
    if (!text) return listLines(item.items ?? [], false, marks, indent)
    number += 1
    const mark = ordered ? `${number}${marks.afterNumber} ` : `${marks.bullet} `
    const nested = listLines(item.items ?? [], false, marks, indent + ' '.repeat(mark.length))
    return [`${indent}${mark}${text}`, ...nested]
  })
}

function tableParts(table: TableBlock): string[] {
  if (table.columns.length === 0) return []
  const caption = table.caption ? inlineMarkdown([{ text: table.caption, bold: true }]) : ''
  const labels = table.columns.map((column) => inlineMarkdown(column.label, 'table'))
  const rules = table.columns.map(({ align }) => (align === 'right' ? '--:' : align === 'center' ? ':-:' : '---'))
  const rows = table.rows.map((row) => table.columns.map((_, index) => inlineMarkdown(row[index] ?? '', 'table')))
  return [caption, [labels, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')]
}

function fieldText(label: string, value: RichText): string {
  const name = plainText(label)
  if (!name) return inlineMarkdown(value)
  return `${inlineMarkdown([{ text: `${name}:`, bold: true }], 'continued')} ${inlineMarkdown(value, 'continued')}`.trimEnd()
}

function linkText(item: { text: string; url: string | null; note?: string }): string {
  const href = safeHref(item.url)
  const text = inlineMarkdown([{ text: item.text, ...(href ? { href } : {}) }])
  return item.note ? `${text} — ${escapeMarkdown(plainText(item.note))}` : text
}

function quoteLines(paragraphs: readonly string[]): string {
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `> ${paragraph}`)
    .join('\n>\n')
}

function fenced(text: string, language: string | undefined): string {
  const body = cleanText(text)
  const longest = Math.max(2, ...(body.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${plainText(language ?? '').replace(/[\s`]/g, '')}\n${body}\n${fence}`
}
