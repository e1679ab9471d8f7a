import { bestTags, type TagWeights } from '#drafting/tagging/best-tags.ts'
import { waysOfJoining } from '#knowledge/brief-tagging.ts'

export interface Example {
  features: Uint32Array[]
  /** How each piece is joined to the one before. */
  joins: Uint8Array
  tags: number[]
}

export interface Averaged {
  /** Weights of each feature, one a tag. */
  rows: Map<number, Float64Array>
  steps: Float64Array
}

const margin = 4

/** Weights while they are learned: an averaged structured perceptron (Collins 2002). */
export class Perceptron implements TagWeights {
  private readonly rows = new Map<number, { now: Float64Array; sum: Float64Array; last: number }>()
  private readonly steps: Float64Array
  private readonly stepSums: Float64Array
  private turn = 0

  readonly tags: readonly string[]
  constructor(tags: readonly string[]) {
    this.tags = tags
    this.steps = new Float64Array(waysOfJoining * tags.length ** 2)
    this.stepSums = new Float64Array(waysOfJoining * tags.length ** 2)
  }

  add(feature: number, scores: Float64Array): void {
    const row = this.rows.get(feature)
    if (row) for (let tag = 0; tag < scores.length; tag += 1) scores[tag] = (scores[tag] ?? 0) + (row.now[tag] ?? 0)
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

  private move(name: number, tag: number, by: number): void {
    const size = this.tags.length
    const row = this.rows.get(name) ?? { now: new Float64Array(size), sum: new Float64Array(size), last: this.turn }
    this.rows.set(name, row)
    row.now[tag] = (row.now[tag] ?? 0) + by
    row.sum[tag] = (row.sum[tag] ?? 0) + by * this.turn
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
    const mean = (now: Float64Array, sum: Float64Array) =>
      now.map((value, at) => value - (sum[at] ?? 0) / (this.turn + 1))
    return {
      rows: new Map([...this.rows].map(([name, { now, sum }]) => [name, mean(now, sum)])),
      steps: mean(this.steps, this.stepSums),
    }
  }
}
