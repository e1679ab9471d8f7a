import { smallWords } from './small-words.ts'
import type { Token } from './tokens.ts'
import { tokens } from './tokens.ts'

/** Where a phrase was found: first and last token of it. */
export interface PhraseMatch<Value> {
  value: Value
  phrase: string
  first: number
  last: number
}

/** Words that may stand between or around those of a phrase. */
const slack = 3

/**
 * Finds phrases in a text by the stems of their words, in any order, within one clause. A phrase with a single meaningful word among
 * several is matched word by word. Building is linear in the phrases, finding in the tokens times the phrases that share a rare stem.
 * The library has tens of thousands of phrases: they are kept as numbers in typed arrays, a third of what objects take.
 */
export class PhraseMatcher<Value> {
  readonly #values: Value[] = []
  readonly #phrases: string[] = []
  /** The number of each stem of a phrase. */
  readonly #numbers = new Map<string, number>()
  /** Stems of all phrases one after another, and where those of each begin. */
  readonly #stems: Int32Array
  readonly #begins: Int32Array
  /** 1 where the words must stand beside each other in this order: too few of them carry meaning to be free. */
  readonly #literal: Uint8Array
  /** Phrases in the order of the stem that they are looked up by, and where those of each stem begin. */
  readonly #byStem: Int32Array
  readonly #byStemBegins: Int32Array

  constructor(entries: Iterable<readonly [phrase: string, value: Value]>) {
    const stems: number[] = []
    const begins = [0]
    const literals: boolean[] = []
    const names: string[] = []
    const counts: number[] = []
    const numberOf = (stem: string) => {
      const known = this.#numbers.get(stem)
      if (known !== undefined) return known
      this.#numbers.set(stem, names.length)
      counts.push(0)
      return names.push(stem) - 1
    }
    for (const [phrase, value] of entries) {
      const words = tokens(phrase)
      const content = words.filter(({ word }) => !smallWords.has(word))
      const literal = words.length > 1 && content.length < 2
      const own = (literal ? words : content.length > 0 ? content : words).map(({ stem }) => numberOf(stem))
      if (own.length === 0) continue
      this.#values.push(value)
      this.#phrases.push(phrase)
      literals.push(literal)
      stems.push(...own)
      begins.push(stems.length)
      for (const each of new Set(own)) counts[each] = (counts[each] ?? 0) + 1
    }
    this.#stems = Int32Array.from(stems)
    this.#begins = Int32Array.from(begins)
    this.#literal = Uint8Array.from(literals, Number)
    const keys = literals.map((literal, phrase) => {
      const own = stems.slice(begins[phrase], begins[phrase + 1])
      const usable = literal ? own.filter((each) => !smallWords.has(names[each] ?? '')) : own
      return rarest(usable.length > 0 ? usable : own, counts)
    })
    this.#byStem = Int32Array.from(keys.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
    this.#byStemBegins = new Int32Array(names.length + 1)
    for (const key of keys) this.#byStemBegins[key + 1] = (this.#byStemBegins[key + 1] ?? 0) + 1
    for (let stem = 0; stem < names.length; stem += 1)
      this.#byStemBegins[stem + 1] = (this.#byStemBegins[stem + 1] ?? 0) + (this.#byStemBegins[stem] ?? 0)
  }

  find(text: readonly Token[]): PhraseMatch<Value>[] {
    const read: ReadText = {
      text,
      stems: Int32Array.from(text, ({ stem }) => this.#numbers.get(stem) ?? -1),
      clauses: clauseOfTokens(text),
    }
    const found: PhraseMatch<Value>[] = []
    for (const [at, stem] of read.stems.entries()) {
      if (stem < 0) continue
      const end = this.#byStemBegins[stem + 1] ?? 0
      for (let index = this.#byStemBegins[stem] ?? 0; index < end; index += 1) {
        const place = this.#byStem[index] ?? 0
        const own = this.#stems.subarray(this.#begins[place], this.#begins[place + 1])
        const span = this.#literal[place] ? literalPlace(own, read, at) : freePlace(own, read, at)
        if (span)
          found.push({
            value: this.#values[place] as Value,
            phrase: this.#phrases[place] ?? '',
            first: span[0],
            last: span[1],
          })
      }
    }
    return found
  }
}

/** A text by the numbers of its stems, -1 for those of no phrase. */
interface ReadText {
  text: readonly Token[]
  stems: Int32Array
  clauses: Int32Array
}

/** The first of those that fewest phrases have. */
function rarest(stems: readonly number[], counts: readonly number[]): number {
  return stems.reduce((best, each) => ((counts[each] ?? 0) < (counts[best] ?? 0) ? each : best))
}

function clauseOfTokens(text: readonly Token[]): Int32Array {
  const clauses = new Int32Array(text.length)
  let clause = 0
  for (const [index, { breaks }] of text.entries()) {
    if (breaks && index > 0) clause += 1
    clauses[index] = clause
  }
  return clauses
}

function literalPlace(own: Int32Array, { stems }: ReadText, at: number): [number, number] | null {
  const start = at - own.indexOf(stems[at] ?? -1)
  for (let offset = 0; offset < own.length; offset += 1) if (stems[start + offset] !== own[offset]) return null
  return [start, start + own.length - 1]
}

function freePlace(own: Int32Array, read: ReadText, at: number): [number, number] | null {
  if (own.length === 1) return [at, at]
  let first = at
  let last = at
  for (const stem of own) {
    if (stem === read.stems[at]) continue
    const place = nearest(stem, read, at, own.length + slack)
    if (place === null) return null
    first = Math.min(first, place)
    last = Math.max(last, place)
  }
  return contentBetween(read.text, first, last) <= own.length + slack - 1 ? [first, last] : null
}

function nearest(stem: number, { stems, clauses }: ReadText, at: number, reach: number): number | null {
  for (let distance = 1; distance <= reach * 2; distance += 1)
    for (const place of [at + distance, at - distance])
      if (stems[place] === stem && clauses[place] === clauses[at]) return place
  return null
}

function contentBetween(text: readonly Token[], first: number, last: number): number {
  let count = 0
  for (let index = first; index <= last; index += 1) if (!smallWords.has(text[index]?.word ?? '')) count += 1
  return count
}
