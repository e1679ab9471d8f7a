import type { Content, ContentText } from 'pdfmake/interfaces'
import type { Block, CardsBlock, QuoteBlock, TableBlock } from '#shared/document/block.ts'
import { chartTable } from '#shared/document/chart-table.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { firstTableLines, isShortCard, isShortTable, linesOf } from '../block-lines.ts'
import { pictureOf } from '../chart/drawn-charts.ts'
import { isLead } from '../is-lead.ts'
import { palette } from '../palette.ts'
import { cardsOfWideTable } from '../wide-table.ts'
import { calloutContent, codeContent, quoteContent } from './box-content.ts'
import { chartContent } from './chart-content.ts'
import type { FontPlan } from './font-plan.ts'
import { roomyLevel } from './headings-stay.ts'
import { linksContent, listContent } from './list-content.ts'
import { barLineOf, boxLayout, hex } from './pdf-styles.ts'
import { fieldsContent, tableContent } from './table-content.ts'
import { textContent, textParts } from './text-content.ts'

/** A block of up to this many lines stays on the page of its heading: well under half a page. */
const SHORT_BLOCK = 16

/** A reader's list of bookmarks has no room for more. */
const LONGEST_BOOKMARK = 120

/** Turns blocks into the layout engine's nodes. `under` counts the headings above them. */
export function blockContent(plan: FontPlan, blocks: readonly Block[], under = 0): Content[] {
  const content: Content[] = []
  let headings: ContentText[] = []
  let headingLines = 0
  let current = under
  let quotes: QuoteBlock[] = []
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]
    if (headings.length > 0 && isLead(block, next)) {
      // Under a heading and over what it leads to, it goes where the heading goes.
      headings.push({ ...textContent(plan, block.text, { margin: [0, 0, 0, 6] }), style: 'about', headlineLevel: 9 })
      headingLines += linesOf(block)
      continue
    }
    if (block.type === 'heading') {
      current = under + block.level
      const text = plainText(block.text)
      if (text) headings.push({ ...headingText(plan, text, current), headlineLevel: current })
      headingLines += linesOf(block)
      continue
    }
    if (block.type === 'quote') {
      quotes.push(block)
      if (next?.type === 'quote') continue
    }
    const own = block.type === 'quote' ? [quoteContent(plan, quotes)] : contentOf(plan, block, current)
    const before = quotes.slice(0, -1).reduce((sum, quote) => sum + linesOf(quote), headingLines)
    const begins = block.type === 'table' ? headings.map((each) => withRoom(each, headingLines, block)) : headings
    content.push(...keptTogether(begins, own, before + keptLines(block)))
    quotes = []
    headings = []
    headingLines = 0
  }
  return [...content, ...headings]
}

/** A heading that asks for room for itself and for the first rows of the table under it. */
function withRoom(heading: ContentText, lines: number, table: TableBlock): ContentText {
  return { ...heading, headlineLevel: roomyLevel(heading.headlineLevel, lines + firstTableLines(table)) }
}

/** Headings and the short block after them on one page. What is long is left to the rule for page ends. */
function keptTogether(headings: ContentText[], content: Content[], lines: number): Content[] {
  const [first, ...rest] = content
  if (headings.length === 0 || headings.length > 4 || !first || lines > SHORT_BLOCK) return [...headings, ...content]
  return [whole([...headings, first]), ...rest]
}

/** Contents on one page. They move as a whole: a page break inside would lose what is in them. */
function whole(content: Content[]): Content {
  const inner = content.map((each) => (typeof each === 'object' ? { ...each, headlineLevel: undefined } : each))
  return { stack: inner as Content[], unbreakable: true }
}

