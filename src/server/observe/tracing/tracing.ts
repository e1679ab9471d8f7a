import { currentWork, runInContext } from '../work-context.ts'
import type { Span, SpanAttributes, SpanKind } from './span.ts'

/** Where traces begin. There is none unless an endpoint is set. */
export interface Tracing {
  /** `parent` is a `traceparent` from outside or from a stored run; one that is no such thing is ignored. */
  root(name: string, kind: SpanKind, attributes: SpanAttributes, parent: string | null): Span
  /** Sends what waits, for a few seconds at most. Never throws. */
  close(): Promise<void>
}

/** A span below the one that the work under way is in; none where nothing is traced. */
export function startSpan(name: string, kind: SpanKind, attributes: SpanAttributes = {}): Span | undefined {
  return currentWork().span?.child(name, kind, attributes)
}

/** Does `work` in a span below the current one, or just does it where nothing is traced. */
export async function inSpan<Result>(
  name: string,
  attributes: SpanAttributes,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const span = startSpan(name, 'internal', attributes)
  if (!span) return work(undefined)
  try {
    return await runInContext({ span }, () => work(span))
  } catch (error) {
    span.end(failureOf(error))
    throw error
  } finally {
    span.end()
  }
}

/** What a span says of an error: its code. Messages may hold words of a user or a vendor. */
export function failureOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'ERROR'
}
