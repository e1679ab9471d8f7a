import { setTimeout as sleep } from 'node:timers/promises'
import type {
  JSONSchema7,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'
import { AppError } from '#shared/errors/app-error.ts'
import type { Alive, ModelClient, ModelPart, ModelPrompt, ModelTool } from './model-client.ts'
import { failureToError, type ModelFailure, readFailure } from './model-failure.ts'
import { arrivals } from './model-fetch.ts'
import type { ModelProfile } from './model-profile.ts'
import { withoutEcho } from './without-echo.ts'

export interface AiSdkClientOptions {
  /** "anthropic/claude-..." */
  id: string
  model: LanguageModelV4
  profile: ModelProfile
  /** Keys that must not reach a log. */
  secrets?: readonly string[]
  /** What the vendor can enforce of the prompt's schema, and its options. Default: the schema as it is, no options. */
  fitSchema?: (schema: Record<string, unknown>) => FittedSchema
  /** Put at the end of what is the same for all runs of an agent, so that the vendor keeps it. */
  cacheMark?: NonNullable<LanguageModelV4CallOptions['providerOptions']>
  /** True for servers that speak a vendor's dialect without all of it: what one of them refuses of one schema, it refuses of all. */
  dialect?: boolean
  timing?: Partial<ModelTiming>
}

export interface FittedSchema {
  schema: Record<string, unknown>
  providerOptions?: NonNullable<LanguageModelV4CallOptions['providerOptions']>
}

/** All in ms. */
export interface ModelTiming {
  /** From the request to the first byte of the answer. */
  firstByte: number
  /** Between two bytes. */
  idle: number
  /** Between two parts, however many pings come in between. */
  silence: number
  /** Wait before the first retry when the vendor names none; doubles, with jitter. */
  backoff: number
  /** A vendor that asks for a longer wait is not waited for. */
  longestWait: number
}

const defaultTiming: ModelTiming = {
  firstByte: 180_000,
  idle: 180_000,
  silence: 900_000,
  backoff: 500,
  longestWait: 10_000,
}
const MOST_RETRIES = 2
/** The reason for letting go of a request that is through. Without one, each would make an error with its stack. */
const over = new Error('the answer is no longer read')

/** How the answer's form is asked for, strongest first. */
const formats = ['schema', 'json', 'text'] as const
/** A sign of life is passed on at most this often, in ms. */
const signEvery = 1_000

/**
 * A {@link ModelClient} over one model of the AI SDK. It calls `doStream` itself: the SDK's `streamText` adds an
 * order of magnitude of work per chunk for features that a single structured answer does not use.
 */
export function createAiSdkClient(options: AiSdkClientOptions): ModelClient {
  const timing = { ...defaultTiming, ...options.timing }
  const secrets = options.secrets ?? []
  /** Indices of `formats`: the strongest that this server takes, and that it takes for a schema. */
  let format = formats.indexOf(options.profile.structured)
  const formatsOf = new WeakMap<object, number>()
  /** An agent's schema is the same object in each of its prompts. */
  const fittedSchemas = new WeakMap<Record<string, unknown>, FittedSchema>()

  async function* stream(prompt: ModelPrompt, signal: AbortSignal): AsyncGenerator<ModelPart, void, undefined> {
    for (let retries = 0; ; ) {
      signal.throwIfAborted()
      const attempt = { started: false }
      const level = Math.max(format, formatsOf.get(prompt.schema) ?? 0)
      let failure: ModelFailure
      try {
        yield* streamOnce(prompt, level, signal, attempt)
        return
      } catch (error) {
        if (signal.aborted) throw signal.reason
        if (error instanceof AppError) throw error
        failure = readFailure(error, secrets)
      }
      if (!attempt.started && refusesFormat(failure) && level < formats.length - 1) {
        // Another request may have found this out meanwhile.
        if (options.dialect) format = Math.max(format, level + 1)
        else formatsOf.set(prompt.schema, level + 1)
        continue
      }
      const wait = failure.retryAfterMs ?? timing.backoff * 2 ** retries * (0.5 + Math.random())
      const again = failure.retryable && !attempt.started && retries < MOST_RETRIES && wait <= timing.longestWait
      if (!again)
        throw failureToError({ ...failure, text: withoutEcho(failure.text, prompt.user, prompt.system) }, options.id)
      retries++
      await sleep(wait, undefined, { signal }).catch(() => {
        throw signal.reason
      })
    }
  }

  /** One request. Sets `attempt.started` with the first text, after which nothing may be repeated. */
  async function* streamOnce(
    prompt: ModelPrompt,
    level: number,
    signal: AbortSignal,
    attempt: { started: boolean },
  ): AsyncGenerator<ModelPart, void, undefined> {
    const request = new AbortController()
    const forward = () => request.abort(signal.reason)
    signal.addEventListener('abort', forward, { once: true })
    const giveUp = (internal: string) =>
      request.abort(new AppError('PROVIDER_FAILED', { internal: `${options.id}: ${internal}` }))
    const life = watchLife(timing, giveUp, prompt.onAlive)
    let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart> | null = null
    try {
      const call = { ...callOptions(prompt, level), abortSignal: request.signal }
      const result = await arrivals.run(life.heard, () => options.model.doStream(call))
      reader = result.stream.getReader()
      for (;;) {
        const { done, value: part } = await reader.read()
        if (done) throw brokenOff('the stream ended without a finish')
        // The SDK makes this part itself, before the model has sent anything.
        if (part.type === 'stream-start') continue
        life.spoke(part.type.startsWith('reasoning'))
        if (part.type === 'reasoning-delta') {
          if (part.delta !== '') yield { type: 'thought', text: part.delta }
        } else if (part.type === 'text-delta') {
          if (part.delta === '') continue
          attempt.started = true
          yield { type: 'text', text: part.delta }
        } else if (part.type === 'tool-call' && prompt.tools) {
          attempt.started = true
          yield { type: 'call', name: part.toolName, input: part.input }
        } else if (part.type === 'tool-input-delta') {
          // Some models answer by a call of a tool that nobody offered.
          if (part.delta === '' || prompt.tools) continue
          attempt.started = true
          yield { type: 'text', text: part.delta }
        } else if (part.type === 'error') {
          throw part.error
        } else if (part.type === 'finish') {
          yield finishPart(part, options.id)
          return
        }
      }
    } catch (error) {
      // An abort surfaces as any kind of error of the SDK; what started it is what happened.
      throw request.signal.aborted ? request.signal.reason : error
    } finally {
      life.end()
      signal.removeEventListener('abort', forward)
      // Also when the reader of the parts stops early: the vendor must not go on writing.
      request.abort(over)
      reader?.cancel().catch(() => {})
    }
  }

  function callOptions(prompt: ModelPrompt, level: number): LanguageModelV4CallOptions {
    const fitted = fittedSchemas.get(prompt.schema) ?? options.fitSchema?.(prompt.schema) ?? { schema: prompt.schema }
    fittedSchemas.set(prompt.schema, fitted)
    const kind = formats[level] ?? 'text'
    const system =
      kind === 'schema' || prompt.tools ? prompt.system : `${prompt.system}\n\n${schemaInWords(prompt.schema)}`
    return {
      prompt: [
        { role: 'system', content: system, ...(options.cacheMark ? { providerOptions: options.cacheMark } : {}) },
        { role: 'user', content: [{ type: 'text', text: prompt.user }] },
      ],
      maxOutputTokens: Math.min(prompt.maxOutputTokens ?? Number.POSITIVE_INFINITY, options.profile.outputTokens),
      ...(options.profile.effort
        ? { reasoning: prompt.quickly ? least(options.profile.effort) : options.profile.effort }
        : {}),
      ...(prompt.tools ? { tools: prompt.tools.map(functionTool), toolChoice: { type: 'auto' } } : {}),
      responseFormat: prompt.tools
        ? { type: 'text' }
        : kind === 'schema'
          ? { type: 'json', schema: fitted.schema as JSONSchema7, name: prompt.schemaName }
          : { type: kind },
      ...(prompt.traceparent ? { headers: { traceparent: prompt.traceparent } } : {}),
      ...(fitted.providerOptions ? { providerOptions: fitted.providerOptions } : {}),
    }
  }

  return { id: options.id, toolCalls: options.profile.toolCalls, stream }
}

const functionTool = ({ name, description, input }: ModelTool): LanguageModelV4FunctionTool => ({
  type: 'function',
  name,
  description,
  inputSchema: input as JSONSchema7,
})

const least = (effort: string) => (effort === 'none' || effort === 'minimal' ? effort : 'low')

/**
 * Gives a request up that shows no life: no byte for the bounds of `timing`. A ping holds it up as a part does, but not for ever.
 */
function watchLife(timing: ModelTiming, giveUp: (why: string) => void, onAlive: ModelPrompt['onAlive']) {
  let lastPart = performance.now()
  let lastSign = Number.NEGATIVE_INFINITY
  let isHeard = false
  const tooLong = () =>
    giveUp(isHeard ? `nothing arrived for ${timing.idle} ms` : `nothing arrived within ${timing.firstByte} ms`)
  let timer = setTimeout(tooLong, timing.firstByte)
  const sign = (doing: Alive) => {
    const now = performance.now()
    if (now - lastSign < signEvery) return
    lastSign = now
    onAlive?.(doing)
  }
  const heard = () => {
    if (isHeard) timer.refresh()
    else {
      isHeard = true
      clearTimeout(timer)
      timer = setTimeout(tooLong, timing.idle)
    }
    if (performance.now() - lastPart > timing.silence) giveUp(`nothing but pings for ${timing.silence} ms`)
    else sign('waiting')
  }
  return {
    heard,
    spoke(isThinking: boolean) {
      lastPart = performance.now()
      if (isThinking) sign('thinking')
      heard()
    },
    end: () => clearTimeout(timer),
  }
}

function finishPart(part: Extract<LanguageModelV4StreamPart, { type: 'finish' }>, id: string): ModelPart {
  const { unified, raw } = part.finishReason
  if (unified === 'content-filter') {
    throw new AppError('MODEL_REFUSED', { internal: `${id}: refused (${raw ?? 'no reason given'})` })
  }
  // "other" without the vendor's own word for it is what the SDK makes up at the end of a cut stream.
  if (unified === 'error' || unified === 'interrupted' || (unified === 'other' && raw === undefined)) {
    throw brokenOff(`the stream broke off (${unified})`)
  }
  return {
    type: 'finish',
    reason: unified === 'stop' || unified === 'length' ? unified : 'other',
    inputTokens: part.usage.inputTokens.total ?? null,
    outputTokens: part.usage.outputTokens.total ?? null,
  }
}

/** Retryable as long as no text was passed on. */
function brokenOff(message: string): Error {
  return Object.assign(new Error(message), { isRetryable: true })
}

function refusesFormat(failure: ModelFailure): boolean {
  return (
    (failure.status === 400 || failure.status === 422 || failure.status === 501) &&
    failure.code === 'PROVIDER_FAILED' &&
    /response_format|json_schema|json_object|schema|structured|grammar|guided|output_config|too many states|reasoning_effort/i.test(
      failure.text,
    )
  )
}

function schemaInWords(schema: Record<string, unknown>): string {
  return `Answer with one JSON object and nothing else. It must be valid against this JSON Schema:\n${JSON.stringify(schema)}`
}
