import type { z } from 'zod'
import type { HandedKnowledge, NumberedItem } from '#drafting/index.ts'
import { lettersOf } from '#shared/document/letters-of.ts'
import type { TypedAgent } from './define-agent.ts'

interface TakesContext<Input, Output> {
  input: Input
  /** What the built-in writer has made of the form. */
  output: Output
  handed: HandedKnowledge
}

/**
 * Where an agent has a place for items of earlier results. Optional half of an agent, in `takes.ts`: what was handed over leads, stands
 * word by word and cites its item, and what the form or the library says of the same gives way. Pure.
 */
export interface Takes {
  take(context: TakesContext<object, object>): object
}

export function defineTakes<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
>(
  _agent: TypedAgent<InputSchema, OutputSchema, ResultSchema>,
  take: (context: TakesContext<z.output<InputSchema>, z.input<OutputSchema>>) => z.input<OutputSchema>,
): Takes {
  // The agent's own halves have made the input and the output.
  return {
    take: (context) => take(context as TakesContext<z.output<InputSchema>, z.input<OutputSchema>>),
  }
}

/** A text that rests on an item alone. */
export const citing = (text: string, { number }: Pick<NumberedItem, 'number'>): string => `${text} [${number}]`

/** "Ana Weber, head nurse [7]"; people who are called after what they are, by their name alone. */
export function personLine(person: NumberedItem): string {
  const { name, text } = person
  const says = lettersOf(text)
  return citing(says === '' || says === lettersOf(name) ? name : `${name}, ${text}`, person)
}
