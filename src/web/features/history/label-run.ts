import type { QueryClient } from '@tanstack/react-query'
import type { RunLabels, RunListItem } from '#shared/api/runs.ts'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'

/** Renames or pins a run; every list of runs is read again. False where that was not possible, which is said. */
export async function labelRun(queries: QueryClient, { id }: RunListItem, labels: RunLabels): Promise<boolean> {
  try {
    await apiFetch(`/api/runs/${encodeURIComponent(id)}`, { method: 'PATCH', body: labels })
    await queries.invalidateQueries({ queryKey: ['runs'] })
    return true
  } catch (error) {
    showToast({ tone: 'error', title: 'Not saved', message: asApiError(error).message })
    return false
  }
}
