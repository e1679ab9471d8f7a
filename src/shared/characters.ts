/**
 * The one way in which texts are counted, on the page, in schemas and in checks: characters as a person sees them. An emoji of several
 * joined signs is one, and so is a letter with its marks. A cluster of more than {@link mostUnits} code units counts as several, so that
 * a limit of characters is one of memory too.
 */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Code units of one character: a family of four, each with a colour of skin, has 19. */
const mostUnits = 20

/** A text of these alone has as many characters as code units. Segmenting is some hundred times slower. */
const plain = /^[\t\n\x20-\x7e]*$/

export function charactersIn(text: string): number {
  return plain.test(text) ? text.length : counted(text, Number.POSITIVE_INFINITY)
}

/** Stops counting as soon as it knows. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false
  if (text.length > most * mostUnits || plain.test(text)) return true
  return counted(text, most) > most
}

/** The beginning of a text, at most `most` characters, never a part of one. */
export function firstCharacters(text: string, most: number): string {
  if (text.length <= most) return text
  let count = 0
  for (const { segment, index } of segmenter.segment(text.slice(0, (most + 1) * mostUnits))) {
    count += charactersOf(segment)
    // A cluster that is longer than the whole limit is cut all the same: something of the text has to stay.
    if (count > most) return text.slice(0, index || most * mostUnits).toWellFormed()
  }
  return text
}

const charactersOf = (cluster: string) => Math.ceil(cluster.length / mostUnits)

function counted(text: string, until: number): number {
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    count += charactersOf(segment)
    if (count > until) break
  }
  return count
}
