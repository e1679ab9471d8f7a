import type { Industry } from '#drafting/index.ts'
import type { SearchHit } from '#integrations/search/search-provider.ts'
import type { Figure, Market } from '#knowledge/market.ts'
import type { FoundPlace } from '#shared/reading.ts'
import type { Source } from '#shared/source.ts'

export interface ResearchRequest {
  /** What to search for, most important first; words of the user and of the agent. */
  queries: readonly string[]
  /** True when a model chose the queries: it judges what they find as well, and nothing is dropped by its words. */
  rankedByReader?: boolean
  /** All that the form says: rivals that it names come first. */
  words: string
  /** Where it is to be sold. */
  places: readonly FoundPlace[]
  /** The market of the library that the product was placed in, if any. */
  market: Market | null
  /** A second one where the product is between two: it gets its share of the places. */
  second?: Market | null
  /** There when the form names an industry instead of a product. */
  industry?: Industry | undefined
  /** What the run calculates from: the library's own counts, which go before everything else. */
  figures?: readonly Figure[]
  /** Most sources that the run can use. */
  limit: number
}

export interface ResearchResult {
  /** Numbered from 1 without gaps, the most useful first. */
  sources: Source[]
  /** One sentence for the user when the sources are not what the setting promises, else null. */
  note: string | null
}

/** Where the sources of a run come from. Chosen once at start by `SEARCH`. */
export interface Research {
  /** The value of `SEARCH`. */
  readonly id: string
  /** Its name for people: "Tavily", "PM Pilot library". */
  readonly label: string
  /** Never throws for a provider that fails; throws the signal's reason when aborted. */
  gather(request: ResearchRequest, signal: AbortSignal): Promise<ResearchResult>
  /**
   * One search as a model asks for it: what the providers found, each address once, best first and nothing dropped. Absent where nothing
   * of the web is searched. `nth` counts the searches of a run from 1. Throws when no provider answers.
   */
  search?(query: string, options: { limit: number; nth: number }, signal: AbortSignal): Promise<SearchHit[]>
}
