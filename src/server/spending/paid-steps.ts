import type { RunStep } from '#shared/run-step.ts'

export interface Tokens {
  inputTokens: number | null
  outputTokens: number | null
}

/** What a step brought, and what its calls took. */
export interface Paid<Output> extends Tokens {
  output: Output
}

/**
 * The one seam for work that is paid for: reading, research, drafting, criticism, rewriting. Whatever calls a model or a search goes
 * through `once`, so that a run whose server was killed goes on behind its last finished step and pays none twice.
 *
 * To add a step: `await steps.once('critique', prompt, async () => ({ output, inputTokens, outputTokens }))` in the run's own order, with a
 * name that is the same in each attempt ("critique", "section-3"), and `steps.show({ id, state, text })` for what the page says of it.
 */
export interface RunSteps {
  /**
   * The output of the finished step of this name, of this attempt or of one before; else what `work` brings, stored before it is
   * answered. `of` is what the step is made from: with another one it is done anew. The output is plain JSON.
   */
  once<Output>(name: string, of: unknown, work: () => Promise<Paid<Output>>): Promise<Output>
  /** Whether a step of this name and input is done already, for what is only shown while it is done. */
  isDone(name: string, of: unknown): boolean
  /** For the page, now and after a reload. */
  show(step: RunStep): void
  /** Of all steps, those of earlier attempts too. */
  spent(): Tokens
}

export function countTokens(total: Tokens, more: Tokens): void {
  if (more.inputTokens !== null) total.inputTokens = (total.inputTokens ?? 0) + more.inputTokens
  if (more.outputTokens !== null) total.outputTokens = (total.outputTokens ?? 0) + more.outputTokens
}
