import type { Brief, BriefField } from '#shared/brief.ts'
import { looksPlural } from '../brief/inflect.ts'
import { isKnownWord, verb, verbS, wordClass } from '../brief/lexicon.ts'
import { type Stem, stemOf, stemsOf } from '../brief/phrase-index.ts'
import { readSentences, type Token } from '../brief/tokens.ts'
import type { MarketIndex } from './market-index.ts'

/** A sentence of the form as the placer compares it with the library. */
export interface PlacedSentence {
  field: BriefField
  tokens: readonly Token[]
  stems: readonly Stem[]
  /** "book keeping" read as one word, for libraries that write it so; `token` is the first of the two. */
  joined: readonly Stem[]
  /** Tokens before this one name the kind of product: "Carbon accounting | for mid-size manufacturers". */
  headline: number
}

const boundaries = new Set(['for', 'that', 'where', 'to', 'with', 'which', 'made', ',', ':', '-', '–', '—', 'so'])
const longestHeadline = 7

function headlineOf(tokens: readonly Token[]): number {
  const boundary = tokens.findIndex((token) => boundaries.has(token.lower))
  // "survey tool" is all name
  const end = boundary < 0 ? tokens.length : boundary
  if (end <= 0 || end > longestHeadline) return 0
  // "warehouse pickers scan items": a sentence about people, not a name for the product
  const hasVerb = tokens.slice(1, end).some((token, before) => {
    const classes = wordClass(token.lower) & (verb | verbS)
    return classes === verbS || (classes !== 0 && looksPlural(tokens[before]?.text ?? ''))
  })
  return hasVerb ? 0 : end
}

export function placedSentences(brief: Brief, index: MarketIndex, most = 80): PlacedSentence[] {
  const fields: readonly BriefField[] = ['market', 'description', 'context', 'audience']
  return fields.flatMap((field) => {
    const source = brief.source[field]
    if (!source) return []
    return readSentences(source)
      .slice(0, most)
      .map((tokens, order) => ({
        field,
        tokens,
        stems: stemsOf(tokens).map((item) => spelled(item, index)),
        joined: joinedStems(tokens),
        headline: order === 0 && field === 'description' ? headlineOf(tokens) : 0,
      }))
  })
}

const spelled = (item: Stem, index: MarketIndex): Stem => {
  if (isKnownWord(item.stem)) return item
  const right = index.spell(item.stem)
  return right === null ? item : { ...item, stem: right }
}

const joinedStems = (tokens: readonly Token[]): Stem[] =>
  tokens.slice(0, -1).flatMap((token, position) => {
    const next = tokens[position + 1]
    return token.kind === 'word' && next?.kind === 'word' && token.lower.length + next.lower.length >= 8
      ? [{ stem: stemOf(token.lower + next.lower), token: position }]
      : []
  })
