import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { z } from 'zod'
import { arrivals, modelFetch } from '../model-fetch.ts'
import type { ModelProfile } from '../model-profile.ts'

export interface OllamaOptions {
  modelName: string
  /** With or without the `/v1` of its OpenAI dialect. */
  baseUrl: string
  profile: ModelProfile
}

/** Bytes of UTF-8 for a token, on the safe side: scripts with long characters take about one token for each. */
const bytesOfToken = 3
/** A context is reserved in steps, so that Ollama need not load the model anew for each prompt. */
const contextStep = 8_192
/** Tokens that an answer needs at least. */
const leastAnswer = 1_024

const toolCall = z.object({ function: z.object({ name: z.string(), arguments: z.unknown() }) })
const line = z.object({
  message: z
    .object({ content: z.string().nullish(), thinking: z.string().nullish(), tool_calls: z.array(toolCall).nullish() })
    .nullish(),
  error: z.string().nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.number().nullish(),
  eval_count: z.number().nullish(),
})
const shown = z.object({ model_info: z.record(z.string(), z.unknown()).nullish() })

/** One model of an Ollama as the AI SDK has models: `POST /api/chat`, a line of JSON for each piece. */
export function createOllamaModel({ modelName, baseUrl, profile }: OllamaOptions): LanguageModelV4 {
  const origin = baseUrl.replace(/\/v1\/?$/, '').replace(/\/$/, '')
  let context: Promise<number> | undefined

  /** Tokens that the model takes, unless the profile allows fewer. */
  async function contextOfModel(signal: AbortSignal | undefined): Promise<number> {
    const response = await post('/api/show', { model: modelName }, signal).catch(() => null)
    const { data } = shown.safeParse(response?.ok ? await response.json().catch(() => null) : null)
    const [, own] = Object.entries(data?.model_info ?? {}).find(([key]) => key.endsWith('.context_length')) ?? []
    return Math.min(profile.contextTokens, typeof own === 'number' && own > 0 ? own : profile.contextTokens)
  }

  const post = (path: string, body: object, signal: AbortSignal | undefined) =>
    modelFetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    })

  async function doStream(options: LanguageModelV4CallOptions) {
    const messages = options.prompt.map(({ role, content }) => ({
      role,
      content:
        typeof content === 'string' ? content : content.map((part) => ('text' in part ? part.text : '')).join(''),
    }))
    // It is no sign of the answer.
    context ??= arrivals.exit(() => contextOfModel(options.abortSignal))
    const most = await context
    const { responseFormat: format } = options
    const schema = format?.type === 'json' ? (format.schema ?? 'json') : undefined
    const tools = (options.tools ?? []).flatMap((tool) =>
      tool.type === 'function'
        ? [
            {
              type: 'function',
              function: { name: tool.name, description: tool.description, parameters: tool.inputSchema },
            },
          ]
        : [],
    )
    const bytes = Buffer.byteLength(JSON.stringify([messages, schema, tools]))
    const size = sizeOf(Math.ceil(bytes / bytesOfToken), options.maxOutputTokens ?? profile.outputTokens, most)
    const response = await post(
      '/api/chat',
      {
        model: modelName,
        messages,
        stream: true,
        ...(schema === undefined ? {} : { format: schema }),
        ...(tools.length > 0 ? { tools } : {}),
        options: { num_ctx: size.context, num_predict: size.answer },
      },
      options.abortSignal,
    )
    if (!response.ok || !response.body) throw await failureOf(response)
    return { stream: response.body.pipeThrough(new TextDecoderStream()).pipeThrough(partsOfLines(size.context)) }
  }

  return {
    specificationVersion: 'v4',
    provider: 'ollama',
    modelId: modelName,
    supportedUrls: {},
    doStream,
    doGenerate: () => Promise.reject(new Error('answers are streamed')),
  }
}

function sizeOf(prompt: number, answer: number, most: number): { context: number; answer: number } {
  if (prompt + leastAnswer > most) {
    throw Object.assign(
      new Error(
        `the prompt is too long: about ${prompt} tokens, and the context length is ${most} (MODEL_CONTEXT_TOKENS)`,
      ),
      { statusCode: 413 },
    )
  }
  const wanted = Math.ceil((prompt + answer) / contextStep) * contextStep
  const context = Math.min(wanted, most)
  return { context, answer: Math.min(answer, context - prompt) }
}

async function failureOf(response: Response): Promise<Error> {
  const body = await response.text().catch(() => '')
  return Object.assign(new Error(messageIn(body) ?? `HTTP ${response.status}`), {
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
  })
}

function messageIn(body: string): string | null {
  try {
    const { error } = JSON.parse(body) as { error?: unknown }
    if (typeof error === 'string') return error
    const inner = (error as { message?: unknown } | null)?.message
    return typeof inner === 'string' ? inner : null
  } catch {
    return null
  }
}

/** Lines of JSON as the SDK's parts. */
function partsOfLines(context: number): TransformStream<string, LanguageModelV4StreamPart> {
  let rest = ''
  let calls = 0
  const read = (text: string, controller: TransformStreamDefaultController<LanguageModelV4StreamPart>) => {
    if (text.trim() === '') return
    const { message, error, done, done_reason: raw, ...counts } = line.parse(JSON.parse(text))
    if (error) controller.enqueue({ type: 'error', error: Object.assign(new Error(error), { isRetryable: true }) })
    if (message?.thinking) controller.enqueue({ type: 'reasoning-delta', id: '0', delta: message.thinking })
    if (message?.content) controller.enqueue({ type: 'text-delta', id: '0', delta: message.content })
    for (const { function: called } of message?.tool_calls ?? []) {
      calls += 1
      const input = typeof called.arguments === 'string' ? called.arguments : JSON.stringify(called.arguments ?? {})
      controller.enqueue({ type: 'tool-call', toolCallId: `call-${calls}`, toolName: called.name, input })
    }
    if (!done) return
    const read = counts.prompt_eval_count ?? undefined
    // What was behind the end of the context is missing from what the model read.
    const isCut = read !== undefined && read >= context
    const error413 = Object.assign(new Error(`the prompt is too long: ${read} tokens`), { statusCode: 413 })
    if (isCut) controller.enqueue({ type: 'error', error: error413 })
    controller.enqueue({
      type: 'finish',
      finishReason: { unified: raw === 'length' ? 'length' : 'stop', raw: raw ?? 'stop' },
      usage: {
        inputTokens: { total: read, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total: counts.eval_count ?? undefined, text: undefined, reasoning: undefined },
      },
    })
  }
  return new TransformStream({
    transform(chunk, controller) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const each of lines) read(each, controller)
    },
    flush: (controller) => read(rest, controller),
  })
}
