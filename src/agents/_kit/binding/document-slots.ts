import type { Block, ListItem, ResultDocument } from '#shared/document/block.ts'
import { chartTable } from '#shared/document/chart-table.ts'
import { plainText } from '#shared/document/plain-text.ts'

/** Where a text stands in a document, such as "blocks.3.rows.0.1"; a chart's texts are those of its table of numbers. */
export type SlotKey = string

/** Every text that a document shows, by its place in reading order. */
export function slotsOf(document: ResultDocument): Map<SlotKey, string> {
  const slots = new Map<SlotKey, string>()
  slots.set('title', plainText(document.title))
  blocksInto(slots, document.blocks, 'blocks')
  return slots
}

function blocksInto(slots: Map<SlotKey, string>, blocks: readonly Block[], at: SlotKey): void {
  blocks.forEach((block, index) => {
    blockInto(slots, block, `${at}.${index}`)
  })
}

function blockInto(slots: Map<SlotKey, string>, block: Block, at: SlotKey): void {
  const add = (key: string, text: Parameters<typeof plainText>[0] | undefined) => {
    if (text !== undefined) slots.set(`${at}.${key}`, plainText(text))
  }
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'quote':
    case 'code':
      add('text', block.text)
      break
    case 'callout':
      add('title', block.title)
      add('text', block.text)
      break
    case 'list':
      itemsInto(slots, block.items, `${at}.items`)
      break
    case 'table':
      add('caption', block.caption)
      block.columns.forEach(({ label }, column) => {
        add(`columns.${column}`, label)
      })
      block.rows.forEach((row, index) => {
        row.forEach((cell, column) => {
          add(`rows.${index}.${column}`, cell)
        })
      })
      break
    case 'chart':
      blockInto(slots, chartTable(block), at)
      add('description', block.description)
      break
    case 'fields':
      block.fields.forEach(({ label, value }, index) => {
        add(`fields.${index}.label`, label)
        add(`fields.${index}.value`, value)
      })
      break
    case 'links':
      block.items.forEach(({ text, note }, index) => {
        add(`items.${index}.text`, text)
        add(`items.${index}.note`, note)
      })
      break
    case 'cards':
      block.cards.forEach((card, index) => {
        add(`cards.${index}.title`, card.title)
        add(`cards.${index}.subtitle`, card.subtitle)
        card.badges?.forEach((badge, place) => {
          add(`cards.${index}.badges.${place}`, badge)
        })
        blocksInto(slots, card.blocks, `${at}.cards.${index}.blocks`)
      })
  }
}

function itemsInto(slots: Map<SlotKey, string>, items: readonly ListItem[], at: SlotKey): void {
  items.forEach((item, index) => {
    slots.set(`${at}.${index}`, plainText(item.text))
    if (item.items) itemsInto(slots, item.items, `${at}.${index}.items`)
  })
}

/** Null where the agent cannot read what stands in its place, such as a day. */
export function slotsUnlessRefused(
  toDocument: (result: object) => ResultDocument,
  result: object,
): ReadonlyMap<SlotKey, string> | null {
  try {
    return slotsOf(toDocument(result))
  } catch {
    return null
  }
}
