/** A block of a document as it is drawn. */
export interface DrawnBlock {
  element: HTMLElement
  /** Its words, and how many blocks with the same words stand before it. */
  words: string
  nth: number
}

/** What is one block whatever stands in it. */
const wholes = 'tr, figure'
const parts = 'p, li, blockquote, pre, h3, h4, h5, h6, summary, dl > div, dt, dd'
const noText = 'button, select, textarea, input, label, [data-screen-only], [aria-hidden="true"], script, style'

const letters = /[\p{L}\p{N}]/u

/** Letters and digits alone, as the server compares them. */
export const wordsOnly = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The blocks of whatever an agent draws, in their order: read from the page, so that every agent's view has them. */
export function blocksIn(content: HTMLElement): DrawnBlock[] {
  const found = new Set<HTMLElement>()
  const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent || !letters.test(node.nodeValue ?? '') || parent.closest(noText)) continue
    const whole = parent.closest<HTMLElement>(wholes)
    const block = whole && content.contains(whole) ? whole : (parent.closest<HTMLElement>(parts) ?? parent)
    if (block !== content && content.contains(block)) found.add(block)
  }
  const counts = new Map<string, number>()
  return [...found].flatMap((element) => {
    for (let outer = element.parentElement; outer && outer !== content; outer = outer.parentElement) {
      if (found.has(outer)) return []
    }
    const words = shownWords(element)
    const key = wordsOnly(words)
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return [{ element, words, nth }]
  })
}

/** Numbers of citations are no words of the block. */
function shownWords(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const each of copy.querySelectorAll(`${noText}, sup`)) each.remove()
  for (const cell of copy.querySelectorAll('td, th, dt, dd, li, p')) cell.append(' ')
  return copy.textContent.replace(/\s+/g, ' ').trim().slice(0, 4_000)
}

/** Fewer signs are found in any text. */
const fewest = 6

/** The block that says these words: exactly, else the smallest that has them, else one that is a part of them. */
export function blockOf(
  blocks: readonly DrawnBlock[],
  { words, nth }: { words: string; nth: number },
): DrawnBlock | null {
  const wanted = wordsOnly(words)
  const same = blocks.filter((block) => wordsOnly(block.words) === wanted)
  if (same.length > 0) return same[Math.min(nth, same.length - 1)] ?? null
  if (wanted.length < fewest) return null
  const holding = blocks.filter((block) => wordsOnly(block.words).includes(wanted))
  if (holding.length > 0) return holding[Math.min(nth, holding.length - 1)] ?? null
  const within = blocks.filter((block) => {
    const own = wordsOnly(block.words)
    return own.length >= fewest && wanted.includes(own)
  })
  return within.toSorted((a, b) => b.words.length - a.words.length)[0] ?? null
}
