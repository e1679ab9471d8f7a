import type { z } from 'zod'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { TypedAgent } from './define-agent.ts'

/** The built-in drafter's half of an agent. Pure: the same context gives the same output. */
export interface Draft {
  /** From an input that the agent's parse returned; the output fits the agent's schema. */
  write(context: WritingContext<object>): object
}

export function defineDraft<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
>(
  _agent: TypedAgent<InputSchema, OutputSchema, ResultSchema>,
  write: (context: WritingContext<z.output<InputSchema>>) => z.input<OutputSchema>,
): Draft {
  return { write: (context) => write(context as WritingContext<z.output<InputSchema>>) }
}
