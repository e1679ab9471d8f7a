import {
  type CopyForm,
  firstLines,
  type MarketFacts,
  ownName,
  type ProductWords,
  productWords,
  type Register,
  registerOf,
  troubles,
} from '#drafting/index.ts'
import type { ContentInput } from '../input.ts'
import type { ContentChannel } from '../options.ts'

/** What the texts of all channels are chosen from. */
export interface Material {
  input: ContentInput
  facts: MarketFacts
  words: ProductWords
  register: Register
  openings: readonly string[]
  troubles: readonly string[]
}

export const formOf: Readonly<Record<ContentChannel, CopyForm>> = {
  linkedin: 'post',
  facebook: 'group-post',
  instagram: 'caption',
  twitter: 'short-post',
  email: 'mail',
  blog: 'outline',
  tiktok: 'short-video',
  youtube: 'video',
}

export function materialOf(input: ContentInput, facts: MarketFacts): Material {
  const words = productWords(input.productOverview, ownName(input.productOverview, facts), facts)
  const register = registerOf(input.tone || 'professional')
  return {
    input,
    facts,
    words,
    register,
    openings: firstLines(facts, words, register, input.topic ?? ''),
    troubles: troubles(facts, words),
  }
}
