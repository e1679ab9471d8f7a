/** Weights of a layer of tags. */
export interface TagWeights {
  tags: readonly string[]
  /** Adds the weights of a feature to `scores`, one for each tag. */
  add(feature: number, scores: Float64Array): void
  /** What speaks for `tag` behind `before`, both numbers of tags, where the pieces are joined as `join` says. */
  step(before: number, tag: number, join: number): number
}

/**
 * The sequence of tags for which most speaks (Viterbi). A tag that goes on (I-) stands only behind its own kind.
 * `joins` holds how each piece is joined to the one before (`join-kinds.ts`). `against` adds to what
 * speaks for a tag while weights are learned.
 */
export function bestTags(
  features: readonly Uint32Array[],
  joins: Uint8Array,
  weights: TagWeights,
  against?: (piece: number, tag: number) => number,
): number[] {
  const { tags } = weights
  const size = tags.length
  const goesOn = tags.map((tag) =>
    tag.startsWith('I-') ? [tags.indexOf(`B-${tag.slice(2)}`), tags.indexOf(tag)] : null,
  )
  let scores = new Float64Array(size)
  const back: Uint8Array[] = []
  features.forEach((names, i) => {
    const own = new Float64Array(size)
    for (const name of names) weights.add(name, own)
    const next = new Float64Array(size)
    const from = new Uint8Array(size)
    const join = joins[i] ?? 0
    for (let tag = 0; tag < size; tag += 1) {
      const only = goesOn[tag]
      let best = Number.NEGATIVE_INFINITY
      if (i === 0) best = only ? -1e9 : 0
      else
        for (let before = 0; before < size; before += 1) {
          if (only && !only.includes(before)) continue
          const score = (scores[before] ?? 0) + weights.step(before, tag, join)
          if (score > best) {
            best = score
            from[tag] = before
          }
        }
      next[tag] = best + (own[tag] ?? 0) + (against?.(i, tag) ?? 0)
    }
    scores = next
    back.push(from)
  })
  const found: number[] = []
  let tag = scores.indexOf(Math.max(...scores))
  for (let i = features.length - 1; i >= 0; i -= 1) {
    found[i] = tag
    tag = back[i]?.[tag] ?? 0
  }
  return found
}
