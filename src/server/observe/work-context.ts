import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './tracing/span.ts'

/** What the work under way belongs to. Lines of the log carry the ids, spans find their parent. Never holds a user's words. */
export interface WorkContext {
  requestId?: string | undefined
  runId?: string | undefined
  span?: Span | undefined
}

const storage = new AsyncLocalStorage<WorkContext>()
const nothing: WorkContext = {}

export const currentWork = (): WorkContext => storage.getStore() ?? nothing

/** Runs `work`, and all that it starts, within the context that is there and `more` of it. */
export function runInContext<Result>(more: WorkContext, work: () => Result): Result {
  return storage.run({ ...currentWork(), ...more }, work)
}

/** Runs `work` as what belongs to nobody, such as what a pool or a timer does for all. */
export function runDetached<Result>(work: () => Result): Result {
  return storage.run(nothing, work)
}

/** Fields of every line of the log. */
export function idsOfWork(): Record<string, string> {
  const { requestId, runId, span } = currentWork()
  return {
    ...(requestId ? { requestId } : {}),
    ...(runId ? { runId } : {}),
    ...(span ? { traceId: span.traceId } : {}),
  }
}
