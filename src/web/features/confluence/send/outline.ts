import type { Block } from '#shared/document/block.ts'

/** The main headings of a page's body in the storage format. The parsed copy runs no script and loads nothing. */
export function headingsOf(storage: string): string[] {
  const copy = new DOMParser().parseFromString(storage, 'text/html')
  const levels = ['h1', 'h2', 'h3'].map((level) =>
    [...copy.querySelectorAll(level)].map(({ textContent }) => textContent.trim()).filter(Boolean),
  )
  return levels.find((headings) => headings.length > 0) ?? []
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
