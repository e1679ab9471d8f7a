/**
 * The seam to a language model. A client turns one prompt into a stream of text; it knows nothing of agents or runs.
 * Implementations: the four vendors of `providers/`. The built-in drafter is not a model and does not come through here.
 */
export interface ModelPrompt {
  /** Rules and role. Never holds user text or retrieved text. */
  system: string
  /** The task, with the user's words and the evidence fenced as data. */
  user: string
  /** JSON Schema (draft 2020-12) that the answer must fit; the client asks the vendor to enforce it where it can. */
  schema: Record<string, unknown>
  /** Name of the schema for vendors that want one: letters, digits, `_`, `-`. */
  schemaName: string
  /** Tools that the model may call instead of answering by the schema, where the client has `toolCalls`. */
  tools?: readonly ModelTool[]
  /** Most tokens that the answer may have; as many as the model's profile allows when absent. */
  maxOutputTokens?: number
  /** True for small repairs, which want no long thought. */
  quickly?: boolean
  /** Called while there is no text: the model thinks, or its server holds the line. */
  onAlive?: (doing: Alive) => void
  /** W3C trace context, so that a model server of one's own can go on with the trace. */
  traceparent?: string
}

export interface ModelTool {
  name: string
  description: string
  /** JSON Schema of its input. */
  input: Record<string, unknown>
}

export type Alive = 'thinking' | 'waiting'

export type ModelPart =
  | { type: 'text'; text: string }
  /** What the model says of its thoughts, where its vendor sends that. */
  | { type: 'thought'; text: string }
  /** A call of one of the prompt's tools, its input as JSON text. */
  | { type: 'call'; name: string; input: string }
  /** The last part. Tokens are null when the vendor did not say. */
  | {
      type: 'finish'
      reason: 'stop' | 'length' | 'refusal' | 'other'
      inputTokens: number | null
      outputTokens: number | null
    }

export interface ModelClient {
  /** "anthropic/claude-...": shown with the result and stored with the run. */
  readonly id: string
  /** Whether the model calls tools. */
  readonly toolCalls: boolean
  /**
   * Streams one answer. Retries 429, 529 and 5xx before the first text part (at most 2 times, honouring Retry-After up to
   * 10 s). Throws AppError: PROVIDER_BUSY (429, 529 after the retries), PROVIDER_FAILED (network, 5xx, cut stream),
   * MODEL_KEY_REFUSED, MODEL_QUOTA_GONE, MODEL_UNKNOWN, PROMPT_TOO_LONG, MODEL_REFUSED (refusal). Aborting `signal` ends
   * the iteration with the signal's reason.
   */
  stream(prompt: ModelPrompt, signal: AbortSignal): AsyncIterable<ModelPart>
}
