import { createAiSdkClient } from '../ai-sdk-client.ts'
import { coalescingFetch } from '../coalescing-fetch.ts'
import type { ReadTextDelta } from '../join-deltas.ts'
import type { ModelClient } from '../model-client.ts'
import { profileOf } from '../model-profile.ts'
import { fitStrictSchema } from '../strict-schema.ts'
import type { VendorOptions } from './vendor-options.ts'

/** OpenAI's Responses API. `store: false`: the vendor is not asked to keep what the user typed. */
export async function createOpenAiClient(options: VendorOptions): Promise<ModelClient> {
  const { createOpenAI } = await import('@ai-sdk/openai')
  const openai = createOpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    fetch: coalescingFetch(readTextDelta),
  })
  const profile = profileOf('openai', options.modelName, options.profile)
  return createAiSdkClient({
    id: `openai/${options.modelName}`,
    model: openai(options.modelName),
    profile,
    secrets: [options.apiKey],
    fitSchema: fitStrictSchema('openai', { store: false }),
    ...(options.timing ? { timing: options.timing } : {}),
  })
}

const readTextDelta: ReadTextDelta = (data) => {
  if (data.type !== 'response.output_text.delta' || typeof data.delta !== 'string') return null
  return {
    place: `${String(data.item_id)} ${String(data.content_index)}`,
    text: data.delta,
    replace: (joined) => {
      data.delta = joined
    },
  }
}
