import { dot, type WordVectors } from '#knowledge/word-vectors.ts'
import type { Brief } from '#shared/brief.ts'
import { stemOf } from '../brief/phrase-index.ts'
import { tellingWords } from '../placing/telling-words.ts'

/** Compares texts of the library with a text, mostly the user's words, by what the words mean: a recipe has to do with dinners. */
export interface Likeness {
  /** How much of what the user says a text speaks of too; from 0, seldom above 0.5. */
  covers(text: string): number
  /** How much of a short text is about what the user says; from 0 to 1. */
  about(text: string): number
}

interface Word {
  stem: string
  vector: Float32Array | null
  /** How much it says; words that stand in every text say little. */
  weight: number
}

/** Below this likeness two words have nothing to do with each other. */
const least = 0.3
/** Words of a text beyond this frequency are taken for filling. */
const filling = 0.2
const fillingShare = 0.6

/** What the user says of the product and its people, for comparing. */
export const saidIn = ({ source: { description, context, audience } }: Brief): string =>
  [description, context, audience].filter(Boolean).join('. ')

export function likenessTo(said: string, vectors: WordVectors): Likeness {
  const known = new Map<string, Word>()
  const wordOf = (word: string): Word => {
    const earlier = known.get(word)
    if (earlier) return earlier
    const stem = stemOf(word)
    const rank = vectors.rankOf(word) ?? vectors.rankOf(stem)
    const found = {
      stem,
      vector: rank === undefined ? null : vectors.vectorOf(rank),
      weight: rank === undefined ? 1 : 1 / (1 + 900 / (rank + 1)),
    }
    known.set(word, found)
    return found
  }
  const wordsOf = (text: string) => [...new Set(tellingWords(text))].map(wordOf)
  const own = wordsOf(said)
  return {
    covers(text) {
      const words = wordsOf(text)
      const met = own.map((word) => {
        const nearest = Math.max(
          0,
          ...words.map((other) => like(word, other) * (other.weight > filling ? 1 : fillingShare)),
        )
        return word.weight * beyond(nearest)
      })
      return sum(met) / (sum(own.map(({ weight }) => weight)) + 1)
    },
    about(text) {
      const words = wordsOf(text)
      const met = words.map((word) => word.weight * beyond(Math.max(0, ...own.map((other) => like(word, other)))))
      return sum(met) / (sum(words.map(({ weight }) => weight)) + filling)
    },
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const beyond = (likeness: number) => Math.max(0, (likeness - least) / (1 - least))

function like(one: Word, other: Word): number {
  if (one.stem === other.stem) return 1
  return one.vector && other.vector ? dot(one.vector, other.vector) : 0
}
