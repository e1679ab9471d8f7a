import { useCallback } from 'react'
import type { DocumentChange, DocumentView } from '#shared/api/documents.ts'
import { asApiError } from '../../../http/api-error.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { sendChanges } from '../document-calls.ts'
import { inverseOf, keepHistory, readHistory, withStep } from '../undo-history.ts'

const undoForMs = 10_000

/** Stores accepted changes where no editor is open. They can be taken back from the toast, and later in the editor. */
export function useAccept(runId: string, onSaved: (view: DocumentView) => void) {
  return useCallback(
    async (revision: number, changes: readonly DocumentChange[], note: string): Promise<string | null> => {
      try {
        const saved = await sendChanges(runId, revision, changes, note)
        const before = readHistory(runId)
        keepHistory(runId, withStep(before, { revision: saved.revision, changes }))
        onSaved(saved)
        const undo = async () => {
          try {
            onSaved(await sendChanges(runId, saved.revision, inverseOf(changes), `Taken back: ${note}`))
            keepHistory(runId, before)
          } catch (error) {
            showToast({ tone: 'error', title: 'Not taken back', message: asApiError(error).message })
          }
        }
        showToast({
          tone: 'success',
          message: note,
          duration: undoForMs,
          action: { label: 'Undo', onPress: () => void undo() },
        })
        return null
      } catch (error) {
        return asApiError(error).message
      }
    },
    [runId, onSaved],
  )
}
