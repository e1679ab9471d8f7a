import type { Traits } from '#drafting/tagging/text-traits.ts'
import type { LearnedClasses } from '#knowledge/learned-classes.ts'
import { seeded } from '../seeded.ts'

export interface ClassExample {
  traits: Traits
  /** All that are right; empty where none is. */
  classes: readonly string[]
  /** How much an error at it costs, beside 1 for a usual one. */
  weight: number
}

interface Row {
  places: Int32Array
  values: Float32Array
  /** The square of its length, with the constant. */
  norm: number
}

const rounds = 12
/** Cost of errors against size of weights. */
const cost = 0.3
/** A trait that is seen less often says nothing of other texts. */
const leastSeen = 2
/** Steps of a weight to both sides; smaller ones are left out. */
const steps = 127
const leastSteps = 3

/**
 * For each class a line that parts its texts from all others: linear support vectors with squared hinge loss by dual coordinate descent
 * (Hsieh and others, 2008). The same examples give the same weights.
 */
export function learnClasses(examples: readonly ClassExample[]): LearnedClasses {
  const classes = [...new Set(examples.flatMap((each) => each.classes))].sort()
  const { keys, idf } = vocabulary(examples)
  const place = new Map(keys.map((key, index) => [key, index]))
  const rows = examples.map(({ traits }) => rowOf(traits, place, idf))
  const order = shuffled(rows.length)
  const lines = classes.map((id) =>
    lineOf(
      rows,
      Int8Array.from(examples, (each) => (each.classes.includes(id) ? 1 : -1)),
      examples,
      order,
      keys.length,
    ),
  )
  return packed(classes, keys, idf, lines)
}

interface Line {
  weights: Float32Array
  bias: number
}

function lineOf(
  rows: readonly Row[],
  signs: Int8Array,
  examples: readonly ClassExample[],
  order: Int32Array,
  size: number,
): Line {
  const weights = new Float32Array(size)
  let bias = 0
  const alphas = new Float64Array(rows.length)
  for (let round = 0; round < rounds; round += 1)
    for (const index of order) {
      const row = rows[index]
      if (!row) continue
      const sign = signs[index] ?? -1
      const diagonal = 0.5 / (cost * (examples[index]?.weight ?? 1))
      let score = bias
      for (let at = 0; at < row.places.length; at += 1)
        score += (weights[row.places[at] ?? 0] ?? 0) * (row.values[at] ?? 0)
      const before = alphas[index] ?? 0
      const gradient = sign * score - 1 + diagonal * before
      if (before === 0 && gradient >= 0) continue
      const after = Math.max(0, before - gradient / (row.norm + diagonal))
      const by = (after - before) * sign
      if (Math.abs(by) < 1e-9) continue
      alphas[index] = after
      bias += by
      for (let at = 0; at < row.places.length; at += 1) {
        const to = row.places[at] ?? 0
        weights[to] = (weights[to] ?? 0) + by * (row.values[at] ?? 0)
      }
    }
  return { weights, bias }
}

/** The traits that are seen often enough, each with how much it weighs: rare ones more. */
function vocabulary(examples: readonly ClassExample[]): { keys: number[]; idf: Float32Array } {
  const seen = new Map<number, number>()
  for (const { traits } of examples)
    for (const part of [traits.words, traits.parts]) for (const key of part) seen.set(key, (seen.get(key) ?? 0) + 1)
  const keys = [...seen].filter(([, count]) => count >= leastSeen).map(([key]) => key)
  keys.sort((a, b) => a - b)
  const idf = Float32Array.from(keys, (key) => Math.log(examples.length / (seen.get(key) ?? 1)) + 1)
  return { keys, idf }
}

function rowOf({ words, parts }: Traits, place: ReadonlyMap<number, number>, idf: Float32Array): Row {
  const places: number[] = []
  const values: number[] = []
  for (const part of [words, parts]) {
    const known = [...part].flatMap((key) => place.get(key) ?? [])
    const length = Math.hypot(...known.map((at) => idf[at] ?? 0)) || 1
    for (const at of known) {
      places.push(at)
      values.push((idf[at] ?? 0) / length)
    }
  }
  return {
    places: Int32Array.from(places),
    values: Float32Array.from(values),
    norm: 1 + values.reduce((sum, value) => sum + value * value, 0),
  }
}

/** Rows of the table: what a trait says of which classes, without what says next to nothing. */
function packed(
  classes: readonly string[],
  keys: readonly number[],
  idf: Float32Array,
  lines: readonly Line[],
): LearnedClasses {
  let most = 0
  for (const { weights } of lines) for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / steps || 1
  const kept: number[] = []
  const starts: number[] = [0]
  const ofClass: number[] = []
  const weights: number[] = []
  keys.forEach((_key, at) => {
    const before = ofClass.length
    lines.forEach((line, index) => {
      const weight = Math.round((line.weights[at] ?? 0) / scale)
      if (Math.abs(weight) < leastSteps) return
      ofClass.push(index)
      weights.push(weight)
    })
    if (ofClass.length === before) return
    kept.push(at)
    starts.push(ofClass.length)
  })
  return {
    classes,
    keys: Uint32Array.from(kept, (at) => keys[at] ?? 0),
    idf: Float32Array.from(kept, (at) => idf[at] ?? 0),
    starts: Uint32Array.from(starts),
    ofClass: Uint16Array.from(ofClass),
    weights: Int8Array.from(weights),
    scale,
    bias: Float32Array.from(lines, ({ bias }) => bias),
  }
}

/** An order that mixes the classes (Park and Miller's numbers). */
function shuffled(length: number): Int32Array {
  const order = Int32Array.from({ length }, (_, index) => index)
  const random = seeded(7)
  for (let at = length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  return order
}
