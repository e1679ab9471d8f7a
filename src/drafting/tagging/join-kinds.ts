import { smallWords } from '#shared/language/small-words.ts'
import type { Piece } from './pieces.ts'

const [isMark, behindMark, isSmall, behindSmall, between] = [0, 1, 2, 3, 4] as const

/**
 * How each piece is joined to the one before, below `waysOfJoining`: a mark, behind a mark, a small word, behind a small word, or between two words with a
 * meaning. Statements end at marks and before small words, seldom between two words with a meaning.
 */
export function joinKindsOf(pieces: readonly Piece[]): Uint8Array {
  const kinds = new Uint8Array(pieces.length)
  let before: 'mark' | 'small' | 'word' = 'mark'
  pieces.forEach((piece, index) => {
    const now = piece.kind === 'word' || piece.kind === 'number' || piece.kind === 'money' ? sizeOf(piece) : 'mark'
    if (now === 'mark') kinds[index] = isMark
    else if (before === 'mark') kinds[index] = behindMark
    else if (now === 'small') kinds[index] = isSmall
    else kinds[index] = before === 'small' ? behindSmall : between
    before = now
  })
  return kinds
}

/** Whether a word with a meaning follows another word without a mark between them. */
export const isAmidWords = (kind: number) => kind === behindSmall || kind === between

const sizeOf = ({ form }: Piece) => (smallWords.has(form) ? 'small' : 'word')
