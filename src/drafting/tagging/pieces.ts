/** A word or a mark of a text. `start` and `end` count UTF-16 units. */
export interface Piece {
  text: string
  /** Lower case, every digit a 0. */
  form: string
  start: number
  end: number
  kind: 'word' | 'number' | 'comma' | 'stop' | 'line' | 'bullet' | 'money' | 'mark'
}

/** What comes after so many pieces is not tagged. */
const mostPieces = 2500
const longestWord = 40

const piece =
  /\n\s*|[\p{L}\p{M}]{1,60}(?:['’.&-][\p{L}\p{M}\p{N}]{1,60}){0,6}|\p{N}{1,30}(?:[.,:]\p{N}{1,30}){0,4}|[^\s\p{L}\p{N}]/gu

/** The words and marks of a text, in order. Linear in the text. */
export function piecesOf(text: string): Piece[] {
  const found: Piece[] = []
  for (const { 0: match, index } of text.matchAll(piece)) {
    const trimmed = match.startsWith('\n') ? '\n' : match
    found.push({
      text: trimmed,
      form: trimmed.slice(0, longestWord).toLowerCase().replaceAll('’', "'").replace(/\p{N}/gu, '0'),
      start: index,
      end: index + trimmed.length,
      kind: kindOf(trimmed),
    })
    if (found.length === mostPieces) break
  }
  return found
}

function kindOf(text: string): Piece['kind'] {
  if (text === '\n') return 'line'
  if (/^\p{L}/u.test(text)) return 'word'
  if (/^\p{N}/u.test(text)) return 'number'
  if (text === ',') return 'comma'
  if (/^[.!?;:]$/.test(text)) return 'stop'
  if (/^[•●▪►➤✓✔*]$/.test(text)) return 'bullet'
  return /^\p{Sc}$/u.test(text) ? 'money' : 'mark'
}
