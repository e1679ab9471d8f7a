const pairs: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
]

/** The user's words to stand between quotation marks: without a bracket or an inner mark that has no partner, and without an ending mark. */
export function asQuoted(text: string): string {
  let bare = text.trim()
  for (const [open, close] of pairs) {
    const opened = bare.split(open).length - 1
    const closed = open === close ? 0 : bare.split(close).length - 1
    const isOpen = open === close ? opened % 2 === 1 : opened !== closed
    if (isOpen) bare = bare.replaceAll(open, ' ').replaceAll(close, ' ')
  }
  return bare
    .replace(/\s+/g, ' ')
    .replace(/\s([,;:.])/g, '$1')
    .replace(/^[\s,;:–-]+|[\s,;:.–-]+$/g, '')
}

/** Where a long clause can stop and still be whole. */
const joint =
  /,\s|;\s|:\s|\s[–—-]\s|\s(?=(?:and|but|so that|which|who|until|unless|because|when|while|before|after|with|without|from|by|in|on|at|for|if)\s)/g

/** "Change every few weeks so adding": what has only begun. */
const openEnd = /\s(?:\p{L}+ing|so|to|the|an?|of|or|and)$/u

/** At most so many words of it, ended at a joint of the sentence; never within brackets or a word. */
export function shortQuote(text: string, most: number): string {
  const bare = asQuoted(text).replace(/\s?\([^()]*\)/g, '')
  if (bare.split(/\s+/).length <= most) return bare
  // What lies further on is left out in any case.
  const head = bare.split(/\s+/, most + 1).join(' ')
  const fits = [...head.matchAll(joint)]
    .map(({ index }) => head.slice(0, index))
    .filter((part) => !openEnd.test(part) && part.split(/\s+/).length >= Math.min(4, most))
  const cut = fits.at(-1) ?? bare.split(/\s+/).slice(0, most).join(' ')
  return `${asQuoted(cut)} …`
}
