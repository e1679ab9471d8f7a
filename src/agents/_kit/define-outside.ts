import type { z } from 'zod'
import type { OutsideFacts } from '#drafting/index.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Region } from '#knowledge/region.ts'
import type { TypedAgent } from './define-agent.ts'

/** What an agent writes from where no written dossier holds. */
export interface OutsideContext<Input> {
  input: Input
  facts: OutsideFacts
  /** Names and money of the regions. */
  regions: readonly Region[]
  /** Figures that are counted for all markets; a result says less without them. */
  counted?: Pick<Knowledge, 'occupations' | 'audiences' | 'places'>
  /** ISO 8601, UTC: when the run started. */
  timestamp: string
}

/** The built-in writer's half of an agent outside the written markets. Pure: the same context gives the same output. */
export interface OutsideWriter {
  write(context: OutsideContext<object>): object
}

export function defineOutside<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
>(
  _agent: TypedAgent<InputSchema, OutputSchema, ResultSchema>,
  write: (context: OutsideContext<z.output<InputSchema>>) => z.input<OutputSchema>,
): OutsideWriter {
  return { write: (context) => write(context as OutsideContext<z.output<InputSchema>>) }
}
