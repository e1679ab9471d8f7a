import type { WordVectors } from '#knowledge/word-vectors.ts'
import type { Token } from '#shared/language/tokens.ts'

/** How alike the words of a text are to each word of a vocabulary, in its order: 0 nothing to do with each other, 1 the same word. */
export type LikenessTo = (word: Token) => Float32Array

/** Words have nothing to do with each other below this likeness of their vectors. */
const unrelated = 0.3
/** A related word never counts as much as the word itself. */
const mostOfRelated = 0.9

/** Compares words with those of a vocabulary, by their stems and by what they are used with. */
export function createLikenessTo(
  vocabulary: readonly Token[],
  { rankOf, vectorOf, likeWords }: WordVectors,
): LikenessTo {
  const known = vocabulary.flatMap(({ word }, place) => {
    const rank = rankOf(word)
    return rank === undefined ? [] : [{ place, rank }]
  })
  const ranks = Int32Array.from(known, ({ rank }) => rank)
  const placesOf = new Map<string, number[]>()
  for (const [place, { stem }] of vocabulary.entries()) placesOf.set(stem, [...(placesOf.get(stem) ?? []), place])
  return ({ word, stem }) => {
    const alike = new Float32Array(vocabulary.length)
    const rank = rankOf(word)
    if (rank !== undefined)
      for (const { place, likeness } of likeWords(vectorOf(rank), ranks, unrelated)) {
        const at = known[place]?.place
        if (at !== undefined) alike[at] = (mostOfRelated * (likeness - unrelated)) / (1 - unrelated)
      }
    for (const place of placesOf.get(stem) ?? []) alike[place] = 1
    return alike
  }
}

/** A word that makes up this share of all words counts half; rarer ones count more. */
const halfShare = 1e-3

/** How much a word says by itself, 0 to 1: little where it is among the most frequent of English. */
export function createTellingness({ rankOf }: WordVectors): (word: Token) => number {
  return ({ word }) => {
    const rank = rankOf(word)
    if (rank === undefined) return 1
    // How often the word of a rank is used among all words, by Zipf's law
    return halfShare / (halfShare + 1 / (12 * (rank + 3)))
  }
}
