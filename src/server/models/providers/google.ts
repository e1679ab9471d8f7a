import { createAiSdkClient } from '../ai-sdk-client.ts'
import { coalescingFetch } from '../coalescing-fetch.ts'
import type { ReadTextDelta } from '../join-deltas.ts'
import type { ModelClient } from '../model-client.ts'
import { isRecord } from '../model-failure.ts'
import { profileOf } from '../model-profile.ts'
import type { VendorOptions } from './vendor-options.ts'

/** Google's Gemini API. */
export async function createGoogleClient(options: VendorOptions): Promise<ModelClient> {
  const { createGoogle } = await import('@ai-sdk/google')
  const google = createGoogle({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta',
    fetch: coalescingFetch(readTextDelta),
  })
  const profile = profileOf('google', options.modelName, options.profile)
  return createAiSdkClient({
    id: `google/${options.modelName}`,
    model: google(options.modelName),
    profile,
    secrets: [options.apiKey],
    ...(options.timing ? { timing: options.timing } : {}),
  })
}

const readTextDelta: ReadTextDelta = (data) => {
  const candidate: unknown = Array.isArray(data.candidates) && data.candidates.length === 1 ? data.candidates[0] : null
  if (!isRecord(candidate) || candidate.finishReason || data.promptFeedback || !isRecord(candidate.content)) return null
  const parts = candidate.content.parts
  const part: unknown = Array.isArray(parts) && parts.length === 1 ? parts[0] : null
  // A thought, a signature or a call is more than text.
  if (!isRecord(part) || typeof part.text !== 'string' || Object.keys(part).length !== 1) return null
  return {
    place: String(candidate.index ?? 0),
    text: part.text,
    replace: (joined) => {
      part.text = joined
    },
  }
}
