import type { ModelClient } from '../model-client.ts'
import { type CompatibleOptions, createCompatibleClient } from './openai-compatible.ts'

/** Ollama loads the model into memory at the first request, which takes minutes on a small machine. */
const FIRST_BYTE_MS = 300_000

/** Ollama through its OpenAI-compatible interface. `baseUrl` ends in `/v1`. */
export function createOllamaClient(options: Omit<CompatibleOptions, 'apiKey' | 'vendor'>): Promise<ModelClient> {
  return createCompatibleClient({
    ...options,
    apiKey: null,
    vendor: 'ollama',
    timing: { firstByte: FIRST_BYTE_MS, ...options.timing },
  })
}
