import type { SearchHit } from '#integrations/search/search-provider.ts'
import type { SearchCacheUse } from '#server/observe/metrics/research-metrics.ts'

export interface SearchCacheOptions {
  /** How long an answer is used again, in ms. Default 15 minutes. */
  maxAge?: number
  /** Most answers that are kept; the least recently used goes first. Default 500. */
  maxEntries?: number
  now?: () => number
  /** Hears where each answer came from. */
  onUse?: (use: SearchCacheUse) => void
}

/** Keeps search answers in memory and lets equal searches that run at the same time share one call. */
export interface SearchCache {
  /**
   * The kept answer, or the one that `load` gets. The call goes on while anybody waits for it: its signal is aborted when
   * the last one has gone. A failure is not kept. Throws the signal's reason when aborted.
   */
  get(key: string, load: (signal: AbortSignal) => Promise<SearchHit[]>, signal: AbortSignal): Promise<SearchHit[]>
}

interface Flight {
  answer: Promise<SearchHit[]>
  waiting: number
  controller: AbortController
}

export function createSearchCache(options: SearchCacheOptions = {}): SearchCache {
  const { maxAge = 15 * 60_000, maxEntries = 500, now = () => performance.now(), onUse = () => {} } = options
  const kept = new Map<string, { hits: SearchHit[]; until: number }>()
  const flights = new Map<string, Flight>()

  function start(key: string, load: (signal: AbortSignal) => Promise<SearchHit[]>): Flight {
    const controller = new AbortController()
    const flight: Flight = { controller, waiting: 0, answer: load(controller.signal) }
    flights.set(key, flight)
    const landed = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.answer.then((hits) => {
      landed()
      kept.delete(key)
      kept.set(key, { hits, until: now() + maxAge })
      for (const oldest of kept.keys()) {
        if (kept.size <= maxEntries) break
        kept.delete(oldest)
      }
    }, landed)
    return flight
  }

  return {
    async get(key, load, signal) {
      signal.throwIfAborted()
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        if (known.until > now()) {
          // The map's order is the order of use.
          kept.set(key, known)
          onUse('kept')
          return known.hits
        }
      }
      const underWay = flights.get(key)
      onUse(underWay ? 'shared' : 'sent')
      const flight = underWay ?? start(key, load)
      flight.waiting++
      let leave = () => {}
      try {
        return await new Promise<SearchHit[]>((resolve, reject) => {
          leave = () => reject(signal.reason)
          signal.addEventListener('abort', leave, { once: true })
          flight.answer.then(resolve, reject)
        })
      } finally {
        signal.removeEventListener('abort', leave)
        flight.waiting--
        if (flight.waiting === 0 && signal.aborted) {
          if (flights.get(key) === flight) flights.delete(key)
          flight.controller.abort(signal.reason)
        }
      }
    },
  }
}
