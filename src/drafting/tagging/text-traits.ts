import type { Token } from '#shared/language/tokens.ts'
import { traitHash } from './trait-hash.ts'

/** What can be seen of a text without its order, as 32-bit hashes: its words, and the parts of its words. */
export interface Traits {
  /** Stems, and stems that stand beside each other or with one word between them. */
  words: Uint32Array
  /** Runs of letters of a word: "deliver", "elivery". */
  parts: Uint32Array
}

const partLengths = [3, 4, 5] as const
/** What comes after so many is left out. */
const mostTraits = 3000

export function traitsOf(all: readonly Token[]): Traits {
  const words = new Set<number>()
  const parts = new Set<number>()
  all.forEach(({ word, stem }, index) => {
    const [next, third] = [all[index + 1], all[index + 2]]
    words.add(traitHash(`w ${stem}`))
    if (next) words.add(traitHash(`b ${stem} ${next.stem}`))
    if (third) words.add(traitHash(`s ${stem} ${third.stem}`))
    const bordered = `^${word}$`
    for (const length of partLengths)
      for (let at = 0; at + length <= bordered.length && word.length > 2; at += 1)
        parts.add(traitHash(`p ${bordered.slice(at, at + length)}`))
  })
  return { words: some(words), parts: some(parts) }
}

const some = (found: ReadonlySet<number>) => Uint32Array.from([...found].slice(0, mostTraits))
