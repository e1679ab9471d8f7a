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

interface CompiledPhrase<Value> {
  value: Value
  phrase: string
  stems: readonly string[]
  /** The words must stand beside each other in this order: too few of them carry meaning to be free. */
  literal: boolean
}

/** Words that may stand between or around those of a phrase. */
const slack = 3

/**
 * Finds phrases in a text by the stems of their words, in any order, within one clause. A phrase with a single meaningful word among
 * several is matched word by word. Building is linear in the phrases, finding in the tokens times the phrases that share a rare stem.
 */
export class PhraseMatcher<Value> {
  readonly #byStem = new Map<string, CompiledPhrase<Value>[]>()

  constructor(entries: Iterable<readonly [phrase: string, value: Value]>) {
    const compiled: CompiledPhrase<Value>[] = []
    const counts = new Map<string, number>()
    for (const [phrase, value] of entries) {
      const words = tokens(phrase)
      const content = words.filter(({ word }) => !smallWords.has(word))
      const literal = words.length > 1 && content.length < 2
      const stems = (literal ? words : content.length > 0 ? content : words).map((token) => token.stem)
      if (stems.length === 0) continue
      compiled.push({ value, phrase, stems, literal })
      for (const each of new Set(stems)) counts.set(each, (counts.get(each) ?? 0) + 1)
    }
    for (const each of compiled) {
      const key = rarest(each, counts)
      const list = this.#byStem.get(key)
      if (list) list.push(each)
      else this.#byStem.set(key, [each])
    }
  }

  /** All stems that a phrase is looked up by and more: whether a word of a text could matter here at all. */
  find(text: readonly Token[]): PhraseMatch<Value>[] {
    const clauses = clauseOfTokens(text)
    const found: PhraseMatch<Value>[] = []
    for (const [index, { stem }] of text.entries())
      for (const phrase of this.#byStem.get(stem) ?? []) {
        const place = phrase.literal ? literalPlace(phrase, text, index) : freePlace(phrase, text, clauses, index)
        if (place) found.push({ value: phrase.value, phrase: phrase.phrase, first: place[0], last: place[1] })
      }
    return found
  }
}

function rarest({ stems, literal }: CompiledPhrase<unknown>, counts: ReadonlyMap<string, number>): string {
  const usable = literal ? stems.filter((each) => !smallWords.has(each)) : stems
  const [first = stems[0] ?? ''] = [...(usable.length > 0 ? usable : stems)].sort(
    (a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0),
  )
  return first
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

function literalPlace({ stems }: CompiledPhrase<unknown>, text: readonly Token[], at: number): [number, number] | null {
  const own = stems.indexOf(text[at]?.stem ?? '')
  const start = at - own
  for (const [offset, stem] of stems.entries()) if (text[start + offset]?.stem !== stem) return null
  return [start, start + stems.length - 1]
}

function freePlace(
  { stems }: CompiledPhrase<unknown>,
  text: readonly Token[],
  clauses: Int32Array,
  at: number,
): [number, number] | null {
  if (stems.length === 1) return [at, at]
  let first = at
  let last = at
  for (const stem of stems) {
    if (stem === text[at]?.stem) continue
    const place = nearest(stem, text, clauses, at, stems.length + slack)
    if (place === null) return null
    first = Math.min(first, place)
    last = Math.max(last, place)
  }
  return contentBetween(text, first, last) <= stems.length + slack - 1 ? [first, last] : null
}

function nearest(stem: string, text: readonly Token[], clauses: Int32Array, at: number, reach: number): number | null {
  for (let distance = 1; distance <= reach * 2; distance += 1)
    for (const place of [at + distance, at - distance])
      if (text[place]?.stem === stem && clauses[place] === clauses[at]) return place
  return null
}

function contentBetween(text: readonly Token[], first: number, last: number): number {
  let count = 0
  for (let index = first; index <= last; index += 1) if (!smallWords.has(text[index]?.word ?? '')) count += 1
  return count
}
