import type { ModelClient } from '#server/models/model-client.ts'
import { labelsOfModel, type ModelMetrics } from '#server/observe/metrics/model-metrics.ts'
import { failureOf, startSpan } from '#server/observe/tracing/tracing.ts'

/** The same client, with each call counted and, where the run is traced, in a span that the model's server can go on from. */
export function observedModel(client: ModelClient, metrics: ModelMetrics): ModelClient {
  const { provider, model } = labelsOfModel(client.id)
  return {
    id: client.id,
    toolCalls: client.toolCalls,
    async *stream(prompt, signal) {
      const span = startSpan(`chat ${model}`, 'client', {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': provider,
        'gen_ai.request.model': model,
        'gen_ai.request.max_tokens': prompt.maxOutputTokens,
      })
      const started = performance.now()
      const since = () => performance.now() - started
      const call = {
        outcome: 'stopped',
        firstTextMs: null as number | null,
        inputTokens: null as number | null,
        outputTokens: null as number | null,
      }
      let failure: string | undefined
      try {
        const traced = span ? { ...prompt, traceparent: span.traceparent } : prompt
        for await (const part of client.stream(traced, signal)) {
          if (part.type === 'text' || part.type === 'call') call.firstTextMs ??= since()
          else if (part.type === 'finish') {
            call.outcome = part.reason
            call.inputTokens = part.inputTokens
            call.outputTokens = part.outputTokens
          }
          yield part
        }
      } catch (error) {
        if (!signal.aborted) {
          failure = failureOf(error)
          call.outcome = failure
        }
        throw error
      } finally {
        metrics.called({ modelId: client.id, durationMs: since(), ...call })
        span?.set({
          'gen_ai.usage.input_tokens': call.inputTokens ?? undefined,
          'gen_ai.usage.output_tokens': call.outputTokens ?? undefined,
          'pm_pilot.outcome': call.outcome,
        })
        span?.end(failure)
      }
    },
  }
}
