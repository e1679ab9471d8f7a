import type { Glossary } from '#knowledge/glossary.ts'
import { isNegator } from '#shared/language/negation.ts'
import { smallWords, smallWordsOf } from '#shared/language/small-words.ts'
import { type Token, tokens } from '#shared/language/tokens.ts'
import { createGlosses } from './glosses.ts'
import { createSpelling } from './near-spelling.ts'

/** The words of a text; what a glossary knows stands as its English words at the place of the words that were typed. */
export type EnglishWords = (text: string) => Token[]

/** One look-up per language; a language without a glossary is read as it is, with slips of the pen put right by the `known` stems. */
export function createEnglishWords(
  glossaries: readonly Glossary[],
  known: ReadonlySet<string>,
): (language: string) => EnglishWords {
  const glosses = createGlosses(glossaries)
  const meant = createSpelling(known)
  return (language) => {
    const lookup = glosses(language)
    if (!lookup) return (text) => spelled(tokens(text), known, meant)
    const small = smallWordsOf(language)
    return (text) => {
      const typed = tokens(text)
      const places = placed(text, lookup(text))
      const words: Token[] = []
      let breaks = false
      let gloss = 0
      for (const token of typed) {
        breaks ||= token.breaks
        while ((places[gloss]?.end ?? Number.POSITIVE_INFINITY) <= token.start) gloss += 1
        const found = places[gloss]
        const isKnown = found !== undefined && found.start <= token.start && token.end <= found.end
        // Small words are left out, since English phrases do not know them; what denies stays.
        const isSmall = small.has(token.word) && !smallWords.has(token.word) && !isNegator(token.word)
        const made = isKnown ? (token.start === found.start ? english(found, text) : []) : isSmall ? [] : [token]
        for (const each of made) {
          words.push({ ...each, breaks })
          breaks = false
        }
      }
      return words
    }
  }
}

/** A text of more unknown words than this is of another language or none. */
const mostSlips = 40

/** The words with the stems that were meant; names are left as they are. What the user typed stays in `text`. */
function spelled(words: Token[], known: ReadonlySet<string>, meant: (stem: string) => string | null): Token[] {
  let slips = 0
  return words.map((token) => {
    if (known.has(token.stem) || slips >= mostSlips || (!token.breaks && token.text !== token.word)) return token
    slips += 1
    const stem = meant(token.stem)
    return stem ? { ...token, stem } : token
  })
}

interface PlacedGloss {
  start: number
  end: number
  english: string
}

function placed(text: string, glosses: readonly { said: string; english: string }[]): PlacedGloss[] {
  let from = 0
  return glosses.flatMap(({ said, english: meaning }) => {
    const start = text.indexOf(said, from)
    if (start < 0) return []
    from = start + said.length
    return [{ start, end: from, english: meaning }]
  })
}

function english({ start, end, english: meaning }: PlacedGloss, text: string): Token[] {
  return tokens(meaning).map((token) => ({ ...token, text: text.slice(start, end), start, end, breaks: false }))
}
