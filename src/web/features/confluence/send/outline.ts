import type { Block } from '#shared/document/block.ts'

/** The headings of a page's body in the storage format. The parsed copy runs no script and loads nothing. */
export function headingsOf(storage: string): string[] {
  const copy = new DOMParser().parseFromString(storage, 'text/html')
  return [...copy.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent.trim()).filter(Boolean)
}

/** What a section is made of: its headings, and the cards under one that has no others. */
export function partsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'heading' && block.level <= 2) return [block.text]
    if (block.type === 'cards') return block.cards.map(({ title }) => title)
    return []
  })
}

export interface Shortlist {
  shown: string[]
  /** How many more there are. */
  hidden: number
}

/** The first or the last few of a list. */
export function shortlist(items: readonly string[], most: number, end: 'first' | 'last'): Shortlist {
  const shown = end === 'first' ? items.slice(0, most) : items.slice(-most)
  return { shown, hidden: items.length - shown.length }
}
