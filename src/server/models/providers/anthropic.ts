import { createAiSdkClient } from '../ai-sdk-client.ts'
import { coalescingFetch } from '../coalescing-fetch.ts'
import type { ReadTextDelta } from '../join-deltas.ts'
import type { ModelClient } from '../model-client.ts'
import { isRecord } from '../model-failure.ts'
import { profileOf } from '../model-profile.ts'
import { fitFewOptional } from '../strict-schema.ts'
import type { VendorOptions } from './vendor-options.ts'

/** Anthropic's Messages API. A base URL without a path gets `/v1`, as with Anthropic's own libraries. */
export async function createAnthropicClient(options: VendorOptions): Promise<ModelClient> {
  const { createAnthropic } = await import('@ai-sdk/anthropic')
  const anthropic = createAnthropic({
    apiKey: options.apiKey,
    // Always given: left out, the SDK would read the environment itself.
    baseURL: withVersion(options.baseUrl ?? 'https://api.anthropic.com'),
    fetch: coalescingFetch(readTextDelta),
  })
  const profile = profileOf('anthropic', options.modelName, options.profile)
  return createAiSdkClient({
    id: `anthropic/${options.modelName}`,
    model: anthropic(options.modelName),
    profile,
    fitSchema: (schema) => ({ schema: fitFewOptional(schema) }),
    ...(profile.cacheMarks ? { cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } } } : {}),
    secrets: [options.apiKey],
    ...(options.timing ? { timing: options.timing } : {}),
  })
}

function withVersion(baseUrl: string): string {
  const url = new URL(baseUrl)
  if (url.pathname === '/') url.pathname = '/v1'
  return url.href
}

const readTextDelta: ReadTextDelta = (data) => {
  if (data.type !== 'content_block_delta' || !isRecord(data.delta)) return null
  const delta = data.delta
  // `input_json_delta` is the answer too where the model gives it as a tool's input.
  const field = delta.type === 'text_delta' ? 'text' : delta.type === 'input_json_delta' ? 'partial_json' : null
  const text = field && delta[field]
  if (!field || typeof text !== 'string') return null
  return {
    place: `${field} ${String(data.index)}`,
    text,
    replace: (joined) => {
      delta[field] = joined
    },
  }
}
