import { toPlural, toSingular } from '../brief/inflect.ts'

/** The number of a phrase is that of its last word. */

export function pluralPhrase(phrase: string): string {
  const space = phrase.lastIndexOf(' ')
  return `${phrase.slice(0, space + 1)}${toPlural(phrase.slice(space + 1))}`
}

export function singularPhrase(phrase: string): string {
  const space = phrase.lastIndexOf(' ')
  return `${phrase.slice(0, space + 1)}${toSingular(phrase.slice(space + 1))}`
}
