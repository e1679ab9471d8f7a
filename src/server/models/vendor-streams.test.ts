import { afterEach, describe, expect, test } from 'vitest'
import { startEventModel } from '#tests/fakes/models/event-model.ts'
import { type StreamingVendor, type StreamKind, vendorStream } from '#tests/fakes/models/vendor-streams.ts'
import type { ModelPart, ModelPrompt, ModelTool } from './model-client.ts'
import { createAnthropicClient } from './providers/anthropic.ts'
import { createGoogleClient } from './providers/google.ts'
import { createOpenAiClient } from './providers/openai.ts'

const clients = { anthropic: createAnthropicClient, openai: createOpenAiClient, google: createGoogleClient }
const vendors: readonly StreamingVendor[] = ['anthropic', 'openai', 'google']
const kinds: readonly StreamKind[] = ['writes', 'calls', 'is cut']

const tool = (name: string, properties: object): ModelTool => ({
  name,
  description: name,
  input: { type: 'object', properties },
})
const prompt: ModelPrompt = {
  system: 'You write JSON.',
  user: 'A studio.',
  schema: {
    type: 'object',
    properties: { title: { type: 'string' } },
    required: ['title'],
    additionalProperties: false,
  },
  schemaName: 'answer',
}
const tools = [
  tool('search', { query: { type: 'string' } }),
  tool('keep', { passages: { type: 'array', items: { type: 'string' } } }),
]

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Wherever the network cuts the bytes, also within a character. */
const cutEvery = (text: string, size: number): Uint8Array[] => {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
}

describe.each(vendors)('a stream of %s, with thoughts', (vendor) => {
  test.each(kinds.flatMap((kind) => [97, 100_000].map((size) => ({ kind, size }))))(
    '$kind, in pieces of $size bytes',
    async ({ kind, size }) => {
      const wire = vendorStream(vendor, kind)
      const server = await startEventModel(cutEvery(wire.bytes, size))
      closing.push(server.close)
      const client = await clients[vendor]({ modelName: 'm', apiKey: 'key-1234', baseUrl: server.origin })
      const parts: ModelPart[] = []
      const asked = kind === 'calls' ? { ...prompt, tools } : prompt
      for await (const part of client.stream(asked, new AbortController().signal)) parts.push(part)

      const textOf = (type: 'text' | 'thought') => parts.map((part) => (part.type === type ? part.text : '')).join('')
      expect(textOf('text')).toBe(wire.text)
      expect(textOf('thought')).toBe(wire.thoughts)
      expect(parts.flatMap((part) => (part.type === 'call' ? [[part.name, JSON.parse(part.input)]] : []))).toEqual(
        wire.calls,
      )
      const [inputTokens, outputTokens] = wire.tokens
      expect(parts.at(-1)).toMatchObject({
        type: 'finish',
        reason: wire.reason,
        inputTokens,
        outputTokens,
      })
    },
  )
})
