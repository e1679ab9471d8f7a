declare global {
  interface Element {
    /** What a screen reader says; Chromium computes it under a flag that the components' browser has. */
    readonly computedName: string
  }
}

/** Pixels of CSS: the least side of what can be pressed (WCAG 2.5.8), and of what a screen is there for (2.5.5). */
const LEAST = 24
const MAIN = 44
/** Pixels that browsers round by. */
const SLACK = 1

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=button], [role=tab]'

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0

/** An element by what a reader of a failed test finds it with. */
function named(element: Element): string {
  const text = (element.computedName || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40)
  const ownClass = [...element.classList].find((name) => name.startsWith('_'))?.replace(/^_|_[^_]*_\d+$/g, '')
  return `${element.tagName.toLowerCase()}${ownClass ? `.${ownClass}` : ''} "${text}"`
}

const numbers = ({ width, height }: DOMRect) => `${Math.round(width)}x${Math.round(height)}`

/** What leaves the window to the side, by its innermost element. */
function overflows(root: Element): string[] {
  const page = document.scrollingElement
  if (!page || page.scrollWidth <= page.clientWidth) return []
  const { clientWidth } = page
  const outside = [...root.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (right > clientWidth + SLACK || left < -SLACK) && isShown(element)
  })
  const innermost = outside.filter((element) => !outside.some((other) => other !== element && element.contains(other)))
  return [
    `the page is ${page.scrollWidth} px wide in a window of ${clientWidth} px: ${innermost.slice(0, 3).map(named)}`,
  ]
}

/** What scrolls sideways can be moved by the keyboard, and says its name; what is cut off can be read elsewhere. */
function hiddenSideways(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + SLACK || !isShown(element)) return []
    const { overflowX, textOverflow, clipPath, animationName } = getComputedStyle(element)
    // For screen readers alone, and what fades at its end (ui/result/scroll-hint): browsers give that the focus themselves.
    if (clipPath !== 'none' || animationName.includes('more')) return []
    if (overflowX === 'visible' || element.matches('input, textarea, select, svg, svg *')) return []
    if (overflowX === 'auto' || overflowX === 'scroll') {
      const moves = element.matches('[tabindex="0"]') ? element.computedName !== '' : element.querySelector(controls)
      return moves ? [] : [`${named(element)} scrolls sideways, but not by the keyboard`]
    }
    return textOverflow === 'ellipsis' && element.hasAttribute('title') ? [] : [`${named(element)} cuts its text off`]
  })
}

/** A word of the program where a text should be. */
function holes(root: Element): string[] {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']
  const said = [...root.querySelectorAll('*')].flatMap((element) =>
    attributes.flatMap((name) => element.getAttribute(name) ?? []),
  )
  return [root.textContent ?? '', ...said]
    .flatMap((text) => text.match(/.{0,30}(\bundefined\b|\bNaN\b|\[object \w+\]).{0,30}/g) ?? [])
    .map((text) => `says "${text}"`)
}

/** A heading is at most one level below the one before it; a part may begin with any. */
function skippedLevels(root: Element): string[] {
  let before = 6
  return [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown).flatMap((heading) => {
    const level = Number(heading.tagName.slice(1))
    const isSkip = level > before + 1
    const found = isSkip ? [`${named(heading)} follows a heading of level ${before}`] : []
    before = level
    return found
  })
}

/** What is pressed for a control: its label too. */
function targetOf(control: Element): Element {
  return control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control
}

function smallTargets(control: Element): string[] {
  // A link within a sentence is as high as its line.
  if (getComputedStyle(control).display.startsWith('inline') && control.matches('a')) return []
  const box = targetOf(control).getBoundingClientRect()
  const isMain = control.matches('button[data-look=fill]:not([data-size=sm]), [role=tab], select, textarea')
  const least = (isMain ? MAIN : LEAST) - SLACK / 2
  return box.height < least || box.width < least ? [`${named(control)} is ${numbers(box)} px`] : []
}

/** The browser is asked only where the name does not stand there: it computes the whole page for each answer. */
function isNameless(control: Element): boolean {
  const own = control.ariaLabel ?? (control.querySelector('[aria-hidden]') ? '' : control.textContent)
  return own.trim() === '' && control.computedName.trim() === ''
}

/** Everything that keeps somebody from reading or using what is drawn, in words. */
export function flawsOf(root: Element): string[] {
  const shown = [...root.querySelectorAll(controls)].filter(isShown)
  const nameless = shown.filter(isNameless).map((control) => `${control.outerHTML.slice(0, 120)} has no name`)
  const small = innerWidth <= 320 ? shown.flatMap(smallTargets) : []
  return [
    ...new Set([
      ...overflows(root),
      ...hiddenSideways(root),
      ...holes(root),
      ...skippedLevels(root),
      ...nameless,
      ...small,
    ]),
  ]
}
