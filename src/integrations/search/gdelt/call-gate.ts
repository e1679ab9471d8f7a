import { setTimeout as sleep } from 'node:timers/promises'
import { SearchError } from '../search-error.ts'

/** Lets one call through per interval. */
export interface CallGate {
  /** Waits for its turn; throws at once when the turn would come later than `longestWait` ms from now. */
  enter(longestWait: number, signal: AbortSignal): Promise<void>
}

export function createCallGate(interval: number, now: () => number = () => performance.now()): CallGate {
  let free = Number.NEGATIVE_INFINITY
  return {
    async enter(longestWait, signal) {
      signal.throwIfAborted()
      const wait = Math.max(0, free - now())
      if (wait > longestWait) throw new SearchError('GDELT', `its one call per ${interval} ms is taken`)
      free = now() + wait + interval
      if (wait > 0) {
        await sleep(wait, undefined, { signal }).catch(() => {
          throw signal.reason
        })
      }
    },
  }
}
