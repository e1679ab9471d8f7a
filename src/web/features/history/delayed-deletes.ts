/** How long a deletion can be taken back, in milliseconds. */
export const undoMs = 6000

export interface DelayedDeletes {
  /** Hides the run at once and deletes it when the time to take it back is over. `onFailed` hears when that fails. */
  schedule: (runId: string, onFailed: (error: unknown) => void) => void
  /** Takes a deletion back; too late once it was sent. */
  undo: (runId: string) => void
  /** Sends at once what still waits: the page is being left. */
  flush: () => void
  /** The runs that are not to be shown: waiting to be deleted, or deleted. A new set with every change. */
  hidden: () => ReadonlySet<string>
  subscribe: (changed: () => void) => () => void
}

/** Deletions that wait a moment before they are sent, so that they can be taken back. */
export function createDelayedDeletes(send: (runId: string) => Promise<unknown>): DelayedDeletes {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; run: () => void }>()
  const listeners = new Set<() => void>()
  let hidden: ReadonlySet<string> = new Set()

  const change = (next: Set<string>) => {
    hidden = next
    for (const listener of listeners) listener()
  }
  const show = (runId: string) => {
    const next = new Set(hidden)
    next.delete(runId)
    change(next)
  }
  return {
    schedule(runId, onFailed) {
      if (hidden.has(runId)) return
      const run = () => {
        clearTimeout(waiting.get(runId)?.timer)
        waiting.delete(runId)
        send(runId).catch((error) => {
          show(runId)
          onFailed(error)
        })
      }
      waiting.set(runId, { timer: setTimeout(run, undoMs), run })
      change(new Set(hidden).add(runId))
    },
    undo(runId) {
      const entry = waiting.get(runId)
      if (!entry) return
      clearTimeout(entry.timer)
      waiting.delete(runId)
      show(runId)
    },
    flush() {
      for (const { run } of [...waiting.values()]) run()
    },
    hidden: () => hidden,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
