/** A place where a line may end, without a width. */
export const BREAK = '\u200B'

/** Scripts that write no blanks between words. Chinese and Japanese are absent: their lines may end after any character. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]{2,}/gu

/** Longer than any ordinary word: the layout engine takes seconds to cut one of thousands of letters by itself. */
const LONG_WORD = /[^\s\u200B\u2E80-\u{10FFFF}]{41,}/gu
const STRETCH = /(?:\P{M}\p{M}{0,8}){16}/gu

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Marks the places where a line may end inside very long words and in scripts without blanks. */
export function withBreakOpportunities(text: string): string {
  return text
    .replaceAll(BREAK, '')
    .replace(UNSPACED, (run) => Array.from(words.segment(run), ({ segment }) => segment).join(BREAK))
    .replace(LONG_WORD, (word) => word.replace(STRETCH, `$&${BREAK}`))
}
