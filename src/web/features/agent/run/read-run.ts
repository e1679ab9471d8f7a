import type { RunView } from '#shared/api/runs.ts'
import { apiJson } from '../../../http/api-fetch.ts'

/** A run as it is stored, asked for while the code that reads the answer is still on its way. Throws an ApiError. */
export function readRun(runId: string, signal: AbortSignal): Promise<RunView> {
  return apiJson(
    `/api/runs/${encodeURIComponent(runId)}`,
    () => import('#shared/api/runs.ts').then((module) => module.runView),
    { signal },
  )
}
