import { Counter, Histogram, type Registry } from 'prom-client'
import type { ModelPrice } from '#shared/api/models.ts'

export interface ModelCall {
  /** "anthropic/claude-..." */
  modelId: string
  /** "stop", "length", "refusal", "other", "stopped" where nobody waits any more, or a code of ours. */
  outcome: string
  durationMs: number
  /** Null when no text came. */
  firstTextMs: number | null
  /** Null when the vendor did not say. */
  inputTokens: number | null
  outputTokens: number | null
}

export interface ModelMetrics {
  called(call: ModelCall): void
}

/** "anthropic/claude-..." as its two labels. */
export function labelsOfModel(modelId: string): { provider: string; model: string } {
  const slash = modelId.indexOf('/')
  return slash < 0
    ? { provider: modelId, model: modelId }
    : { provider: modelId.slice(0, slash), model: modelId.slice(slash + 1) }
}

/** Calls, tokens and, only where a price is set, what they cost. Tokens of a call that failed count as soon as the vendor says them. */
export function createModelMetrics(registry: Registry, priceOf: (modelId: string) => ModelPrice | null): ModelMetrics {
  const registers = [registry]
  const buckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]
  const seconds = new Histogram({
    name: 'pm_pilot_model_call_seconds',
    help: 'Time of a call to the model, retries within it included; the count is the number of calls',
    labelNames: ['provider', 'model', 'outcome'],
    buckets,
    registers,
  })
  const firstText = new Histogram({
    name: 'pm_pilot_model_first_text_seconds',
    help: 'Time from a call to the first text of the model',
    labelNames: ['provider', 'model'],
    buckets,
    registers,
  })
  const tokens = new Counter({
    name: 'pm_pilot_model_tokens_total',
    help: 'Tokens that the vendor counted',
    labelNames: ['provider', 'model', 'direction'],
    registers,
  })
  const cost = new Counter({
    name: 'pm_pilot_model_cost_usd_total',
    help: 'Estimated cost of those tokens by the price that is set for the model, in USD',
    labelNames: ['provider', 'model'],
    registers,
  })
  return {
    called({ modelId, outcome, durationMs, firstTextMs, inputTokens, outputTokens }) {
      const labels = labelsOfModel(modelId)
      seconds.observe({ ...labels, outcome }, durationMs / 1000)
      if (firstTextMs !== null) firstText.observe(labels, firstTextMs / 1000)
      if (inputTokens) tokens.inc({ ...labels, direction: 'input' }, inputTokens)
      if (outputTokens) tokens.inc({ ...labels, direction: 'output' }, outputTokens)
      const price = priceOf(modelId)
      if (price) cost.inc(labels, ((inputTokens ?? 0) * price.input + (outputTokens ?? 0) * price.output) / 1_000_000)
    },
  }
}
