import type { Prepare } from '#agents/_kit/define-prepare.ts'
import { inSpan } from '#server/observe/tracing/tracing.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import type { Execution, ExecutionTools } from './execution.ts'

/** What an agent computes before anything is written; undefined for most. */
export function preparedOf(execution: Execution, tools: ExecutionTools): Promise<unknown> {
  const own = execution.agent.prepare
  return own ? inSpan('compute', {}, () => prepare(own, execution, tools)) : Promise.resolve()
}

/** The computing stage: shows on the page what it does and hands over what it found before a word is written. */
async function prepare(
  own: Prepare,
  { agent, input, emit, signal, userId, productId }: Execution,
  { uploads, memories }: ExecutionTools,
): Promise<unknown> {
  emit({ type: 'progress', stage: 'computing' })
  const { value, understood } = await own.run(input, {
    account: userId,
    signal,
    note: (note) => emit({ type: 'progress', stage: 'computing', note }),
    openUpload: (id) => uploads.open(userId, id),
    largestFile: uploads.largest,
    remembered: await memories.of({ userId, productId: productId ?? null, agentId: agent.card.id }),
  })
  signal.throwIfAborted()
  // The same characters as everywhere else that is stored; a file may hold any.
  const clean = cleanDeep(value) as Record<string, unknown>
  emit({ type: 'prepared', value: clean })
  if (understood) emit({ type: 'progress', stage: 'computing', understood: [...understood] })
  return clean
}
