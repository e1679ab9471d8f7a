import { setImmediate } from 'node:timers/promises'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { Ask } from './ask.ts'
import type { Execution, ExecutionTools } from './execution.ts'
import { type Obtained, obtainAnswer } from './obtain-answer.ts'
import type { WritingTask } from './writer.ts'

interface ToWrite {
  context: WritingTask['context']
  /** The reading, where a model made it: then the answer is made from it. */
  byModel: BriefReading | undefined
}

/** The answer of a run: written in one go, or planned, written and improved where the user asked for a thorough one. */
export async function writeRun(
  execution: Execution,
  steps: RunSteps,
  { writer }: ExecutionTools,
  { context, byModel }: ToWrite,
): Promise<Obtained> {
  const { agent, input, corrections = {}, emit, signal, onAlive, ownFacts = [] } = execution
  const { sources, prepared } = context
  emit({ type: 'progress', stage: 'writing' })
  await setImmediate()
  const of = [
    agent.prompt.version,
    input,
    corrections,
    byModel,
    sources,
    prepared,
    execution.along,
    ...(ownFacts.length > 0 ? [ownFacts] : []),
  ]
  const task = { agent, context, ...(onAlive ? { onAlive } : {}) }
  // What a quick run never needs is loaded with the first thorough one.
  const thorough = execution.thorough && writer.call ? await import('./thorough/write-thoroughly.ts') : null
  const plan = thorough && (await thorough.planned(task, of, steps, writer, signal))
  const obtaining = {
    agent,
    emit,
    signal,
    steps,
    write: (ask: Ask) => writer.write({ ...task, ...(plan ? { plan } : {}), ask }, signal),
  }
  const from = plan ? [of, plan] : of
  const draft = await obtainAnswer(obtaining, from, input, prepared, thorough?.inSections(obtaining, from))
  if (!thorough) return draft
  const output = await thorough.improved(draft.output, { task, obtaining, writer, input, prepared })
  return { ...draft, output }
}
