import type { Market } from '#knowledge/market.ts'
import type { Brief } from '#shared/brief.ts'
import type { Source } from '#shared/source.ts'

export interface ResearchRequest {
  /** Best first. */
  queries: readonly string[]
  brief: Brief
  /** Null when the library has no market for the product. */
  market: Market | null
  /** Most sources that are returned. */
  limit: number
}

export interface ResearchResult {
  /** Numbered from 1. */
  sources: Source[]
  /** For people: why there are none, or that something else was used than what was asked for. */
  note: string | null
}

/** Finds what a run may cite. Never throws for a provider that fails: it falls back and says so in the note. */
export interface Research {
  /** The value of `SEARCH`. */
  readonly id: string
  /** "the built-in library", "Brave Search and the built-in library" ... */
  readonly label: string
  gather(request: ResearchRequest, signal: AbortSignal): Promise<ResearchResult>
}
