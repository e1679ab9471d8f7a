import { type BriefFeature, type MarketFacts, shortQuote } from '#drafting/index.ts'
import type { TestingOutput } from '../output.ts'

const mostSets = 8
const mostEntities = 3
const longestQuote = 14

/** The values just short of each stated bound, at it and over it; then one record in each state of what the named features use. */
export function dataSets({ named, dossier }: MarketFacts, features: readonly BriefFeature[]): TestingOutput['data'] {
  const bounds = features.flatMap(({ bounds: all, quotes }) =>
    all.map(({ text, short, over }) => ({
      item: `Around “${text}”: ${short}; ${text}; ${over}`,
      why: `“${shortQuote(quotes.find((quote) => quote.includes(text)) ?? quotes[0] ?? '', longestQuote)}”`,
    })),
  )
  const used = new Set(named.flatMap(({ capability }) => capability.build?.uses ?? []))
  const records = [...used].flatMap((entity) => {
    const states = dossier.model.states[entity]
    return states ? [{ item: `${entity}: one in each state`, why: states }] : []
  })
  return [...bounds.slice(0, mostSets - Math.min(mostEntities, records.length)), ...records.slice(0, mostEntities)]
}
