import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { AppError } from '#shared/errors/app-error.ts'
import { type CallSettings, createCallOptions, formats } from './model-call-options.ts'
import type { ModelClient, ModelPart, ModelPrompt } from './model-client.ts'
import { failureToError, type ModelFailure, readFailure } from './model-failure.ts'
import { arrivals } from './model-fetch.ts'
import { brokenOff, modelPartOf } from './model-parts.ts'
import { type LifeBounds, watchLife } from './watch-life.ts'
import { withoutEcho } from './without-echo.ts'

export interface AiSdkClientOptions extends CallSettings {
  /** "anthropic/claude-..." */
  id: string
  model: LanguageModelV4
  /** Keys that must not reach a log. */
  secrets?: readonly string[]
  /** True for servers that speak a vendor's dialect without all of it: what one of them refuses of one schema, it refuses of all. */
  dialect?: boolean
  timing?: Partial<ModelTiming>
}

/** All in ms. */
export interface ModelTiming extends LifeBounds {
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

/**
 * A {@link ModelClient} over one model of the AI SDK. It calls `doStream` itself: the SDK's `streamText` adds an
 * order of magnitude of work per chunk for features that a single structured answer does not use.
 */
export function createAiSdkClient(options: AiSdkClientOptions): ModelClient {
  const { id, model } = options
  const timing = { ...defaultTiming, ...options.timing }
  const secrets = options.secrets ?? []
  /** Indices of `formats`: the strongest that this server takes, and that it takes for a schema. */
  let format = formats.indexOf(options.profile.structured)
  const formatsOf = new WeakMap<object, number>()
  const callOptions = createCallOptions(options)

  async function* stream(prompt: ModelPrompt, signal: AbortSignal): AsyncGenerator<ModelPart, void, undefined> {
    for (let retries = 0; ; ) {
      signal.throwIfAborted()
      const attempt = { started: false }
      const level = Math.max(format, formatsOf.get(prompt.schema) ?? 0)
      let failure: ModelFailure
      try {
        yield* streamOnce({ id, model, timing }, prompt, callOptions(prompt, level), signal, attempt)
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

  return { id: options.id, toolCalls: options.profile.toolCalls, stream }
}

/** One request. Sets `attempt.started` with the first text, after which nothing may be repeated. */
async function* streamOnce(
  { id, model, timing }: { id: string; model: LanguageModelV4; timing: LifeBounds },
  prompt: ModelPrompt,
  options: LanguageModelV4CallOptions,
  signal: AbortSignal,
  attempt: { started: boolean },
): AsyncGenerator<ModelPart, void, undefined> {
  const request = new AbortController()
  const forward = () => request.abort(signal.reason)
  signal.addEventListener('abort', forward, { once: true })
  const giveUp = (internal: string) =>
    request.abort(new AppError('PROVIDER_FAILED', { internal: `${id}: ${internal}` }))
  const life = watchLife(timing, giveUp, prompt.onAlive)
  let reader: ReadableStreamDefaultReader<LanguageModelV4StreamPart> | null = null
  try {
    const call = { ...options, abortSignal: request.signal }
    const result = await arrivals.run(life.heard, () => model.doStream(call))
    reader = result.stream.getReader()
    for (;;) {
      const { done, value: part } = await reader.read()
      if (done) throw brokenOff('the stream ended without a finish')
      // The SDK makes this part itself, before the model has sent anything.
      if (part.type === 'stream-start') continue
      life.spoke(part.type.startsWith('reasoning'))
      const sent = modelPartOf(part, id, prompt.tools !== undefined)
      if (!sent) continue
      if (sent.type === 'text' || sent.type === 'call') attempt.started = true
      yield sent
      if (sent.type === 'finish') return
    }
  } catch (error) {
    // The SDK reports an abort by different errors; the reason of the abort is the one to pass on.
    throw request.signal.aborted ? request.signal.reason : error
  } finally {
    life.end()
    signal.removeEventListener('abort', forward)
    // Also when the reader of the parts stops early: the vendor must not go on writing.
    request.abort(over)
    reader?.cancel().catch(() => {})
  }
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
