import { bestTags, type TagWeights } from '#drafting/tagging/best-tags.ts'
import { waysOfJoining } from '#knowledge/brief-tagging.ts'

export interface Example {
  /** Of each piece, as numbers. */
  features: Uint32Array[]
  /** How each piece is joined to the one before. */
  joins: Uint8Array
  tags: number[]
}

export interface Averaged {
  /** Weights of all features, one a tag. */
  rows: Float64Array
  steps: Float64Array
}

const margin = 4

/** Weights while they are learned: an averaged structured perceptron (Collins 2002). Features are numbers below `size`. */
export class Perceptron implements TagWeights {
  private readonly rows: Float32Array
  private readonly sums: Float64Array
  private readonly steps: Float64Array
  private readonly stepSums: Float64Array
  private turn = 0

  readonly tags: readonly string[]
  constructor(tags: readonly string[], size: number) {
    this.tags = tags
    this.rows = new Float32Array(size * tags.length)
    this.sums = new Float64Array(size * tags.length)
    this.steps = new Float64Array(waysOfJoining * tags.length ** 2)
    this.stepSums = new Float64Array(waysOfJoining * tags.length ** 2)
  }

  add(feature: number, scores: Float64Array): void {
    const from = feature * scores.length
    for (let tag = 0; tag < scores.length; tag += 1) scores[tag] = (scores[tag] ?? 0) + (this.rows[from + tag] ?? 0)
  }

  step(before: number, tag: number, join: number): number {
    return this.steps[this.placeOf(before, tag, join)] ?? 0
  }

  learn({ features, joins, tags }: Example): void {
    this.turn += 1
    // A wrong tag starts ahead, so that the right one has to win by a margin.
    const guess = bestTags(features, joins, this, (piece, tag) => (tags[piece] === tag ? 0 : margin))
    features.forEach((names, i) => {
      const [right, wrong] = [tags[i] ?? 0, guess[i] ?? 0]
      if (right !== wrong)
        for (const name of names) {
          this.move(name, right, 1)
          this.move(name, wrong, -1)
        }
      if (i === 0) return
      const [rightBefore, wrongBefore] = [tags[i - 1] ?? 0, guess[i - 1] ?? 0]
      if (right === wrong && rightBefore === wrongBefore) return
      this.moveStep(this.placeOf(rightBefore, right, joins[i] ?? 0), 1)
      this.moveStep(this.placeOf(wrongBefore, wrong, joins[i] ?? 0), -1)
    })
  }

  private move(feature: number, tag: number, by: number): void {
    const at = feature * this.tags.length + tag
    this.rows[at] = (this.rows[at] ?? 0) + by
    this.sums[at] = (this.sums[at] ?? 0) + by * this.turn
  }

  private placeOf(before: number, tag: number, join: number): number {
    const size = this.tags.length
    return (join * size + before) * size + tag
  }

  private moveStep(at: number, by: number): void {
    this.steps[at] = (this.steps[at] ?? 0) + by
    this.stepSums[at] = (this.stepSums[at] ?? 0) + by * this.turn
  }

  /** The mean of the weights over all turns. */
  averaged(): Averaged {
    const mean = (now: ArrayLike<number>, sum: Float64Array) =>
      Float64Array.from(sum, (total, at) => (now[at] ?? 0) - total / (this.turn + 1))
    return { rows: mean(this.rows, this.sums), steps: mean(this.steps, this.stepSums) }
  }
}
