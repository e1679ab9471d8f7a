/** Longer texts are read up to here; the rest of a pasted page adds nothing to a brief. UTF-16 units. */
export const longestRead = 12_000

const longestWord = 40

const blank = (match: string) => ' '.repeat(match.length)
const blankButBreak = (match: string) => `.${' '.repeat(match.length - 1)}`

/** Letters, digits and marks that no replacement touches, */
const plain = /^[a-zA-Z0-9À-ɏ \n.,;:!?'()$%+=/€£–—-]*$/
/** unless they make an address or a word that is too long. */
const unusual = /www\.|:\/\/|[^ \n]{41}/i

/**
 * Makes the words readable without moving any of them: every replacement has the length of what it replaces, so that
 * an offset in the answer is an offset in the user's text. Tags, addresses, pictographs and unbroken runs go blank.
 */
export function cleanText(text: string): string {
  const read = text.slice(0, longestRead)
  if (plain.test(read) && !unusual.test(read)) return read
  return (
    read
      .replace(/<(script|style)\b[^>]{0,200}>[^<]{0,2000}<\/\1>/gi, blankButBreak)
      .replace(/<(?:\/(?:p|div|li|ul|ol|h\d)|br)\b[^<>]{0,100}>/gi, blankButBreak)
      .replace(/<\/?[a-z][^<>]{0,300}>/gi, blank)
      .replace(/&(?:[a-z]{2,8}|#\d{1,6});/gi, blank)
      .replace(/\b(?:https?:\/\/|www\.)[^\s<>"]{1,2000}/gi, blank)
      .replace(/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}/g, blank)
      // a quoted saying in front of a noun ("where is my order" tickets) would be read as a clause
      .replace(/["\u201c][a-z][^"\u201c\u201d\n]{2,60} [^"\u201c\u201d\n]{1,60}["\u201d]/g, blank)
      .replace(/["\u201c\u201d\u201e\u00ab\u00bb]/g, ' ')
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/[\u{1f000}-\u{1faff}\u2600-\u27bf\u2b00-\u2bff]\ufe0f?/gu, blankButBreak)
      .replace(/(?:[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]|\ufe0f)/gu, (mark) =>
        mark === '\n' ? mark : ' '.repeat(mark.length),
      )
      .replace(/[\p{L}\p{N}_-]+/gu, (word) => (word.length > longestWord ? blank(word) : word))
  )
}
