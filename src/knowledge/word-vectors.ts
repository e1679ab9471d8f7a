import { readFileSync } from 'node:fs'

/** Vectors of the most frequent words, by likeness of use. See `word-vectors/README.md` for where they come from. */
export interface WordVectors {
  dimensions: number
  /** The place of a lower-case word in the order of frequency, 0 the most frequent; undefined for a rare one. */
  rankOf(word: string): number | undefined
  /** Of length 1. */
  vectorOf(rank: number): Float32Array
  /** Likeness of a vector of length 1 to each of the words at `ranks`, from -1 to 1, in their order. */
  likenesses(vector: Float32Array, ranks: Int32Array): Float32Array
}

export function readWordVectors(): WordVectors {
  const folder = new URL('word-vectors/', import.meta.url)
  const words = readFileSync(new URL('words.txt', folder), 'utf8').split('\n')
  const file = readFileSync(new URL('vectors.bin', folder))
  const bytes = new Int8Array(file.buffer, file.byteOffset, file.byteLength)
  const dimensions = bytes.length / words.length
  if (!Number.isInteger(dimensions)) throw new Error('word-vectors: words and vectors do not belong together')
  const ranks = new Map(words.map((word, rank) => [word, rank]))
  const lengths = Float32Array.from(words, (_, rank) => {
    let sum = 0
    for (let at = rank * dimensions; at < (rank + 1) * dimensions; at += 1) sum += (bytes[at] ?? 0) ** 2
    return Math.sqrt(sum) || 1
  })
  return {
    dimensions,
    rankOf: (word) => ranks.get(word),
    vectorOf: (rank) => unit(Float32Array.from(bytes.subarray(rank * dimensions, (rank + 1) * dimensions))),
    likenesses(vector, of) {
      const found = new Float32Array(of.length)
      for (let each = 0; each < of.length; each += 1) {
        const rank = of[each] ?? 0
        const start = rank * dimensions
        let sum = 0
        for (let at = 0; at < dimensions; at += 1) sum += (vector[at] ?? 0) * (bytes[start + at] ?? 0)
        found[each] = sum / (lengths[rank] ?? 1)
      }
      return found
    },
  }
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
