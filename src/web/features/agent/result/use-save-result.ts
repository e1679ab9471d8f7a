import { useCallback, useState } from 'react'
import { z } from 'zod'
import { runView } from '#shared/api/runs.ts'
import { asApiError } from '../../../http/api-error.ts'
import { apiJson } from '../../../http/api-fetch.ts'
import { showToast } from '../../../toast/show-toast.ts'
import type { RunControl } from '../run/use-run.ts'

const savedEdit = z.object({ result: z.record(z.string(), z.unknown()), revision: z.int() })

export interface SaveResult {
  save: (result: object) => Promise<boolean>
  /** Sends a follow-up; null once the result holds its answer, else what is wrong. */
  ask: (body: object) => Promise<string | null>
  /** True after somebody else's edit won: the stored one must be read before the next try. */
  stale: boolean
  reload: () => Promise<void>
}

/** Stores edits of a run's result and then says `savedText`. What the user typed stays with the editor whatever happens here. */
export function useSaveResult({ state, setEdited }: RunControl, savedText: string): SaveResult {
  const { runId, revision } = state
  const [stale, setStale] = useState(false)

  const save = useCallback(
    async (result: object) => {
      if (!runId) return false
      try {
        const path = `/api/runs/${runId}/result`
        const saved = await apiJson(path, savedEdit, { method: 'PATCH', body: { result, revision } })
        setEdited(saved.result, saved.revision)
        setStale(false)
        showToast({ tone: 'success', message: savedText })
        return true
      } catch (error) {
        const { code, message } = asApiError(error)
        setStale(code === 'STALE_REVISION')
        showToast({ tone: 'error', title: 'Not saved', message })
        return false
      }
    },
    [runId, revision, setEdited, savedText],
  )

  const ask = useCallback(
    async (body: object) => {
      if (!runId) return null
      try {
        const saved = await apiJson(`/api/runs/${runId}/follow-ups`, savedEdit, { method: 'POST', body })
        setEdited(saved.result, saved.revision)
        return null
      } catch (error) {
        const { code, message } = asApiError(error)
        setStale(code === 'STALE_REVISION')
        return message
      }
    },
    [runId, setEdited],
  )

  const reload = useCallback(async () => {
    if (!runId) return
    try {
      const run = await apiJson(`/api/runs/${runId}`, runView)
      if (run.result) setEdited(run.result, run.revision)
      setStale(false)
    } catch (error) {
      showToast({ tone: 'error', message: asApiError(error).message })
    }
  }, [runId, setEdited])

  return { save, ask, stale, reload }
}
