import type { Notifications } from '#server/db/notifications.ts'
import type { StoredEvent } from './stored-event.ts'

/** Something happened to a run: here, with the events, or on another server, without it. */
export type RunSignal = readonly StoredEvent[] | 'look'

export interface RunSignals {
  /** Wakes the watchers on this server at once, and those on other servers soon. Only after the events are stored. */
  publish(runId: string, stored: RunSignal): void
  subscribe(runId: string, listener: (signal: RunSignal) => void): () => void
  /** Listeners on this server. */
  size(): number
}

const channel = 'run_signals'

/**
 * Wakes those who watch a run, across servers. Loses nothing when the connection between servers breaks: watchers look into the
 * table every few seconds anyway.
 */
export function createRunSignals(notifications: Notifications): RunSignals {
  const listeners = new Map<string, Set<(signal: RunSignal) => void>>()
  let size = 0

  const notify = (runId: string, signal: RunSignal) => {
    for (const listener of listeners.get(runId) ?? []) listener(signal)
  }

  notifications.listen(channel, {
    onItem: (runId) => notify(runId, 'look'),
    onConnected: () => {
      for (const runId of listeners.keys()) notify(runId, 'look')
    },
  })
  return {
    publish(runId, stored) {
      notify(runId, stored)
      notifications.send(channel, runId)
    },
    subscribe(runId, listener) {
      const set = listeners.get(runId) ?? new Set()
      listeners.set(runId, set.add(listener))
      size += 1
      return () => {
        if (set.delete(listener)) size -= 1
        if (set.size === 0 && listeners.get(runId) === set) listeners.delete(runId)
      }
    },
    size: () => size,
  }
}
