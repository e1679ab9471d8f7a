/** Names, numbers and ids of our own. Never what a user typed, a model wrote or a page said. */
export type SpanAttributes = Record<string, string | number | boolean | undefined>

export type SpanKind = 'internal' | 'server' | 'client'

/** A piece of work in a trace. */
export interface Span {
  readonly traceId: string
  /** W3C `traceparent` that makes this span the parent of what another process does. */
  readonly traceparent: string
  child(name: string, kind: SpanKind, attributes: SpanAttributes): Span
  rename(name: string): void
  set(attributes: SpanAttributes): void
  /** `failure` is a code of ours. The second call does nothing. */
  end(failure?: string): void
}
