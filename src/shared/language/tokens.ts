import { stemmer } from 'stemmer'

/** A word of a text. `start` and `end` count UTF-16 units of the text as it was given. */
export interface Token {
  /** As typed. */
  text: string
  /** Lower case without marks and possessive, the form that closed word lists are compared with. */
  word: string
  stem: string
  start: number
  end: number
  /** True where a sentence, a line or a list item ends between this word and the one before. */
  breaks: boolean
}

/** Longest text that is read word by word; what comes after it is not read. */
export const longestText = 12_000
/** Longest run of letters that is a word; a longer one is cut, since stems of it mean nothing. */
const longestWord = 40

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}]{1,3}(?![\p{L}]))?/gu
const marks = /\p{M}+/gu
const possessive = /['’](s|S)?$/

/** The words of a text in order. */
export function tokens(text: string): Token[] {
  const found: Token[] = []
  let last = 0
  for (const match of text.slice(0, longestText).matchAll(wordPattern)) {
    const start = match.index
    const between = text.slice(last, start)
    const word = plainWord(match[0])
    found.push({
      text: match[0],
      word,
      stem: stem(word),
      start,
      end: start + match[0].length,
      breaks: found.length === 0 || /[.!?;:,\n()•|]|\s[-–—]+\s/.test(between),
    })
    last = start + match[0].length
  }
  return found
}

function plainWord(text: string): string {
  return text.slice(0, longestWord).normalize('NFKD').replace(marks, '').toLowerCase().replace(possessive, '')
}

const stems = new Map<string, string>()

/** Porter's stem; remembered for the words that come again and again. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const made =
    word.length > 3 ? stemmer(british(word)) : word.length === 3 && word.endsWith('s') ? word.slice(0, 2) : word
  if (stems.size < 60_000) stems.set(word, made)
  return made
}

/** One spelling for what British and American writers spell differently. */
function british(word: string): string {
  return word
    .replace(/is(e|ed|es|ing|ation|ations|er|ers)$/, 'iz$1')
    .replace(/([a-z]{2,})our(s|ed|ing|ite|ites|able|hood)?$/, '$1or$2')
    .replace(/ll(ed|ing|er|ers)$/, 'l$1')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/mme(s?)$/, 'm$1')
    .replace(/heque(s?)$/, 'heck$1')
}
