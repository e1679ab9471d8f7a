export interface Heading {
  id: string
  text: string
  element: HTMLElement
}

/** Fewer are seen at a glance. */
const fewest = 3
/** Screens of a result from which on it has contents. */
const longest = 2

/** True for a result that is longer than two screens; what scrolls in a box of its own counts with its whole length. */
export function isLong(content: HTMLElement, screen: number): boolean {
  let height = content.offsetHeight
  for (const box of content.querySelectorAll<HTMLElement>('[data-box]')) height += box.scrollHeight - box.clientHeight
  return height > longest * screen
}

/**
 * The parts of a result, read from what is drawn, so that every agent's view has them: its uppermost headings and what is folded
 * under one. Headings of cards count only where a result has hardly others. Gives each an id where it has none.
 */
export function headingsOf(content: HTMLElement): Heading[] {
  const all = [...content.querySelectorAll<HTMLElement>('h3, details[id] > summary')]
  const outside = all.filter((element) => !element.closest('article, li, td'))
  const shown = outside.length >= fewest ? outside : all
  if (shown.length < fewest) return []
  return shown.flatMap((element, index) => {
    const text = ownText(element)
    if (text === '') return []
    if (element.id === '') element.id = `part-of-result-${index}`
    return [{ id: element.id, text, element }]
  })
}

/** Without what stands beside a heading in an element of its own, such as a count. */
function ownText(element: HTMLElement): string {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent)
  return (own.join(' ').trim() || element.textContent).replace(/\s+/g, ' ').trim()
}

/** Leads to a part: opens it where it is folded, and the keyboard goes on from there. */
export function showHeading({ element }: Heading): void {
  const details = element.closest('details')
  if (details) details.open = true
  if (!element.matches('a, button, summary')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  element.scrollIntoView({ block: 'start', behavior })
}
