import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { AppError } from '#shared/errors/app-error.ts'
import type { ModelPrompt } from '../model-client.ts'
import { createOllamaClient } from './ollama.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** An Ollama with one model; answers a chat with these lines. */
async function startOllama(lines: readonly object[], contextLength = 131_072) {
  const chats: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      if (request.url === '/api/show') {
        response.end(JSON.stringify({ model_info: { 'llama.context_length': contextLength } }))
        return
      }
      chats.push(JSON.parse(body))
      response.writeHead(200, { 'content-type': 'application/x-ndjson' })
      response.end(lines.map((each) => `${JSON.stringify(each)}\n`).join(''))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, chats }
}

const piece = (content: string, thinking?: string) => ({
  message: { role: 'assistant', content, thinking },
  done: false,
})
const end = (more: object = {}) => ({
  message: { content: '' },
  done: true,
  done_reason: 'stop',
  prompt_eval_count: 900,
  eval_count: 7,
  ...more,
})
const prompt: ModelPrompt = {
  system: 'You write JSON.',
  user: 'A product. '.repeat(2_000),
  schema: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false },
  schemaName: 'answer',
}

async function read(baseUrl: string, asked: ModelPrompt = prompt, contextTokens?: number) {
  const profile = contextTokens === undefined ? {} : { profile: { contextTokens } }
  const client = await createOllamaClient({ modelName: 'm', baseUrl, ...profile, timing: { backoff: 2 } })
  let text = ''
  let thought = ''
  try {
    for await (const part of client.stream(asked, new AbortController().signal)) {
      if (part.type === 'text') text += part.text
      else if (part.type === 'thought') thought += part.text
      else return { text, thought, end: part, error: null }
    }
  } catch (error) {
    return { text, thought, end: null, error: error as AppError }
  }
  throw new Error('no end')
}

test('asks for a context that fits prompt and answer, and for the shape', async () => {
  const { baseUrl, chats } = await startOllama([piece('{"a":'), piece('"b"}'), end()])
  expect(await read(baseUrl)).toMatchObject({
    text: '{"a":"b"}',
    end: { reason: 'stop', inputTokens: 900, outputTokens: 7 },
  })
  expect(chats).toMatchObject([
    { model: 'm', stream: true, format: prompt.schema, options: { num_ctx: 16_384, num_predict: 8_000 } },
  ])
})

test('asks for no more than the model has', async () => {
  const { baseUrl, chats } = await startOllama([end()], 10_000)
  await read(baseUrl)
  expect(chats).toMatchObject([{ options: { num_ctx: 10_000 } }])
  const [{ options } = { options: {} }] = chats as { options: { num_predict?: number } }[]
  expect(options.num_predict).toBeLessThan(3_000)
})

test('says so where the prompt does not fit, before anything is sent', async () => {
  const { baseUrl, chats } = await startOllama([end()])
  const { error } = await read(baseUrl, prompt, 4_096)
  expect(error).toMatchObject({ code: 'PROMPT_TOO_LONG', status: 413 })
  expect(error?.vendorWord).toContain('the context length is 4096 (MODEL_CONTEXT_TOKENS)')
  expect(chats).toEqual([])
})

test('says so where the server cut the prompt all the same', async () => {
  const { baseUrl } = await startOllama([piece('{}'), end({ prompt_eval_count: 16_384 })])
  expect((await read(baseUrl)).error?.code).toBe('PROMPT_TOO_LONG')
})

test('distinguishes thinking, an end for want of tokens and an error in the stream', async () => {
  const signs: string[] = []
  const thinking = await startOllama([piece('', 'Hm.'), piece('{"a"'), end({ done_reason: 'length' })])
  const result = await read(thinking.baseUrl, { ...prompt, onAlive: (doing) => signs.push(doing) })
  expect(result).toMatchObject({ text: '{"a"', thought: 'Hm.', end: { reason: 'length' } })
  expect(signs).not.toEqual([])
  const failing = await startOllama([{ error: 'model runner has unexpectedly stopped' }])
  expect((await read(failing.baseUrl)).error).toBeInstanceOf(AppError)
})
