import {
  audienceSides,
  type MarketFacts,
  ownTroubles,
  type ProductPoint,
  type ProductWords,
  productWords,
  type Register,
  registerOf,
  troubles,
  wordCount,
} from '#drafting/index.ts'
import type { LandingInput } from '../input.ts'

/** What the sections of the page are chosen from. */
export interface PageFacts {
  input: LandingInput
  facts: MarketFacts
  words: ProductWords
  register: Register
  /** For whom the page is: the first side of the audience, as typed. */
  audience: string
  /** What stands below the headline and nowhere else: by register what only this product has, or what it refuses. */
  leading: ProductPoint | undefined
  /** What goes wrong today: the user's account, else scenes of the trade. */
  troubles: readonly string[]
  /** Whether they are scenes of the trade. */
  isTypical: boolean
}

export function pageFacts(input: LandingInput, facts: MarketFacts): PageFacts {
  const words = productWords(input.productDescription, input.productName, facts)
  const register = registerOf(input.tone)
  return {
    input,
    facts,
    words,
    register,
    audience: audienceSides(input.targetAudience, facts)[0]?.text ?? input.targetAudience,
    leading: (register === 'bold' && words.points.find(({ isRefusal }) => isRefusal)) || leadingOf(words),
    troubles: troubles(facts, words),
    isTypical: ownTroubles(facts).length === 0,
  }
}

/** What only this product has, else the line that says most. */
function leadingOf({ points }: ProductWords): ProductPoint | undefined {
  const does = points.filter(({ isRefusal, isOfMarket }) => !isRefusal && !isOfMarket)
  const own = does.filter(({ isOwn }) => isOwn)
  return (own.length > 0 ? own : does).toSorted((a, b) => wordCount(b.text) - wordCount(a.text))[0]
}
