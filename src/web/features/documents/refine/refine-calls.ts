import {
  type Refinement,
  type RefineOptions,
  type RefineProposal,
  refineEvent,
  refineOptions,
} from '#shared/api/refine.ts'
import { networkFailure } from '../../../http/api-error.ts'
import { apiFetch, apiJson } from '../../../http/api-fetch.ts'
import { createSseParser } from '../../../http/sse-parser.ts'
import type { RefineTarget } from './refine-target.ts'

const withModel = (model: string | null) => (model ? `?model=${encodeURIComponent(model)}` : '')

export const readOptions = (runId: string, model: string | null): Promise<RefineOptions> =>
  apiJson(`/api/documents/${runId}/refine${withModel(model)}`, refineOptions)

export interface RefineAsk {
  revision: number
  action: Refinement
  words: string
  target: RefineTarget
  model: string | null
}

/** Why nothing was proposed, in the server's words. */
export class RefineFailure extends Error {}

/** Asks for a proposal and follows it. Throws an ApiError where it is refused, RefineFailure where it fails on the way. */
export async function askForProposal(
  runId: string,
  { revision, action, words, target, model }: RefineAsk,
  onProgress: (progress: { changes: number; thinking: boolean }) => void,
  signal: AbortSignal,
): Promise<RefineProposal> {
  const response = await apiFetch(`/api/documents/${runId}/refine`, {
    method: 'POST',
    headers: { accept: 'text/event-stream' },
    body: { revision, action, words, within: target.within, quote: target.quote, ...(model && { model }) },
    signal,
  })
  const parse = createSseParser()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      if (done) throw networkFailure()
      for (const { event, data } of parse(value ?? '')) {
        const read = refineEvent.safeParse({ ...JSON.parse(data), type: event })
        if (!read.success) continue
        if (read.data.type === 'proposal') return read.data.proposal
        if (read.data.type === 'error') throw new RefineFailure(read.data.error)
        onProgress(read.data)
      }
    }
  } finally {
    reader?.cancel().catch(() => undefined)
  }
}
