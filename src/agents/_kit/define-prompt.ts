import type { z } from 'zod'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { TypedAgent } from './define-agent.ts'

/** The model's half of an agent: what the prompt says of the task. The rules that all agents share are added by the run. */
export interface Prompt {
  /** Counts up with each change of meaning; stored with the run. */
  version: number
  /** What this agent writes and what a good one looks like. Never holds the user's words. */
  task: string
  /** Rules that depend on the input's choices, such as a count or a tone. Never the user's free text. */
  choices(context: WritingContext<object>): string[]
  /** What the model is shown of what the run computed; all of it where this is absent. */
  computed?: ((prepared: unknown) => unknown) | undefined
  /** One short example of the right grain, for another product. */
  example: string
}

export function definePrompt<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
>(
  _agent: TypedAgent<InputSchema, OutputSchema, ResultSchema>,
  prompt: {
    version: number
    task: string
    choices?: (context: WritingContext<z.output<InputSchema>>) => string[]
    computed?: (prepared: unknown) => unknown
    example: string
  },
): Prompt {
  return {
    version: prompt.version,
    task: prompt.task,
    choices: (context) => prompt.choices?.(context as WritingContext<z.output<InputSchema>>) ?? [],
    computed: prompt.computed,
    example: prompt.example,
  }
}
