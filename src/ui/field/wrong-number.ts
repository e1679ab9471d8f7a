import { numberText, readNumber } from './number-text.ts'

interface TypedNumber {
  /** Null while nothing is typed. */
  typed: string | null
  value: number
  /** The number that stays in use while the text is none. */
  inUse: number
  min: number
  max: number
  mayBeEmpty: boolean
  /** The reader has left: a text that is no number yet may become one before. */
  isLeft: boolean
  language: string
}

/** Whether a text is no number that may stand there, and the sentence that says why; '' while it may still become one. */
export function wrongOf({ typed, value, inUse, min, max, mayBeEmpty, isLeft, language }: TypedNumber): {
  isWrong: boolean
  wrong: string
} {
  const isLeftEmpty = typed?.trim() === '' && mayBeEmpty
  const read = typed === null ? value : isLeftEmpty ? inUse : readNumber(typed, language)
  const isOutside = read !== null && (read < min || read > max) && !isLeftEmpty
  const isWrong = typed !== null && (read === null || isOutside)
  if (!isWrong) return { isWrong, wrong: '' }
  const shown = (number: number) => numberText(number, language)
  if (read === null) return { isWrong, wrong: isLeft ? `This is no number. Write it like ${shown(1250.5)}.` : '' }
  if (min === 0 && read < 0) return { isWrong, wrong: 'This cannot be negative.' }
  return { isWrong, wrong: read < min ? `This is at least ${shown(min)}.` : `This is at most ${shown(max)}.` }
}
