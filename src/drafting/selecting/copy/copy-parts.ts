import type { MarketFacts } from '../market-facts.ts'
import type { ProductPoint } from './product-point.ts'
import type { ProductWords } from './product-words.ts'
import { sentence } from './sentences.ts'

/** How a text is built; each form has its own structure. */
export type CopyForm =
  | 'post'
  | 'group-post'
  | 'caption'
  | 'short-post'
  | 'mail'
  | 'outline'
  | 'short-video'
  | 'video'
  | 'search-ad'
  | 'message'

/** What one text is made of. `opening` and `trouble` are the trade's and claim nothing; all else is the user's. */
export interface CopyParts {
  words: ProductWords
  facts: MarketFacts
  opening: string | undefined
  trouble: string | undefined
  /** The user's subject for this text; empty when none was given. */
  topic: string
  /** "Book a demo". */
  call: string
  /** For whom, as typed. */
  audience: string
  /** Longest text or, where only a line is counted, longest such line. */
  limit: number
}

/** A text to publish, or why there is none. */
export type Copy = { text: string; why?: undefined } | { text: ''; why: string }

/** Makes a text of one form around an offer that can be shown. */
export type Structure = (parts: CopyParts & { offer: string }) => Copy

export const subjectCharacters = 60

/** The first sentence of a point, for a heading. */
export const titleOf = ({ text }: ProductPoint) => text.split(/(?<=\p{L}{3})\.\s(?=\p{Lu})/u)[0] ?? text
export const paragraphs = (...texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join('\n\n')
export const lines = (points: readonly ProductPoint[]) => points.map(({ text }) => `– ${text}`).join('\n')
export const sentences = (points: readonly ProductPoint[]) => points.map(({ text }) => sentence(text)).join(' ')
export const link = ({ call }: CopyParts) => `${call}: [link]`
export const inProfile = ({ call }: CopyParts) => `${call}: link in profile.`
