import type { MarketEntry } from '#knowledge/dossier/market-index.ts'
import type { Token } from '#shared/language/tokens.ts'

/** Below this many different meaningful words a text has no vocabulary to compare. */
const fewestWords = 4

/**
 * How much the words of a text are those that a market's dossier is written in: the cosine of word weights, 0 to 1. Words that
 * few markets use weigh most.
 */
export function createVocabularyLikeness(
  entries: readonly MarketEntry[],
): (text: readonly Token[], fewest?: number) => Map<number, number> {
  const having = new Map<string, number>()
  for (const { vocabulary } of entries) for (const [stem] of vocabulary) having.set(stem, (having.get(stem) ?? 0) + 1)
  const rarity = (stem: string) => Math.log((entries.length + 1) / (having.get(stem) ?? entries.length))
  const byStem = new Map<string, [market: number, weight: number][]>()
  for (const [market, { vocabulary }] of entries.entries()) {
    const weights = vocabulary.map(([stem, count]): [string, number] => [stem, (1 + Math.log(count)) * rarity(stem)])
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
    for (const [stem, weight] of weights) {
      const list = byStem.get(stem)
      if (list) list.push([market, weight / length])
      else byStem.set(stem, [[market, weight / length]])
    }
  }
  return (text, fewest = fewestWords) => {
    const likeness = new Map<number, number>()
    const stems = [...new Set(text.map(({ stem }) => stem))].filter((stem) => byStem.has(stem))
    if (stems.length < fewest) return likeness
    const length = Math.hypot(...stems.map(rarity)) || 1
    for (const stem of stems)
      for (const [market, weight] of byStem.get(stem) ?? [])
        likeness.set(market, (likeness.get(market) ?? 0) + (weight * rarity(stem)) / length)
    return likeness
  }
}

/** A stem that this share of the markets writes with says little alone. */
const commonShare = 0.055

export function commonStems(entries: readonly MarketEntry[]): (stem: string) => boolean {
  const having = new Map<string, number>()
  for (const { vocabulary } of entries) for (const [stem] of vocabulary) having.set(stem, (having.get(stem) ?? 0) + 1)
  return (stem) => (having.get(stem) ?? 0) > entries.length * commonShare
}

/** All stems that the markets are written with. */
export function knownStems(entries: readonly MarketEntry[]): Set<string> {
  return new Set(entries.flatMap(({ vocabulary }) => vocabulary.map(([stem]) => stem)))
}
