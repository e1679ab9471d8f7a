import { useEffect, useSyncExternalStore } from 'react'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'
import { createDelayedDeletes, undoMs } from './delayed-deletes.ts'

/** Of the whole page: a deletion outlives the list that it was asked in. */
const deletes = createDelayedDeletes((runId) =>
  apiFetch(`/api/runs/${encodeURIComponent(runId)}`, { method: 'DELETE', keepalive: true }).catch((error) => {
    // Gone already, by another tab.
    if (asApiError(error).status !== 404) throw error
  }),
)

/** Deletes a run and offers to take that back. `onUndo` runs when it was. */
export function deleteRun(runId: string, title: string, onUndo: () => void): void {
  deletes.schedule(runId, (error) => {
    showToast({ tone: 'error', title: 'Not deleted', message: asApiError(error).message })
  })
  showToast({
    message: `Deleted "${title}"`,
    duration: undoMs,
    action: {
      label: 'Undo',
      onPress: () => {
        deletes.undo(runId)
        onUndo()
      },
    },
  })
}

/** The runs that lists leave out. */
export function useDeletedRuns(): ReadonlySet<string> {
  return useSyncExternalStore(deletes.subscribe, deletes.hidden, deletes.hidden)
}

/** Sends what waits when the list or the page is left. */
export function useDeletesBeforeLeaving(): void {
  useEffect(() => {
    window.addEventListener('pagehide', deletes.flush)
    return () => {
      window.removeEventListener('pagehide', deletes.flush)
      deletes.flush()
    }
  }, [])
}
