import type { Draft } from '#agents/_kit/define-draft.ts'
import type { Prompt } from '#agents/_kit/define-prompt.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import type { WritingContext } from '#drafting/writing-context.ts'

/** What writes an answer: a language model or the built-in drafter. */
export interface Writer {
  /** "built-in" or "vendor/model". */
  readonly id: string
  readonly label: string
  readonly builtIn: boolean
  /**
   * Writes the output's JSON text in pieces. `repair` holds the earlier text and what was wrong with it. Throws AppError;
   * the signal's reason when aborted.
   */
  write(task: WritingTask, signal: AbortSignal): AsyncIterable<WritingPart>
}

export interface WritingTask {
  agent: LiveAgent
  context: WritingContext<object>
  repair: { text: string; problems: readonly string[] } | null
}

export type WritingPart = { text: string } | { inputTokens: number | null; outputTokens: number | null }

export type { Draft, Prompt }
