import { looksPlural, toBaseForm, toSingular } from './inflect.ts'
import { gerund, wordClass } from './lexicon.ts'
import { productVerbs } from './product-verbs.ts'
import type { Token } from './tokens.ts'

/** A piece of a token in the form in which phrases are compared. "check-ins" has two. */
export interface Stem {
  stem: string
  /** Position of the token in its sentence. */
  token: number
}

/** Things of their own, in whose verb another noun is read: parking is for cars and no park, training no train. */
const things = new Set('parking training coaching meeting building shipping mining painting drawing'.split(' '))

const cache = new Map<string, string>()

/** The form in which two words are held to be the same: singular, base form of a gerund, American ending. */
export function stemOf(lower: string): string {
  const known = cache.get(lower)
  if (known !== undefined) return known
  if (cache.size > 20_000) cache.clear()
  let stem = lower
  if (looksPlural(lower)) stem = toSingular(lower)
  else if (!things.has(lower) && /[a-z]{3}ing$/.test(lower) && (wordClass(lower) & gerund) !== 0) {
    const base = toBaseForm(lower, 'Gerund')
    if (productVerbs.has(base)) stem = base
  }
  stem = stem
    .replace(/is(e|ation)$/, 'iz$1')
    .replace(/our$/, 'or')
    .replace(/(?<=.)centre$/, 'center')
  cache.set(lower, stem)
  return stem
}

const parts = /[\p{L}\p{N}]+/gu

const plainWord = /^[\p{L}\p{N}]+$/u
const stemsBySentence = new WeakMap<readonly Token[], readonly Stem[]>()

/** The stems of a sentence; marks are kept as "|" so that no phrase reaches across them. Made once for each list of tokens. */
export function stemsOf(tokens: readonly Token[]): readonly Stem[] {
  const known = stemsBySentence.get(tokens)
  if (known) return known
  const stems: Stem[] = []
  tokens.forEach(({ kind, lower, text }, token) => {
    if (kind === 'mark') {
      if (text !== "'" && text !== '"') stems.push({ stem: '|', token })
    } else if (plainWord.test(lower)) {
      stems.push({ stem: stemOf(lower), token })
    } else {
      const bare = lower.replace(/'s?$/, '').replace(/'/g, '')
      for (const part of bare.match(parts) ?? []) stems.push({ stem: stemOf(part), token })
    }
  })
  stemsBySentence.set(tokens, stems)
  return stems
}

/** The stems of a phrase of the library or of a value of the brief. */
export const stemsOfText = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/'s\b|'/g, '')
      .match(parts) ?? []
  ).map(stemOf)

export interface PhraseMatch<Value> {
  value: Value
  phrase: string
  /** Tokens of the sentence; `end` is exclusive. */
  start: number
  end: number
}

interface Entry<Value> {
  stems: readonly string[]
  phrase: string
  value: Value
}

/** Finds many phrases in one pass over a sentence; a look-up costs the same for ten phrases and for ten thousand. */
export class PhraseIndex<Value> {
  readonly #byFirst = new Map<string, Entry<Value>[]>()

  add(phrase: string, value: Value): void {
    const stems = stemsOfText(phrase)
    const first = stems[0]
    if (first === undefined) return
    const entries = this.#byFirst.get(first) ?? []
    entries.push({ stems, phrase, value })
    entries.sort((a, b) => b.stems.length - a.stems.length)
    this.#byFirst.set(first, entries)
  }

  /** Every match, also those that lie inside a longer one. */
  findAll(stems: readonly Stem[]): PhraseMatch<Value>[] {
    const found: PhraseMatch<Value>[] = []
    for (let index = 0; index < stems.length; index += 1) {
      for (const entry of this.#entriesFrom(stems, index))
        if (isAt(entry.stems, stems, index)) found.push(matchOf(entry, stems, index))
    }
    return found
  }

  /** The longest matches, none inside another; values that share a phrase come together. */
  findLongest(stems: readonly Stem[]): PhraseMatch<Value>[] {
    const found: PhraseMatch<Value>[] = []
    for (let index = 0; index < stems.length; index += 1) {
      const entries = this.#entriesFrom(stems, index).filter((entry) => isAt(entry.stems, stems, index))
      const [longest] = entries
      if (!longest) continue
      const end = endOf(longest, stems, index)
      const same = entries.filter((entry) => endOf(entry, stems, index) === end)
      for (const entry of same) found.push(matchOf(entry, stems, index))
      index += Math.max(...same.map((entry) => entry.stems.length)) - 1
    }
    return found
  }

  /** The longest first. */
  #entriesFrom(stems: readonly Stem[], index: number): readonly Entry<Value>[] {
    return this.#byFirst.get(stems[index]?.stem ?? '') ?? []
  }
}

function isAt(phrase: readonly string[], stems: readonly Stem[], index: number): boolean {
  for (let offset = 1; offset < phrase.length; offset += 1)
    if (stems[index + offset]?.stem !== phrase[offset]) return false
  return true
}

const endOf = (entry: { stems: readonly string[] }, stems: readonly Stem[], index: number) =>
  (stems[index + entry.stems.length - 1]?.token ?? 0) + 1

const matchOf = <Value>(entry: Entry<Value>, stems: readonly Stem[], index: number): PhraseMatch<Value> => ({
  value: entry.value,
  phrase: entry.phrase,
  start: stems[index]?.token ?? 0,
  end: endOf(entry, stems, index),
})
