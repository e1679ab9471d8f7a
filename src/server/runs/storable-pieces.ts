import { cleanText } from '#shared/clean-text.ts'

/**
 * Makes the pieces of one text storable: the database takes neither NUL nor half a character, and refuses the events of all runs
 * that are written together with one. A character whose halves came in two pieces goes whole with the second.
 */
export function createStorablePieces(): (piece: string) => string {
  let half = ''
  return (piece) => {
    const text = half + piece
    const last = text.charCodeAt(text.length - 1)
    half = last >= 0xd800 && last <= 0xdbff ? text.slice(-1) : ''
    return cleanText(half ? text.slice(0, -1) : text)
  }
}
