import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { MarketLibrary } from '#knowledge/dossier/market-index.ts'
import type { IndustryNames } from '#knowledge/industry-name.ts'
import { singularOf } from '#shared/language/singular.ts'
import { tokens } from '#shared/language/tokens.ts'

const wordsIn = (text: string) => tokens(text).map(({ word }) => singularOf(word))

/** Words that people put around the name of an industry, none of which makes another trade of it. Singular. */
const around = new Set(
  wordsIn(
    'industry sector market technology tech software platform app application company business startup digital online service trend space domain vertical branche the of and in for',
  ),
)

/** The dated changes of the markets of an industry in one dossier; null where the text is no name of one. */
export type FindSector = (text: string) => MarketDossier | null

/**
 * An industry is found by its whole name: "fintech for freelancers" is fintech, "music lessons" are not music. Its markets stand in the
 * order of `industry-names.json`, the most typical first; each change says which of them it is about.
 */
export function createFindSector({ industries }: IndustryNames, library: MarketLibrary): FindSector {
  const known = new Set(library.entries.map(({ id }) => id))
  const named = industries
    .flatMap(({ names, markets }) => names.map((name) => ({ words: wordsIn(name), markets })))
    .sort((a, b) => b.words.length - a.words.length)
  const industryOf = (text: string) => {
    const all = wordsIn(text)
    return named.find(
      ({ words }) =>
        words.every((word) => all.includes(word)) && all.every((word) => words.includes(word) || around.has(word)),
    )
  }
  return (text) => {
    const cut = text.split(/\s(?:for|in|of|with|to|on|across|für|en|de)\s|[,;:/&(]/i)[0] ?? text
    // "Future of work" is a name as it stands.
    const core = industryOf(text) ? text : cut
    const found = industryOf(core)
    const dossiers = (found?.markets ?? []).filter((id) => known.has(id)).map((id) => library.dossier(id))
    const [first] = dossiers
    return found && first ? merged(`${core.charAt(0).toUpperCase()}${core.slice(1)}`.trim(), first, dossiers) : null
  }
}

/** Ids of sources are those of their market with its id before them; a market is the part that its changes touch. */
function merged(name: string, first: MarketDossier, dossiers: readonly MarketDossier[]): MarketDossier {
  const idIn = (market: string, source: string) => `${market}/${source}`
  return {
    ...first,
    name,
    asOf: dossiers.map(({ asOf }) => asOf).sort()[0] ?? first.asOf,
    capabilities: dossiers.flatMap(({ id, name: market, capabilities: [any] }) =>
      any ? [{ ...any, id, name: market }] : [],
    ),
    sources: Object.fromEntries(
      dossiers.flatMap(({ id, sources }) => Object.entries(sources).map(([key, source]) => [idIn(id, key), source])),
    ),
    whyNow: dossiers.flatMap(({ id, whyNow }) =>
      whyNow.map((change) => ({
        ...change,
        when: [id],
        basis:
          'source' in change.basis
            ? {
                ...change.basis,
                source: idIn(id, change.basis.source),
                ...(change.basis.also ? { also: change.basis.also.map((key) => idIn(id, key)) } : {}),
              }
            : change.basis,
      })),
    ),
  }
}
