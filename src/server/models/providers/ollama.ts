import { createAiSdkClient } from '../ai-sdk-client.ts'
import type { ModelClient } from '../model-client.ts'
import { profileOf } from '../model-profile.ts'
import { createOllamaModel } from './ollama-model.ts'
import type { VendorOptions } from './vendor-options.ts'

/** Ollama loads the model into memory at the first request, which takes minutes on a small machine. */
const FIRST_BYTE_MS = 300_000

/** Ollama by its own API: its OpenAI dialect cannot say how long a context is wanted, and cuts what does not fit without a word. */
export async function createOllamaClient(
  options: Omit<VendorOptions, 'apiKey'> & { baseUrl: string },
): Promise<ModelClient> {
  const profile = profileOf('ollama', options.modelName, options.profile)
  return createAiSdkClient({
    id: `ollama/${options.modelName}`,
    model: createOllamaModel({ modelName: options.modelName, baseUrl: options.baseUrl, profile }),
    profile,
    dialect: true,
    timing: { firstByte: FIRST_BYTE_MS, ...options.timing },
  })
}