/** How many lines of its own a block needs on the page of its heading: none where its first piece is whole anyway. */
function keptLines(block: Exclude<Block, { type: 'heading' }>): number {
  switch (block.type) {
    // What is one piece, however high, takes its heading with it.
    case 'chart':
      return pictureOf(block) ? 0 : Number.POSITIVE_INFINITY
    case 'cards':
      return isShortCard(block.cards[0]?.blocks ?? []) ? 0 : Number.POSITIVE_INFINITY
    case 'table':
      return isShortTable(block) && !cardsOfWideTable(block) ? 0 : Number.POSITIVE_INFINITY
    // These break where they have to.
    case 'code':
    case 'links':
      return Number.POSITIVE_INFINITY
    default:
      return linesOf(block)
  }
}

function contentOf(plan: FontPlan, block: Exclude<Block, { type: 'heading' }>, under: number): Content[] {
  switch (block.type) {
    case 'paragraph':
      return [textContent(plan, block.text, { margin: [0, 0, 0, 6] })]
    case 'quote':
      return [quoteContent(plan, [block])]
    case 'list':
      return [{ ...listContent(plan, block.items, block.ordered), margin: [0, 0, 0, 7] }]
    case 'table': {
      const cards = cardsOfWideTable(block)
      const caption = plainText(block.caption ?? '')
      const content = [
        ...(caption ? [textContent(plan, caption, { style: 'caption', headlineLevel: 9 })] : []),
        ...(cards ? cardsContent(plan, cards, under) : tableContent(plan, block)),
      ]
      return !cards && content.length > 0 && isShortTable(block) ? [whole(content)] : content
    }
    case 'chart': {
      const picture = pictureOf(block)
      return picture ? [chartContent(plan, block, picture)] : contentOf(plan, chartTable(block), under)
    }
    case 'fields':
      return fieldsContent(plan, block)
    case 'links':
      return linksContent(plan, block)
    case 'callout':
      return [calloutContent(plan, block)]
    case 'code':
      return [codeContent(plan, block.text)]
    case 'cards':
      return cardsContent(plan, block, under)
  }
}

function headingText(plan: FontPlan, text: string, level: number): ContentText {
  const heading = textContent(plan, text, { style: `heading${Math.min(4, Math.max(1, level))}` })
  // A heading of invisible characters has no line that a bookmark could lead to.
  if (heading.text.length === 0) return heading
  const outlineText = [...text].slice(0, LONGEST_BOOKMARK).join('')
  return { ...heading, outline: true, outlineText, outlineExpanded: true }
}

/** A shaded title, then the card's blocks: unlike a frame, it breaks well across pages. */
function cardsContent(plan: FontPlan, block: CardsBlock, under: number): Content[] {
  const level = Math.min(3, under + 1)
  return block.cards.flatMap((card): Content[] => {
    const title = plainText(card.title)
    const subtitle = plainText(card.subtitle ?? '')
    const badges = (card.badges ?? []).map((badge) => plainText(badge)).filter((badge) => badge !== '')
    const about: Content[] = [
      ...textParts(plan, subtitle, 10, { italics: true, color: hex(palette.muted) }),
      ...badges.flatMap((badge, index): Content[] => [
        { text: index > 0 || subtitle ? '\u00A0\u00A0\u00A0 ' : '' },
        ...textParts(plan, badge, 10, { bold: true, fontSize: 9, color: hex(palette.accent) }),
      ]),
    ]
    const heading = {
      ...headingText(plan, title, Math.max(2, level)),
      margin: [0, 0, 0, 0] as [number, number, number, number],
    }
    const content: Content[] = [
      ...(title
        ? [
            {
              table: { widths: ['*'], body: [[heading]] },
              layout: boxLayout(palette.shade, palette.accent, barLineOf(title)),
              margin: [1.5, 10, 0, 5] as [number, number, number, number],
              headlineLevel: level,
            },
          ]
        : []),
      ...(about.length > 0 ? [{ text: about, style: 'about' }] : []),
      ...blockContent(plan, card.blocks, level),
    ]
    return content.length > 0 && isShortCard(card.blocks) ? [whole(content)] : content
  })
}
