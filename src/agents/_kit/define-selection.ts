import type { z } from 'zod'
import type { MarketFacts } from '#drafting/index.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Region } from '#knowledge/region.ts'
import type { TypedAgent } from './define-agent.ts'

/** What an agent selects from: the facts of one reading and the form. Nothing else, not even the clock. */
export interface SelectionContext<Input> {
  input: Input
  facts: MarketFacts
  /** Names and money of the regions, for what a dossier does not hold. */
  regions: readonly Region[]
  /** Figures that are counted for all markets; a result says less without them. */
  counted?: Pick<Knowledge, 'occupations' | 'audiences' | 'places'>
  /** ISO 8601, UTC: when the run started. */
  timestamp: string
  /** What the run computed before, where the agent computes; undefined else. */
  prepared?: unknown
}

/** The built-in writer's half of an agent where the market has a dossier. Pure: the same context gives the same output. */
export interface Selection {
  write(context: SelectionContext<object>): object
}

export function defineSelection<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
>(
  _agent: TypedAgent<InputSchema, OutputSchema, ResultSchema>,
  write: (context: SelectionContext<z.output<InputSchema>>) => z.input<OutputSchema>,
): Selection {
  return { write: (context) => write(context as SelectionContext<z.output<InputSchema>>) }
}
