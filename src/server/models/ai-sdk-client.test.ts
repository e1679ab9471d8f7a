import { afterEach, describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error.ts'
import { type ChunkModel, type ChunkModelOptions, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { startEventModel } from '#tests/fakes/models/event-model.ts'
import type { ModelTiming } from './ai-sdk-client.ts'
import type { ModelClient, ModelPrompt } from './model-client.ts'
import { createAnthropicClient } from './providers/anthropic.ts'
import { createGoogleClient } from './providers/google.ts'
import { createOpenAiClient } from './providers/openai.ts'
import { createCompatibleClient } from './providers/openai-compatible.ts'

const prompt: ModelPrompt = {
  system: 'You write JSON.',
  user: 'A product.',
  schema: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false },
  schemaName: 'answer',
  maxOutputTokens: 500,
}
const text = JSON.stringify({ a: 'x'.repeat(400) })

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function start(options: Partial<ChunkModelOptions> = {}): Promise<ChunkModel> {
  const model = await startChunkModel({ text, ...options })
  closing.push(model.close)
  return model
}

const compatible = (model: ChunkModel, timing: Partial<ModelTiming> = {}) =>
  createCompatibleClient({ modelName: 'm', apiKey: null, baseUrl: model.baseUrl, timing: { backoff: 5, ...timing } })

async function read(client: ModelClient, signal = new AbortController().signal) {
  let written = ''
  let reason: string | null = null
  let tokens: unknown = null
  try {
    for await (const part of client.stream(prompt, signal)) {
      if (part.type === 'text') written += part.text
      else if (part.type === 'finish') {
        reason = part.reason
        tokens = [part.inputTokens, part.outputTokens]
      }
    }
  } catch (error) {
    return { written, reason, tokens, code: error instanceof AppError ? error.code : null, error: error as Error }
  }
  return { written, reason, tokens, code: null, error: null }
}

describe('a streaming server', () => {
  test('is read to its end with its tokens', async () => {
    const model = await start({ chunks: 37 })
    expect(await read(await compatible(model))).toMatchObject({ written: text, reason: 'stop', tokens: [100, 37] })
    const sent = JSON.parse(model.lastBody)
    expect(sent).toMatchObject({ model: 'm', stream: true, max_tokens: 500 })
    expect(sent.response_format).toMatchObject({ type: 'json_schema', json_schema: { name: 'answer', strict: true } })
    expect(sent.messages.map((message: { role: string }) => message.role)).toEqual(['system', 'user'])
  })

  test('streams slowly without losing a chunk', async () => {
    const model = await start({ chunks: 40, delayMs: 3 })
    expect((await read(await compatible(model))).written).toBe(text)
  })

  test('a stall within the bounds is waited for, a longer one is not', async () => {
    const model = await start({ chunks: 10 })
    model.fail({ kind: 'stall', afterChunks: 3, ms: 120 }, { kind: 'stall', afterChunks: 3, ms: 2000 })
    const client = await compatible(model, { idle: 400 })
    expect((await read(client)).written).toBe(text)
    const late = await read(client)
    expect(late.code).toBe('PROVIDER_FAILED')
    expect(late.error?.message).toContain('nothing arrived for 400 ms')
    expect(late.written.length).toBeGreaterThan(0)
    await expect.poll(() => model.abandoned).toBe(1)
    expect(model.requests).toBe(2)
  })

  test('half an answer ends for want of tokens', async () => {
    const model = await start({ faults: [{ kind: 'half' }] })
    expect(await read(await compatible(model))).toMatchObject({
      reason: 'length',
      written: text.slice(0, text.length / 2),
    })
  })

  test('a refusal in its own field is a refusal', async () => {
    const model = await start({ faults: [{ kind: 'refusal' }] })
    expect((await read(await compatible(model))).code).toBe('MODEL_REFUSED')
  })

  test('a cut before any text is retried, one after text is not', async () => {
    const model = await start({ faults: [{ kind: 'cut', afterChunks: 0 }] })
    const client = await compatible(model)
    expect((await read(client)).written).toBe(text)
    expect(model.requests).toBe(2)
    model.fail({ kind: 'cut', afterChunks: 5 })
    expect((await read(client)).code).toBe('PROVIDER_FAILED')
    expect(model.requests).toBe(3)
  })

  test('a server that is not there is a failed provider', async () => {
    const model = await start()
    await model.close()
    closing.length = 0
    const result = await read(await compatible(model))
    expect(result.code).toBe('PROVIDER_FAILED')
    expect(result.error?.message).toMatch(/Cannot connect|ECONNREFUSED/)
  })

  test('an exhausted budget is reported as one, and not tried again', async () => {
    const model = await start()
    model.fail({ kind: 'status', status: 429, message: 'insufficient_quota: check your plan' })
    expect((await read(await compatible(model))).code).toBe('MODEL_QUOTA_GONE')
    expect(model.requests).toBe(1)
  })

  test('a server that knows no schema is asked in words, and the client remembers', async () => {
    const model = await start({
      answer: ({ body }) => {
        const format = (body.response_format as { type?: string } | undefined)?.type
        return format === 'json_schema'
          ? { fault: { kind: 'status', status: 400, message: "'response_format.type' must be 'json_object'" } }
          : {}
      },
    })
    const client = await compatible(model)
    expect((await read(client)).written).toBe(text)
    expect(model.requests).toBe(2)
    const sent = JSON.parse(model.lastBody)
    expect(sent.response_format).toEqual({ type: 'json_object' })
    expect(sent.messages[0].content).toContain('"additionalProperties":false')
    expect((await read(client)).written).toBe(text)
    expect(model.requests).toBe(3)
  })

  test('a bad request of another kind is not sent again', async () => {
    const model = await start({ faults: [{ kind: 'status', status: 400, message: 'context length exceeded' }] })
    expect((await read(await compatible(model))).code).toBe('PROMPT_TOO_LONG')
    expect(model.requests).toBe(1)
  })

  test('many readers at once stay apart', async () => {
    const model = await start({ chunks: 20, delayMs: 1, answer: ({ index }) => ({ text: `answer ${index} ${text}` }) })
    const client = await compatible(model)
    const results = await Promise.all(Array.from({ length: 12 }, () => read(client)))
    expect(new Set(results.map((result) => result.written)).size).toBe(12)
    for (const result of results) expect(result.written.endsWith(text)).toBe(true)
  })
})

describe('a model that is silent for long', () => {
  const frame = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  const timing = { firstByte: 600, idle: 600, silence: 2_000, backoff: 2 }

  async function serve(pieces: readonly string[]) {
    const server = await startEventModel(pieces, 100)
    closing.push(server.close)
    return createCompatibleClient({ modelName: 'm', apiKey: null, baseUrl: server.origin, timing })
  }

  test('is waited for while pings come', async () => {
    const pings = Array.from({ length: 8 }, () => ': still here\n\n')
    const client = await serve([...pings, frame({ content: 'a' }), ...pings, frame({}, 'stop'), 'data: [DONE]\n\n'])
    expect(await read(client)).toMatchObject({ written: 'a', reason: 'stop', error: null })
  })

  test('is waited for while it thinks, and the caller is informed', async () => {
    const thoughts = Array.from({ length: 8 }, () => frame({ reasoning_content: 'hm ' }))
    const client = await serve([...thoughts, frame({ content: 'a' }), frame({}, 'stop'), 'data: [DONE]\n\n'])
    const signs: string[] = []
    let written = ''
    for await (const part of client.stream(
      { ...prompt, onAlive: (doing) => signs.push(doing) },
      AbortSignal.timeout(5_000),
    ))
      if (part.type === 'text') written += part.text
    expect(written).toBe('a')
    expect(signs).not.toEqual([])
  })

  test('is not waited for when there is nothing but pings for too long', async () => {
    const client = await serve(Array.from({ length: 60 }, () => ': still here\n\n'))
    const result = await read(client)
    expect(result.code).toBe('PROVIDER_FAILED')
    expect(result.error?.message).toContain('nothing but pings for 2000 ms')
  })
})

describe('what vendors say in the middle of a stream', () => {
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

  async function serve(pieces: readonly string[]): Promise<string> {
    const server = await startEventModel(pieces)
    closing.push(server.close)
    return server.origin
  }
  const options = { modelName: 'm', apiKey: 'key-1234', timing: { backoff: 2 } }

  const created = event('response.created', {
    type: 'response.created',
    response: { id: 'r', created_at: 1, model: 'm', service_tier: null },
  })
  const added = event('response.output_item.added', {
    type: 'response.output_item.added',
    output_index: 0,
    item: { type: 'message', id: 'i', phase: null },
  })
  const usage = { input_tokens: 7, output_tokens: 9 }

  test('OpenAI runs out of tokens', async () => {
    const part = (delta: string) =>
      event('response.output_text.delta', { type: 'response.output_text.delta', item_id: 'i', delta, logprobs: [] })
    const end = {
      type: 'response.incomplete',
      response: { incomplete_details: { reason: 'max_output_tokens' }, usage },
    }
    const baseUrl = await serve([created, added, part('{"a'), part('":"b'), event('response.incomplete', end)])
    const result = await read(await createOpenAiClient({ ...options, baseUrl }))
    expect(result).toMatchObject({ written: '{"a":"b', reason: 'length', tokens: [7, 9], error: null })
  })

  test('OpenAI refuses', async () => {
    const end = { type: 'response.completed', response: { incomplete_details: null, usage } }
    const baseUrl = await serve([
      created,
      added,
      event('response.refusal.delta', {
        type: 'response.refusal.delta',
        item_id: 'i',
        output_index: 0,
        content_index: 0,
        delta: 'No.',
      }),
      event('response.completed', end),
    ])
    expect((await read(await createOpenAiClient({ ...options, baseUrl }))).code).toBe('MODEL_REFUSED')
  })

  test('OpenAI fails after it began', async () => {
    const failed = {
      type: 'error',
      sequence_number: 1,
      error: { type: 'server_error', code: null, message: 'engine', param: null },
    }
    const baseUrl = await serve([created, event('error', failed)])
    const result = await read(await createOpenAiClient({ ...options, baseUrl }))
    expect(result.code).toBe('PROVIDER_FAILED')
  })

  test('Anthropic is overloaded with status 200', async () => {
    const baseUrl = await serve([
      event('error', { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
    ])
    expect((await read(await createAnthropicClient({ ...options, baseUrl }))).code).toBe('PROVIDER_BUSY')
  })

  test('Google blocks the prompt', async () => {
    const baseUrl = await serve([
      `data: ${JSON.stringify({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })}\r\n\r\n`,
    ])
    expect((await read(await createGoogleClient({ ...options, baseUrl }))).code).toBe('MODEL_REFUSED')
  })

  test.each(['anthropic', 'openai', 'google', 'compatible'])('an empty stream of %s is a failure', async (vendor) => {
    const baseUrl = await serve([''])
    const make = {
      anthropic: createAnthropicClient,
      openai: createOpenAiClient,
      google: createGoogleClient,
      compatible: createCompatibleClient,
    }[vendor]
    if (!make) throw new Error(vendor)
    expect((await read(await make({ ...options, baseUrl }))).code).toBe('PROVIDER_FAILED')
  })
})
