import { Counter, Histogram, type Registry } from 'prom-client'

/** From memory, from a call that was under way, or from a call of its own. */
export type SearchCacheUse = 'kept' | 'shared' | 'sent'

export interface ResearchMetrics {
  /** A run has looked for sources and found so many. */
  gathered(researchId: string, sources: number, durationMs: number): void
  /** A search was answered from memory, shared with one under way, or sent. */
  searched(use: SearchCacheUse): void
  /** A search failed or came too late. */
  failed(providerId: string): void
}

export function createResearchMetrics(registry: Registry): ResearchMetrics {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'pm_pilot_research_seconds',
    help: 'Time to gather the sources of a run; outcome "hit" found some, "miss" none',
    labelNames: ['research', 'outcome'],
    buckets: [0.005, 0.05, 0.25, 0.5, 1, 2, 4, 8],
    registers,
  })
  const searches = new Counter({
    name: 'pm_pilot_searches_total',
    help: 'Searches of the web, by where their answer came from: "kept", "shared" or "sent"',
    labelNames: ['answer'],
    registers,
  })
  const failures = new Counter({
    name: 'pm_pilot_search_failures_total',
    help: 'Searches that failed or came too late',
    labelNames: ['provider'],
    registers,
  })
  return {
    gathered: (research, sources, durationMs) =>
      seconds.observe({ research, outcome: sources > 0 ? 'hit' : 'miss' }, durationMs / 1000),
    searched: (answer) => searches.inc({ answer }),
    failed: (provider) => failures.inc({ provider }),
  }
}
