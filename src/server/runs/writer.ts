import type { LiveAgent } from '#agents/registry-server.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { Alive, ModelPrompt } from '#server/models/model-client.ts'
import type { ReadByModel } from '#server/reading/read-by-model.ts'
import type { ReadingTask } from '#server/reading/reading-prompt.ts'
import type { ChooseActions } from '#server/research/loop/choose-actions.ts'
import type { Tokens } from '#server/spending/paid-steps.ts'
import type { Ask } from './ask.ts'

/** What writes an answer: a language model or the built-in drafter. */
export interface Writer {
  /** "built-in" or "vendor/model". */
  readonly id: string
  readonly label: string
  readonly builtIn: boolean
  /** Which version of it writes for an agent: kept with each run, so that results before and after a change can be distinguished. */
  version(agent: LiveAgent): string
  /** Writes what is asked for as JSON text in pieces. Throws AppError; the signal's reason when aborted. */
  write(task: WritingTask, signal: AbortSignal): AsyncIterable<WritingPart>
  /** A structured call beside the answer, in pieces as it is written; absent where no model is asked. */
  call?(prompt: ModelPrompt, signal: AbortSignal, onText?: (piece: string) => void): Promise<{ text: string } & Tokens>
  /** Reads the form before anything is searched or written; absent where our own reading is all there is. */
  read?(task: ReadingTask, onAlive: WritingTask['onAlive'], signal: AbortSignal): Promise<ReadByModel>
  /** Says what to look for next; absent where no model researches. */
  choose?: ChooseActions
}

export interface WritingTask {
  agent: LiveAgent
  context: WritingContext<object>
  /** What a thorough run planned to say. */
  plan?: object
  ask: Ask
  /** Called while there is no text and work goes on all the same. */
  onAlive?: (doing: Alive) => void
}

/** A thought is what a model says beside its answer. */
export type WritingPart = { text: string } | { thought: string } | WritingEnd

export interface WritingEnd {
  /** "length": the model ran out of tokens. */
  ended: 'whole' | 'length'
  inputTokens: number | null
  outputTokens: number | null
}
