import { readFileSync } from 'node:fs'
import { indexLines } from './line-index.ts'

/** Vectors of the most frequent words, by likeness of use. See `word-vectors/README.md` for where they come from. */
export interface WordVectors {
  dimensions: number
  /** The place of a lower-case word in the order of frequency, 0 the most frequent; undefined for a rare one. */
  rankOf(word: string): number | undefined
  /** How a word is used, as `scripts/make-word-classes.ts` says; 0 for a rare word. */
  classOf(word: string): number
  /** Of length 1. */
  vectorOf(rank: number): Float32Array
  /** Of the words at `ranks` those that are at least this much like a vector of length 1: their places in `ranks`. */
  likeWords(vector: Float32Array, ranks: Int32Array, least: number): { place: number; likeness: number }[]
}

export function readWordVectors(): WordVectors {
  const folder = new URL('word-vectors/', import.meta.url)
  const words = indexLines(readFileSync(new URL('words.txt', folder)))
  const file = readFileSync(new URL('vectors.bin', folder))
  const bytes = new Int8Array(file.buffer, file.byteOffset, file.byteLength)
  const classes = readFileSync(new URL('classes.bin', folder))
  const dimensions = bytes.length / words.size
  if (!Number.isInteger(dimensions)) throw new Error('word-vectors: words and vectors do not belong together')
  const lengths = lengthsFrom(bytes, words.size, dimensions, 0)
  const restLengths = lengthsFrom(bytes, words.size, dimensions, Math.min(firstDirections, dimensions))
  return {
    dimensions,
    rankOf: words.find,
    classOf(word) {
      const rank = words.find(word)
      return rank === undefined ? 0 : (classes[rank] ?? 0)
    },
    vectorOf: (rank) => unit(Float32Array.from(bytes.subarray(rank * dimensions, (rank + 1) * dimensions))),
    likeWords(vector, of, least) {
      const found: { place: number; likeness: number }[] = []
      const first = Math.min(firstDirections, dimensions)
      const rest = Math.sqrt(dot(vector.subarray(first), vector.subarray(first)))
      for (let place = 0; place < of.length; place += 1) {
        const rank = of[place] ?? 0
        const start = rank * dimensions
        const enough = least * (lengths[rank] ?? 1)
        let sum = 0
        for (let at = 0; at < first; at += 1) sum += (vector[at] ?? 0) * (bytes[start + at] ?? 0)
        // What the other directions can add at most
        if (sum + rest * (restLengths[rank] ?? 0) < enough) continue
        for (let at = first; at < dimensions; at += 1) sum += (vector[at] ?? 0) * (bytes[start + at] ?? 0)
        if (sum >= enough) found.push({ place, likeness: sum / (lengths[rank] ?? 1) })
      }
      return found
    },
  }
}

/** Directions are ordered by how much they distinguish: after these most words are known to be too far away. */
const firstDirections = 16

/** Length of each word's row from a direction on. */
function lengthsFrom(bytes: Int8Array, words: number, dimensions: number, from: number): Float32Array {
  const lengths = new Float32Array(words)
  for (let word = 0; word < words; word += 1) {
    let sum = 0
    for (let at = word * dimensions + from; at < (word + 1) * dimensions; at += 1) sum += (bytes[at] ?? 0) ** 2
    lengths[word] = Math.sqrt(sum)
  }
  return lengths
}

/** Scales a vector to length 1, in place. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector))
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length
  return vector
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
