import { firstCharacters, isLongerThan } from './characters.ts'

/** Cut at a word, with an ellipsis, so that the text has at most `most` characters. */
export function shortened(text: string, most: number): string {
  if (!isLongerThan(text, most)) return text
  const cut = firstCharacters(text, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')}…`
}
