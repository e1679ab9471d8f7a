import type { RunView } from '#shared/api/runs.ts'
import { apiFetch, readAs } from '../../../http/api-fetch.ts'

/** The answer that the page's head asked for (`web/build/begin-result.ts`), once: a later look wants a later answer. */
async function earlyAnswer(path: string): Promise<Response | null> {
  const { earlyRun } = window
  delete window.earlyRun
  if (earlyRun?.path !== path) return null
  const response = await earlyRun.answer.catch(() => null)
  return response?.ok ? response : null
}

/** A run as it is stored, asked for while the code that reads the answer is still on its way. Throws an ApiError. */
export function readRun(runId: string, signal: AbortSignal): Promise<RunView> {
  const path = `/api/runs/${encodeURIComponent(runId)}`
  const ask = async () => (await earlyAnswer(path)) ?? apiFetch(path, { signal })
  return readAs(() => import('#shared/api/runs.ts').then((module) => module.runView), ask())
}
