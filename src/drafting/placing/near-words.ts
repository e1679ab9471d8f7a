import type { WordVectors } from '#knowledge/word-vectors.ts'
import { isKnownWord } from '../brief/lexicon.ts'
import { stemOf } from '../brief/phrase-index.ts'
import type { MarketWords } from './market-words.ts'

/** Words of the library that a word of a text is or has to do with, the nearest first. */
export interface NearWords {
  /** Their places in the vocabulary. */
  places: Uint16Array
  /** Beside each: 1 for the same word, less for a related one. */
  nearness: Float32Array
}

/** Words are related from this likeness of their vectors on. */
const least = 0.5
/** A related word never counts as much as the word itself. */
const most = 0.75
/** Of the related words only the nearest are looked at. */
const neighbours = 60
/**
 * It looks at all of the vocabulary for each word, which takes a fraction of a millisecond. Of related words only those are found
 * that a market says of its products; the word itself is always found.
 */
export function createNearWords(
  { places, written: vocabulary, said }: MarketWords,
  vectors: WordVectors,
  spell: (stem: string) => string | null,
): (word: string) => NearWords {
  const rankOf = (word: string) => vectors.rankOf(word) ?? vectors.rankOf(stemOf(word))
  const isSaid = (place: number) => (said.starts[place + 1] ?? 0) > (said.starts[place] ?? 0)
  const rows = vocabulary.flatMap((word, place) => {
    const rank = vectors.rankOf(stemOf(word)) ?? vectors.rankOf(word)
    return rank === undefined || !isSaid(place) ? [] : [{ place, rank }]
  })
  const ranks = Int32Array.from(rows, ({ rank }) => rank)
  const placeOf = Uint16Array.from(rows, ({ place }) => place)
  /** A word that nobody knows is one that was meant: "scedule". */
  const meant = (word: string) => {
    if (places.has(stemOf(word)) || rankOf(word) !== undefined || isKnownWord(word)) return word
    return spell(stemOf(word)) ?? word
  }
  return (written) => {
    const word = meant(written)
    const own = places.get(stemOf(word))
    const same = own === undefined ? [] : [{ place: own, nearness: 1 }]
    const rank = rankOf(word)
    const like = rank === undefined ? [] : vectors.likeWords(vectors.vectorOf(rank), ranks, least)
    const related = like
      .map(({ place, likeness }) => ({
        place: placeOf[place] ?? 0,
        nearness: Math.min(most, 0.15 + (0.8 * (likeness - least)) / (1 - least)),
      }))
      .filter(({ place }) => place !== own)
      .sort((one, other) => other.nearness - one.nearness || one.place - other.place)
      .slice(0, neighbours)
    const all = [...same, ...related]
    return {
      places: Uint16Array.from(all, ({ place }) => place),
      nearness: Float32Array.from(all, ({ nearness }) => nearness),
    }
  }
}
