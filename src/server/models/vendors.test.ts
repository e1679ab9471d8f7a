import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error.ts'
import { mockKeys, startVendorMock, type VendorMock } from '#tests/fakes/models/vendor-mock.ts'
import type { ModelTiming } from './ai-sdk-client.ts'
import { chooseModel } from './choose-model.ts'
import type { ModelClient, ModelPart, ModelPrompt } from './model-client.ts'

const prompt: ModelPrompt = {
  system: 'You write JSON.',
  user: 'A product for night nurses.',
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { title: { type: 'string', minLength: 1 }, items: { type: 'array', items: { type: 'string' } } },
    required: ['title', 'items'],
    additionalProperties: false,
  },
  schemaName: 'answer',
  maxOutputTokens: 4000,
}
const text = JSON.stringify({ title: 'Ein Café für Zoë 🎉', items: Array.from({ length: 30 }, (_, i) => `item ${i}`) })

const vendors = [
  { vendor: 'anthropic', model: 'anthropic/claude-sonnet-5', path: '/v1/messages' },
  { vendor: 'openai', model: 'openai/gpt-5.4-mini', path: '/v1/responses' },
  { vendor: 'google', model: 'google/gemini-3.8-flash', path: '/v1beta/models/gemini-3.8-flash:streamGenerateContent' },
  { vendor: 'openai-compatible', model: 'openai-compatible/org/model:7b', path: '/v1/chat/completions' },
  { vendor: 'ollama', model: 'ollama/llama3.2:3b', path: '/api/chat' },
]

let mock: VendorMock
beforeEach(async () => {
  mock = await startVendorMock()
})
afterEach(() => mock.close())

async function clientOf(model: string, timing: Partial<ModelTiming> = {}): Promise<ModelClient> {
  const choice = await chooseModel({ model, env: mock.env, timing: { backoff: 5, ...timing } })
  if (choice.kind !== 'model') throw new Error('no model chosen')
  return choice.client
}

async function collect(client: ModelClient, signal = new AbortController().signal) {
  const parts: ModelPart[] = []
  let error: unknown = null
  try {
    for await (const part of client.stream(prompt, signal)) parts.push(part)
  } catch (thrown) {
    error = thrown
  }
  const written = parts.map((part) => (part.type === 'text' ? part.text : '')).join('')
  return { parts, text: written, last: parts.at(-1), error, code: error instanceof AppError ? error.code : null }
}

