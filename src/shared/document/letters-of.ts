/** An address of Markdown. One parenthesis inside of it ends the search, so that its time grows with the text alone. */
const address = /\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)/g

/** Letters and digits alone, in small ones: what is shown and what is stored differ in signs of Markdown, addresses and spaces. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(address, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
