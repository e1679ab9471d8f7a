import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'

/** Stems of the words that carry meaning, in their order: two texts are compared by them. */
export function contentStems(text: string): string[] {
  return tokens(text)
    .filter(({ word }) => !smallWords.has(word))
    .map(({ stem }) => stem)
}
