import type { LearnedClasses } from '#knowledge/learned-classes.ts'
import type { Traits } from './text-traits.ts'

/** A class of a text, with how surely: above 0 it is one of its own, about -1 it has nothing of it. */
export interface TextClass {
  id: string
  score: number
}

/** The classes of a text by what was learned of labelled ones, the likeliest first. The same text gives the same answer. */
export function classesOf({ words, parts }: Traits, learned: LearnedClasses): TextClass[] {
  const scores = Float32Array.from(learned.bias)
  add(scores, words, learned)
  add(scores, parts, learned)
  return learned.classes
    .map((id, index) => ({ id, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

/** Words and parts of words count as much as each other, however many there are. */
function add(
  scores: Float32Array,
  traits: Uint32Array,
  { keys, idf, starts, ofClass, weights, scale }: LearnedClasses,
) {
  const places = [...traits].map((trait) => placeOf(keys, trait)).filter((place) => place >= 0)
  const length = Math.hypot(...places.map((place) => idf[place] ?? 0))
  if (length === 0) return
  for (const place of places) {
    const share = ((idf[place] ?? 0) / length) * scale
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const index = ofClass[at] ?? 0
      scores[index] = (scores[index] ?? 0) + share * (weights[at] ?? 0)
    }
  }
}

/** By halves; -1 where it is not there. */
function placeOf(keys: Uint32Array, key: number): number {
  let [from, to] = [0, keys.length - 1]
  while (from <= to) {
    const middle = (from + to) >> 1
    const found = keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) from = middle + 1
    else to = middle - 1
  }
  return -1
}
