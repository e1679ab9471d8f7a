import type { WordVectors } from '#knowledge/word-vectors.ts'
import { stemOf } from '../brief/phrase-index.ts'

/** A word of the library that a word of a text is, or has to do with. */
export interface NearWord {
  /** Place in the library's vocabulary. */
  id: number
  /** 1 for the same word, less for a related one. */
  nearness: number
}

export interface NearWords {
  /**
   * The words of the library that `word` (lower case, as written) is or has to do with, the nearest first. It looks at all of the
   * vocabulary, which takes about half a millisecond.
   */
  near: (word: string) => readonly NearWord[]
}

/** Words are related from this likeness of their vectors on. */
const least = 0.5
/** A related word never counts as much as the word itself. */
const most = 0.75
/** Of the related words only the nearest are looked at. */
const neighbours = 60

/** `vocabulary`: stem -> how the library writes it, in the order of their places. */
export function createNearWords(vocabulary: ReadonlyMap<string, string>, vectors: WordVectors): NearWords {
  const ids = new Map([...vocabulary.keys()].map((stem, id) => [stem, id]))
  const rankOf = (written: string, stem: string) => vectors.rankOf(written) ?? vectors.rankOf(stem)
  const rows = [...vocabulary].flatMap(([stem, written], id) => {
    const rank = rankOf(written, stem)
    return rank === undefined ? [] : [{ id, rank }]
  })
  const ranks = Int32Array.from(rows, ({ rank }) => rank)
  const near = (word: string): NearWord[] => {
    const stem = stemOf(word)
    const own = ids.get(stem)
    const same = own === undefined ? [] : [{ id: own, nearness: 1 }]
    const rank = rankOf(word, stem)
    if (rank === undefined) return same
    const related: NearWord[] = []
    vectors.likenesses(vectors.vectorOf(rank), ranks).forEach((likeness, row) => {
      const id = rows[row]?.id
      if (id === undefined || id === own || likeness < least) return
      related.push({ id, nearness: Math.min(most, 0.15 + (0.8 * (likeness - least)) / (1 - least)) })
    })
    related.sort((one, other) => other.nearness - one.nearness || one.id - other.id)
    return [...same, ...related.slice(0, neighbours)]
  }
  return { near }
}
