import classes from './drawn.module.css'

/** Leads to a block that is drawn, and marks it for a moment. */
export function showBlock(element: HTMLElement): void {
  const folded = element.closest('details')
  if (folded) folded.open = true
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
  element.classList.add(classes.shown ?? 'shown')
  setTimeout(() => element.classList.remove(classes.shown ?? 'shown'), 2_000)
}
