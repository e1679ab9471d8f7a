import type { Written } from '#server/runs/execution.ts'
import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'

/** What can be said of a result without reading it. */
export interface Checks {
  /** Claims that their sources did not hold, numbers of sources that there are not, and addresses that were invented. */
  downgraded: number
  citationsRemoved: number
  linksRemoved: number
  /** Parts that did not fit the schema and could not be put right. */
  leftOut: number
  /** Which share of the description's own words stands in the document. */
  wordsUsed: number
  /** Words of the document. */
  length: number
  tokens: number
}

const wordsOf = (text: string) =>
  new Set(tokens(text).flatMap(({ word }) => (word.length > 3 && !smallWords.has(word) ? [word] : [])))

export function checksOf(written: Written, description: string, document: string): Checks {
  const { evidence } = written
  const asked = wordsOf(description)
  // The title repeats the form by itself.
  const used = wordsOf(document.replace(/^# .*$/m, ''))
  return {
    downgraded: evidence?.downgraded.length ?? 0,
    citationsRemoved: evidence?.citationsRemoved ?? 0,
    linksRemoved: evidence?.linksRemoved.length ?? 0,
    leftOut: evidence?.leftOut ?? 0,
    wordsUsed: asked.size === 0 ? 1 : [...asked].filter((word) => used.has(word)).length / asked.size,
    length: document.split(/\s+/).filter((word) => word !== '').length,
    tokens: (written.inputTokens ?? 0) + (written.outputTokens ?? 0),
  }
}
