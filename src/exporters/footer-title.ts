import { firstCharacters, isLongerThan } from '#shared/characters.ts'

/** Longer titles would run into the page number. */
const longest = 80

/** The title of a document as it stands at the foot of each page. */
export const footerTitle = (title: string): string =>
  isLongerThan(title, longest) ? `${firstCharacters(title, longest - 1).trimEnd()}…` : title
