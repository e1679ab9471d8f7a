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
  const having = countsOf(entries)
  const places = new Map([...having.keys()].map((stem, place) => [stem, place]))
  const rarities = Float64Array.from(having.values(), (count) => Math.log((entries.length + 1) / count))
  // Which markets have each stem and with what weight, one stem after another: tens of thousands of pairs.
  const begins = new Int32Array(places.size + 1)
  for (const [place, count] of [...having.values()].entries()) begins[place + 1] = (begins[place] ?? 0) + count
  const markets = new Int32Array(begins.at(-1) ?? 0)
  const shares = new Float64Array(markets.length)
  const filled = begins.slice()
  for (const [market, { vocabulary }] of entries.entries()) {
    const weights = vocabulary.stems.map((stem, index): [place: number, weight: number] => {
      const place = places.get(stem) ?? 0
      return [place, (1 + Math.log(vocabulary.counts[index] ?? 1)) * (rarities[place] ?? 0)]
    })
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
    for (const [place, weight] of weights) {
      const at = filled[place] ?? 0
      markets[at] = market
      shares[at] = weight / length
      filled[place] = at + 1
    }
  }
  return (text, fewest = fewestWords) => {
    const likeness = new Map<number, number>()
    const known = [...new Set(text.map(({ stem }) => stem))].flatMap((stem) => places.get(stem) ?? [])
    if (known.length < fewest) return likeness
    const length = Math.hypot(...known.map((place) => rarities[place] ?? 0)) || 1
    for (const place of known) {
      const rarity = rarities[place] ?? 0
      for (let at = begins[place] ?? 0; at < (begins[place + 1] ?? 0); at += 1) {
        const market = markets[at] ?? 0
        likeness.set(market, (likeness.get(market) ?? 0) + ((shares[at] ?? 0) * rarity) / length)
      }
    }
    return likeness
  }
}

/** How many markets are written with each stem. */
function countsOf(entries: readonly MarketEntry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { vocabulary } of entries)
    for (const stem of vocabulary.stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** A stem that this share of the markets writes with says little alone. */
const commonShare = 0.055

export function commonStems(entries: readonly MarketEntry[]): (stem: string) => boolean {
  const having = countsOf(entries)
  return (stem) => (having.get(stem) ?? 0) > entries.length * commonShare
}

/** All stems that the markets are written with. */
export function knownStems(entries: readonly MarketEntry[]): Set<string> {
  return new Set(entries.flatMap(({ vocabulary }) => vocabulary.stems))
}
