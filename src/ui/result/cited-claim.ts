/** The sentence that a citation stands behind, as the page shows it. */
export function claimAt(citation: Element): string {
  const block = citation.closest('p, li, td, dd, blockquote, h3, h4') ?? citation.parentElement
  if (!block) return ''
  const range = document.createRange()
  range.setStart(block, 0)
  range.setEndBefore(citation)
  const before = range.toString().trim()
  return before.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u).at(-1) ?? before
}

export interface Piece {
  text: string
  isFigure: boolean
  /** Where it begins. */
  at: number
}

/** A passage in pieces, the figures of the claim apart from the rest. */
export function figuresApart(passage: string, claim: string): Piece[] {
  const figures = new Set(claim.match(/\d+(?:[.,]\d+)*/g))
  const pieces: Piece[] = []
  let at = 0
  for (const text of passage.split(/(\d+(?:[.,]\d+)*)/)) {
    if (text !== '') pieces.push({ text, isFigure: figures.has(text), at })
    at += text.length
  }
  return pieces
}
