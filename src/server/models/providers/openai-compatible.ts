import { createAiSdkClient } from '../ai-sdk-client.ts'
import { coalescingFetch } from '../coalescing-fetch.ts'
import type { ReadTextDelta } from '../join-deltas.ts'
import type { ModelClient } from '../model-client.ts'
import { isRecord } from '../model-failure.ts'
import { profileOf } from '../model-profile.ts'
import { fitStrictSchema } from '../strict-schema.ts'
import type { VendorOptions } from './vendor-options.ts'

export interface CompatibleOptions extends Omit<VendorOptions, 'apiKey' | 'baseUrl'> {
  /** Null for servers without keys. */
  apiKey: string | null
  /** With the version, as in "http://127.0.0.1:8000/v1". */
  baseUrl: string
}

/** Any server that speaks OpenAI's chat completions: vLLM, LM Studio, llama.cpp, LiteLLM, a gateway ... */
export async function createCompatibleClient(options: CompatibleOptions): Promise<ModelClient> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const compatible = createOpenAICompatible({
    name: 'compatible',
    baseURL: options.baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: coalescingFetch(readTextDelta),
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
  })
  const profile = profileOf('openai-compatible', options.modelName, options.profile)
  return createAiSdkClient({
    id: `openai-compatible/${options.modelName}`,
    model: compatible.chatModel(options.modelName),
    profile,
    secrets: options.apiKey ? [options.apiKey] : [],
    fitSchema: fitStrictSchema('openaiCompatible'),
    dialect: true,
    ...(options.timing ? { timing: options.timing } : {}),
  })
}

const readTextDelta: ReadTextDelta = (data) => {
  const choice: unknown = Array.isArray(data.choices) && data.choices.length === 1 ? data.choices[0] : null
  if (!isRecord(choice) || choice.finish_reason || data.usage || !isRecord(choice.delta)) return null
  const delta = choice.delta
  if (typeof delta.content !== 'string') return null
  // Servers fill the fields that they do not use with null; anything else in there is more than text.
  for (const key of Object.keys(delta)) if (key !== 'content' && key !== 'role' && delta[key] !== null) return null
  return {
    place: String(choice.index ?? 0),
    text: delta.content,
    replace: (joined) => {
      delta.content = joined
    },
  }
}
