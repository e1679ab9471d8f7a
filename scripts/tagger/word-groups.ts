import type { WordVectors } from '#knowledge/word-vectors.ts'

const words = 20_000
const coarse = { groups: 96, rounds: 8 }
const fine = { groups: 600, rounds: 6 }

/** The most frequent words in groups by likeness of use: two bytes a word for the fine ones, then one a word for the coarse ones. */
export function wordGroups(wordVectors: WordVectors): Buffer {
  const vectors = Array.from({ length: words }, (_, rank) => wordVectors.vectorOf(rank))
  return Buffer.concat([
    Buffer.from(Uint16Array.from(grouped(vectors, fine)).buffer),
    Buffer.from(Uint8Array.from(grouped(vectors, coarse)).buffer),
  ])
}

/** Spherical k-means from evenly chosen words, so that it comes out the same each time. */
function grouped(vectors: readonly Float32Array[], { groups, rounds }: typeof coarse): Int32Array {
  const size = vectors[0]?.length ?? 0
  const means = Array.from({ length: groups }, (_, group) =>
    Float32Array.from(vectors[Math.floor((group * vectors.length) / groups)] ?? []),
  )
  const of = new Int32Array(vectors.length)
  for (let round = 0; round < rounds; round += 1) {
    vectors.forEach((vector, word) => {
      let best = -2
      means.forEach((mean, group) => {
        let likeness = 0
        for (let at = 0; at < size; at += 1) likeness += (vector[at] ?? 0) * (mean[at] ?? 0)
        if (likeness > best) {
          best = likeness
          of[word] = group
        }
      })
    })
    for (const mean of means) mean.fill(0)
    vectors.forEach((vector, word) => {
      const mean = means[of[word] ?? 0]
      if (mean) for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0)
    })
    for (const mean of means) {
      const length = Math.hypot(...mean) || 1
      for (let at = 0; at < size; at += 1) mean[at] = (mean[at] ?? 0) / length
    }
  }
  return of
}