describe.each(vendors)('$vendor', ({ model, path, vendor }) => {
  test('streams an answer and asks for the schema', async () => {
    mock.answer(text, { latency: 2 })
    const client = await clientOf(model)
    expect(client.id).toBe(model)
    const result = await collect(client)
    expect(result.error).toBeNull()
    expect(result.text).toBe(text)
    // Pieces that come together on a busy machine are handed on as one.
    expect(result.parts.length).toBeGreaterThan(1)
    expect(result.last).toMatchObject({ type: 'finish', reason: 'stop' })
    expect(mock.last()?.path).toContain(path)
    expect(mock.requests).toBe(1)
  })

  test('calls the tools that it is offered, several at once', async () => {
    mock.call(
      { name: 'search', arguments: '{"query":"night nurses"}' },
      { name: 'keep', arguments: '{"passages":["w1.1","w2.0"]}' },
    )
    const client = await clientOf(model)
    expect(client.toolCalls).toBe(true)
    const tool = (name: string, input: object) => ({
      name,
      description: name,
      input: { type: 'object', properties: input },
    })
    const tools = [
      tool('search', { query: { type: 'string' } }),
      tool('keep', { passages: { type: 'array', items: { type: 'string' } } }),
    ]
    const parts: ModelPart[] = []
    for await (const part of client.stream({ ...prompt, tools }, new AbortController().signal)) parts.push(part)
    const calls = parts.flatMap((part) => (part.type === 'call' ? [[part.name, JSON.parse(part.input)]] : []))
    expect(calls).toEqual([
      ['search', { query: 'night nurses' }],
      ['keep', { passages: ['w1.1', 'w2.0'] }],
    ])
    expect(parts.at(-1)?.type).toBe('finish')
    expect(parts.some(({ type }) => type === 'text')).toBe(false)
    expect(JSON.stringify(mock.last()?.body)).toContain('"search"')
  })

  test('retries a busy vendor and then succeeds', async () => {
    mock.answer(text)
    mock.fail({ status: 429, retryAfter: 0 }, { status: vendor === 'anthropic' ? 529 : 503 })
    const result = await collect(await clientOf(model))
    expect(result.error).toBeNull()
    expect(result.text).toBe(text)
    expect(mock.requests).toBe(3)
  })

  test('gives up a vendor that stays busy after two retries', async () => {
    mock.fail({ status: 429, retryAfter: 0 }, { status: 429, retryAfter: 0 }, { status: 429, retryAfter: 0 })
    const result = await collect(await clientOf(model))
    expect(result.code).toBe('PROVIDER_BUSY')
    expect(mock.requests).toBe(3)
  })

  test('does not wait for longer than it may', async () => {
    mock.fail({ status: 429, retryAfter: 60 })
    const result = await collect(await clientOf(model))
    expect(result.code).toBe('PROVIDER_BUSY')
    expect((result.error as AppError).retryAfter).toBe(60)
    expect(mock.requests).toBe(1)
  })

  test('reports a failing vendor after the retries', async () => {
    mock.fail({ status: 500, message: 'the engine fell out' }, { status: 500 }, { status: 500 })
    const result = await collect(await clientOf(model))
    expect(result.code).toBe('PROVIDER_FAILED')
    expect(mock.requests).toBe(3)
    expect((result.error as Error).message).toContain('HTTP 500')
  })

  test('does not retry a wrong key, and keeps the key out of the log', async () => {
    const keys = Object.values(mockKeys).join(' ')
    mock.fail({ status: 401, message: `invalid key ${keys}`, type: 'authentication_error' })
    const result = await collect(await clientOf(model))
    expect(result.code).toBe('MODEL_KEY_REFUSED')
    expect(mock.requests).toBe(1)
    const error = result.error as AppError
    expect(error.message).toContain('invalid key')
    if (vendor === 'openai' || vendor === 'openai-compatible') expect(error.message).not.toContain('mock-openai')
    if (vendor === 'anthropic' || vendor === 'google') expect(error.message).not.toContain(`mock-${vendor}`)
    expect(error.cause).toBeUndefined()
    expect(error.userMessage).not.toContain('invalid key')
  })

  test('reports a stream that is cut after text', async () => {
    mock.answer(text, { cutAfterChunks: 8 })
    const result = await collect(await clientOf(model))
    expect(result.code).toBe('PROVIDER_FAILED')
    expect(result.text.length).toBeGreaterThan(0)
    expect(text.startsWith(result.text)).toBe(true)
    expect(mock.requests).toBe(1)
  })

  test('passes broken JSON on as the text that it is', async () => {
    mock.answer('{"title": "unfinished', { chunkSize: 5 })
    const result = await collect(await clientOf(model))
    expect(result.error).toBeNull()
    expect(result.text).toBe('{"title": "unfinished')
  })

  test('says when the tokens ran out', async () => {
    mock.answer('{"title": "half', { finishReason: 'length' })
    const result = await collect(await clientOf(model))
    // The mock ends the stream of the Responses API with "completed", and Ollama's with "stop", whatever it is told.
    if (vendor !== 'openai' && vendor !== 'ollama')
      expect(result.last).toMatchObject({ type: 'finish', reason: 'length' })
  })

  test('stops the vendor when the run is aborted', async () => {
    mock.answer(text, { latency: 20 })
    const client = await clientOf(model)
    const controller = new AbortController()
    const reason = new Error('stopped by the user')
    const seen: ModelPart[] = []
    const consume = async () => {
      for await (const part of client.stream(prompt, controller.signal)) {
        seen.push(part)
        controller.abort(reason)
      }
    }
    await expect(consume()).rejects.toBe(reason)
    expect(seen).toHaveLength(1)
    await expect.poll(() => mock.closedByClient).toBe(1)
    expect(mock.requests).toBe(1)
  })

  test('stops the vendor when nobody reads on', async () => {
    mock.answer(text, { latency: 20 })
    for await (const part of (await clientOf(model)).stream(prompt, new AbortController().signal)) {
      expect(part.type).toBe('text')
      break
    }
    await expect.poll(() => mock.closedByClient).toBe(1)
  })

  test('gives up on a first byte that does not come', async () => {
    mock.answer(text, { firstByte: 60_000 })
    const result = await collect(await clientOf(model, { firstByte: 80 }))
    expect(result.code).toBe('PROVIDER_FAILED')
    expect((result.error as Error).message).toContain('nothing arrived within 80 ms')
    await expect.poll(() => mock.closedByClient).toBe(1)
  })

  test('an abort before the start sends nothing', async () => {
    const reason = new Error('too late')
    const result = await collect(await clientOf(model), AbortSignal.abort(reason))
    expect(result.error).toBe(reason)
    expect(mock.requests).toBe(0)
  })

  test('an abort during the wait before a retry ends it', async () => {
    // An hour: a wait that the abort does not end is not over before the test is.
    mock.fail({ status: 429, retryAfter: 3_600 })
    const controller = new AbortController()
    const running = collect(await clientOf(model, { longestWait: 7_200_000 }), controller.signal)
    await expect.poll(() => mock.requests, { timeout: 20_000, interval: 10 }).toBe(1)
    controller.abort(new Error('stop waiting'))
    expect(((await running).error as Error).message).toBe('stop waiting')
    expect(mock.requests).toBe(1)
  })
})

test.each([
  { model: 'anthropic/claude-sonnet-5', finishReason: 'refusal' },
  { model: 'google/gemini-3.8-flash', finishReason: 'content_filter' },
  { model: 'openai-compatible/some-model', finishReason: 'content_filter' },
])('a refusal by $model is no failure', async ({ model, finishReason }) => {
  mock.answer('I would rather not.', { finishReason })
  const result = await collect(await clientOf(model))
  expect(result.code).toBe('MODEL_REFUSED')
  expect(mock.requests).toBe(1)
})
