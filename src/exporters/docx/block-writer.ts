import { BorderStyle, HeadingLevel, Paragraph, TextRun } from 'docx'
import type { Block, CardsBlock, LinksBlock, ListItem, ParagraphBlock } from '#shared/document/block.ts'
import { chartTable } from '#shared/document/chart-table.ts'
import { cleanText } from '#shared/document/clean-text.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { isShortCard } from '../block-lines.ts'
import { pictureOf } from '../chart/drawn-charts.ts'
import { isLead } from '../is-lead.ts'
import { palette } from '../palette.ts'
import { isRightToLeft } from '../text-direction.ts'
import { cardsOfWideTable } from '../wide-table.ts'
import { boxTable } from './box-table.ts'
import { chartParagraphs } from './chart-paragraphs.ts'
import { dataTable, fieldsTable, type Kept } from './data-table.ts'
import { listNumbering, SOURCE_SIZE } from './numbering.ts'
import { gap, opening, type Part, withoutNeedlessGaps } from './room.ts'
import { textRuns } from './text-runs.ts'

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const

/** Turns blocks into Word paragraphs and tables. One writer a document: it counts the numbered lists. */
export class BlockWriter {
  #lists = 0

  write(blocks: readonly Block[]): Part[] {
    return withoutNeedlessGaps(this.#parts(blocks, 0, false))
  }

  /** `whole` blocks stay on one page with each other. */
  #parts(blocks: readonly Block[], under: number, whole: boolean): Part[] {
    let current = under
    return blocks.flatMap((block, index): Part[] => {
      if (isLead(block, blocks[index + 1])) return [paragraphOf(block.text, true)]
      if (block.type === 'heading') {
        current = under + block.level
        return [headingParagraph(block.text, current)]
      }
      return this.#block(block, current, !whole ? undefined : index < blocks.length - 1 ? 'with next' : 'whole')
    })
  }

  #block(block: Exclude<Block, { type: 'heading' }>, under: number, kept?: Kept): Part[] {
    const keepNext = kept === 'with next'
    switch (block.type) {
      case 'paragraph':
        return [paragraphOf(block.text, keepNext)]
      case 'quote':
        return [
          new Paragraph({
            style: 'Quote',
            keepNext,
            ...directionOf(plainText(block.text)),
            border: { left: { style: BorderStyle.SINGLE, size: 18, space: 10, color: palette.line } },
            children: textRuns(block.text),
          }),
        ]
      case 'list':
        this.#lists += 1
        return [...this.#items(block.items, block.ordered, 0, this.#lists, keepNext), gap(80, keepNext)]
      case 'table': {
        const cards = cardsOfWideTable(block)
        const caption = plainText(block.caption ?? '')
        const head = caption ? [opening({ style: 'Caption', children: textRuns(caption) })] : []
        return [...head, ...(cards ? this.#cards(cards, under) : dataTable(block, kept))]
      }
      case 'chart': {
        const picture = pictureOf(block)
        return picture ? chartParagraphs(block, picture) : this.#block(chartTable(block), under, kept)
      }
      case 'fields':
        return fieldsTable(block, kept)
      case 'links':
        return this.#links(block)
      case 'callout':
        return boxTable(block, keepNext)
      case 'code':
        return codeParagraphs(block.text)
      case 'cards':
        return this.#cards(block, under)
    }
  }

  #items(items: readonly ListItem[], ordered: boolean, level: number, instance: number, kept: boolean): Paragraph[] {
    return items.flatMap((item) => [
      new Paragraph({
        ...listNumbering(ordered ? 'numbers' : 'bullets', level, instance),
        ...directionOf(plainText(item.text)),
        // A question at the foot of a page does not stand without what belongs to it.
        keepNext: kept || (item.items?.length ?? 0) > 0,
        keepLines: true,
        children: textRuns(item.text),
      }),
      ...this.#items(item.items ?? [], false, level + 1, instance, kept),
    ])
  }

  #links(block: LinksBlock): Part[] {
    this.#lists += 1
    return block.items.map((item) => {
      const note = plainText(item.note ?? '')
      return new Paragraph({
        ...listNumbering('sources', 0, this.#lists),
        keepLines: true,
        spacing: { after: 30 },
        children: [
          ...textRuns([{ text: item.text, ...(item.url ? { href: item.url } : {}) }], { size: SOURCE_SIZE }),
          ...(note ? textRuns(` — ${note}`, { size: SOURCE_SIZE, color: palette.muted }) : []),
        ],
      })
    })
  }

  /** A shaded title that Word's navigation lists, then the card's blocks: unlike a frame, it breaks well across pages. */
  #cards(block: CardsBlock, under: number): Part[] {
    const level = Math.min(3, under + 1)
    return block.cards.flatMap((card): Part[] => {
      const subtitle = plainText(card.subtitle ?? '')
      const badges = (card.badges ?? []).map((badge) => plainText(badge)).filter((badge) => badge !== '')
      const about = [
        ...(subtitle ? textRuns(subtitle, { color: palette.muted, italics: true }) : []),
        ...badges.flatMap((badge, index) => [
          new TextRun({ text: index > 0 || subtitle ? '   ' : '' }),
          new TextRun({
            text: ` ${badge} `,
            size: 18,
            bold: true,
            color: palette.accent,
            shading: { fill: palette.shade },
          }),
        ]),
      ]
      return [
        headingParagraph(card.title, level, {
          shading: { fill: palette.shade },
          // Borders in the colour of the shade are the only padding that a paragraph can have.
          border: {
            top: { style: BorderStyle.SINGLE, size: 24, space: 1, color: palette.shade },
            bottom: { style: BorderStyle.SINGLE, size: 24, space: 1, color: palette.shade },
            left: { style: BorderStyle.SINGLE, size: 36, space: 6, color: palette.accent },
          },
          indent: { left: 160 },
          spacing: { before: 300, after: 140 },
        }),
        ...(about.length > 0 ? [new Paragraph({ children: about, keepNext: true })] : []),
        ...this.#parts(card.blocks, level, isShortCard(card.blocks)),
        gap(60),
      ]
    })
  }
}

function paragraphOf(text: ParagraphBlock['text'], keepNext: boolean): Paragraph {
  return new Paragraph({ ...directionOf(plainText(text)), keepNext, children: textRuns(text) })
}

function headingParagraph(title: string, level: number, look: object = {}): Paragraph {
  const text = plainText(title)
  const heading = HEADINGS[Math.min(HEADINGS.length, Math.max(1, level)) - 1] ?? HeadingLevel.HEADING_4
  return opening({ heading, ...directionOf(text), ...look, children: textRuns(text) })
}

function codeParagraphs(text: string): Paragraph[] {
  const lines = cleanText(text).split('\n')
  const runs = lines.map((line, index) => new TextRun({ text: line, ...(index > 0 ? { break: 1 } : {}) }))
  const edge = { style: BorderStyle.SINGLE, size: 4, space: 6, color: palette.line }
  return [
    new Paragraph({
      style: 'Source',
      shading: { fill: palette.shade },
      border: { top: edge, bottom: edge, left: edge, right: edge },
      indent: { left: 120, right: 120 },
      children: runs,
    }),
    gap(120),
  ]
}

function directionOf(text: string): { bidirectional?: true } {
  return isRightToLeft(text) ? { bidirectional: true } : {}
}
