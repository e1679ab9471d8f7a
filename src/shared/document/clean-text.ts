/** Everything in Unicode's control category; tab and line feed are let through below. */
const CONTROL = /\p{Cc}/gu

/** Code points that no XML file may contain. */
const NOT_A_CHARACTER = /[\uFFFE\uFFFF]/g

/**
 * Text that every file format can carry: line ends become "\n", other control characters go, and half a surrogate pair
 * becomes the replacement character.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(CONTROL, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(NOT_A_CHARACTER, '')
}

/** The same on one line: each run of white space that holds a tab or a line break becomes one space. */
export function cleanLine(text: string): string {
  // Only where blanks begin: from every one of them the same line end would be looked for again.
  return cleanText(text).replace(/(?<! ) *[\n\t][\n\t ]*/g, ' ')
}
