import type { Glossary } from '#knowledge/glossary.ts'

/** A word of the user, as written, and what it was taken for. */
export interface Gloss {
  said: string
  english: string
}

/** From this length on the beginning of a word stands for its forms; a shorter one must be all of it. */
const shortestStem = 4
/** A form adds at most so many letters to its beginning. */
const longestEnding = 5
/** Languages that write what belongs together as one word: "Vereinsmitglieder". */
const compounding = new Set(['de', 'nl'])
const links = ['', 's', 'n', 'en', 'es']
const mostWords = 400
/** A longer word is none, and taking it apart takes the cube of its length. */
const longestWord = 50

const folded = (text: string) => text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '')

type Lookup = (text: string) => Gloss[]

/** One look-up per language. */
export function createGlosses(glossaries: readonly Glossary[]): (language: string) => Lookup | null {
  const lookups = new Map(glossaries.map((each) => [each.id, lookupOf(each)]))
  return (language) => lookups.get(language) ?? null
}

function lookupOf({ id, words }: Glossary): Lookup {
  const singles = new Map<string, string>()
  const phrases: { words: string[]; english: string }[] = []
  for (const [said, english] of Object.entries(words)) {
    const parts = said.split(' ')
    if (parts.length > 1) phrases.push({ words: parts, english })
    else singles.set(said, english)
  }
  const isForm = (word: string, stem: string) =>
    word === stem ||
    (stem.length >= shortestStem && word.startsWith(stem) && word.length - stem.length <= longestEnding)

  /** The longest beginning of the word that is known. */
  const beginning = (word: string, ending: number): string | null => {
    for (let length = word.length; length >= 2; length -= 1) {
      const stem = word.slice(0, length)
      if (!singles.has(stem)) continue
      const rest = word.length - length
      if (rest === 0 || (length >= shortestStem && rest <= ending)) return stem
    }
    return null
  }
  const parted = (word: string): string[] => {
    if (word.length > longestWord) return []
    const whole = beginning(word, longestEnding)
    if (whole !== null && (word.length - whole.length < shortestStem || !compounding.has(id)))
      return [singles.get(whole) ?? '']
    if (compounding.has(id) && word.length >= 8) {
      const first = beginning(word, word.length)
      if (first !== null) {
        const rest = word.slice(first.length)
        const second = links
          .filter((link) => rest.startsWith(link) && rest.length - link.length >= shortestStem)
          .map((link) => beginning(rest.slice(link.length), longestEnding))
          .find((stem) => stem !== null && stem !== undefined)
        return [singles.get(first) ?? '', ...(second ? [singles.get(second) ?? ''] : [])]
      }
      for (let at = 3; at <= word.length - shortestStem; at += 1) {
        const last = beginning(word.slice(at), longestEnding)
        if (last !== null && last.length >= 5) return [singles.get(last) ?? '']
      }
    }
    return whole === null ? [] : [singles.get(whole) ?? '']
  }

  return (text) => {
    const written = (text.match(/[\p{L}\p{N}\p{M}-]+/gu) ?? []).slice(0, mostWords)
    const plain = written.map(folded)
    const found: Gloss[] = []
    for (let at = 0; at < plain.length; at += 1) {
      const phrase = phrases.find(({ words: parts }) =>
        parts.every((part, offset) => isForm(plain[at + offset] ?? '', part)),
      )
      if (phrase) {
        found.push({ said: written.slice(at, at + phrase.words.length).join(' '), english: phrase.english })
        at += phrase.words.length - 1
        continue
      }
      const english = parted(plain[at] ?? '').filter((word) => word !== '')
      if (english.length > 0) found.push({ said: written[at] ?? '', english: english.join(' ') })
    }
    return found
  }
}
