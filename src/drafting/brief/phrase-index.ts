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

const cache = new Map<string, string>()

/** The form in which two words are held to be the same: singular, base form of a gerund, American ending. */
export function stemOf(lower: string): string {
  const known = cache.get(lower)
  if (known !== undefined) return known
  if (cache.size > 20_000) cache.clear()
  let stem = lower
  if (looksPlural(lower)) stem = toSingular(lower)
  else if (/[a-z]{3}ing$/.test(lower) && (wordClass(lower) & gerund) !== 0) {
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

/** The stems of a sentence; marks are kept as "|" so that no phrase reaches across them. */
export function stemsOf(tokens: readonly Token[]): Stem[] {
  return tokens.flatMap((token, index) => {
    if (token.kind === 'mark') return token.text === "'" || token.text === '"' ? [] : [{ stem: '|', token: index }]
    const lower = token.lower.replace(/'s?$/, '').replace(/'/g, '')
    return (lower.match(parts) ?? []).map((part) => ({ stem: stemOf(part), token: index }))
  })
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
    return stems.flatMap((_, index) => this.#matchesAt(stems, index))
  }

  /** The longest matches, none inside another; values that share a phrase come together. */
  findLongest(stems: readonly Stem[]): PhraseMatch<Value>[] {
    const found: PhraseMatch<Value>[] = []
    let free = 0
    stems.forEach((_, index) => {
      if (index < free) return
      const matches = this.#matchesAt(stems, index)
      const longest = matches[0]
      if (!longest) return
      const same = matches.filter((match) => match.end === longest.end)
      found.push(...same)
      free = index + Math.max(...same.map((match) => stemsOfText(match.phrase).length))
    })
    return found
  }

  #matchesAt(stems: readonly Stem[], index: number): PhraseMatch<Value>[] {
    const entries = this.#byFirst.get(stems[index]?.stem ?? '') ?? []
    return entries
      .filter((entry) => entry.stems.every((stem, offset) => stems[index + offset]?.stem === stem))
      .map((entry) => ({
        value: entry.value,
        phrase: entry.phrase,
        start: stems[index]?.token ?? 0,
        end: (stems[index + entry.stems.length - 1]?.token ?? 0) + 1,
      }))
  }
}
