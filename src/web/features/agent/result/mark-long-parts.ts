/** Pixels of a sheet between its margins, A4 or Letter. */
const sheet = { width: 680, height: 980 }
/** Square pixels that a character takes on paper, with the room between lines and paragraphs. */
const character = 260
/** Share of a sheet from which on a part may break: so much would else stay empty before it. */
const longest = { card: 0.33, paragraph: 0.2 }

/**
 * How much of a sheet it takes. Its width on paper is another one, so areas are compared; short lines stay short on a wider sheet,
 * and what is folded away is printed too.
 */
function shareOfSheet(part: HTMLElement): number {
  const { offsetWidth: width, offsetHeight: height } = part
  let folded = 0
  for (const details of part.querySelectorAll('details[data-printed]:not([open])')) {
    folded += details.textContent.length * character
  }
  const wider = Math.sqrt(sheet.width / Math.max(1, width))
  return (width * height * wider + folded) / (sheet.width * sheet.height)
}

/** Marks what is too long to be kept whole on paper in a result, for print.css. */
export function markLongParts(result: HTMLElement): void {
  for (const part of result.querySelectorAll<HTMLElement>('article, li, p')) {
    part.toggleAttribute('data-long', shareOfSheet(part) > (part.tagName === 'P' ? longest.paragraph : longest.card))
  }
}
