import type { z } from 'zod'
import type { TypedAgent } from './define-agent.ts'
import type { PrepareTools } from './define-prepare.ts'

/** One question to the configured model. Its data is fenced: nothing in it is followed as an instruction. */
export interface ModelTask<Answer> {
  /** Rules; never a word of a user or a file. */
  system: string
  data: Record<string, unknown>
  /** What to do, after the data. */
  task: string
  name: string
  schema: z.ZodType<Answer>
}

/** What a follow-up may use of the server. */
export interface FollowUpTools extends PrepareTools {
  /** Asks the configured model; null for an answer of another form. Absent where the built-in writer writes. */
  askModel?: <Answer>(task: ModelTask<Answer>) => Promise<Answer | null>
  /** ISO 8601, UTC. */
  now: string
}

/** The finished run that a follow-up is on. */
export interface FollowedRun<Input, Result> {
  input: Input
  result: Result
  prepared: unknown
  timestamp: string
}

/**
 * What can be asked of a finished result. Optional half of an agent, in `follow-up.ts`. Costs no use: the agent bounds how much
 * one run can be asked.
 */
export interface FollowUp {
  /** What a page or a program sends. */
  request: z.ZodType<object>
  /**
   * Answers with the run's next result, which is checked by the result's schema, and with what the agent wants to find again in
   * later runs of the same user and product.
   */
  run(
    request: object,
    run: FollowedRun<object, object>,
    tools: FollowUpTools,
  ): Promise<{ result: object; prepared?: object; remember?: { key: string; value: object } }>
}

export function defineFollowUp<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
  RequestSchema extends z.ZodType<object>,
>(
  _agent: TypedAgent<InputSchema, OutputSchema, ResultSchema>,
  request: RequestSchema,
  run: (
    request: z.output<RequestSchema>,
    run: FollowedRun<z.output<InputSchema>, z.output<ResultSchema>>,
    tools: FollowUpTools,
  ) => Promise<{ result: z.output<ResultSchema>; prepared?: object; remember?: { key: string; value: object } }>,
): FollowUp {
  return {
    request,
    // The request's and the agent's own schemas checked all three before.
    run: (asked, followed, tools) =>
      run(
        asked as z.output<RequestSchema>,
        followed as FollowedRun<z.output<InputSchema>, z.output<ResultSchema>>,
        tools,
      ),
  }
}
