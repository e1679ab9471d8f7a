import { z } from 'zod'

/** A person's decision about a statement of a result: it stands for exactly these words, and not for others in their place. */
export const decision = z.object({
  /** The statement, as the result says it. */
  text: z.string().min(1).max(4_000),
  /** The name of whoever decided. */
  by: z.string().max(200),
  /** YYYY-MM-DD. */
  on: z.string().max(20),
})
export type Decision = z.infer<typeof decision>

export const mostDecisions = 200
const holdingDecisions = z.object({ decided: z.array(decision).min(1).max(mostDecisions) })

/** Of a result; none where nobody decided anything. */
export function decisionsIn(value: unknown): Decision[] {
  const parsed = holdingDecisions.safeParse(value)
  return parsed.success ? parsed.data.decided : []
}

/** The same result with the decisions that `from` has, and no other ones. */
export function keepingDecisions<Result extends object>(result: Result, from: unknown): Result {
  const decided = decisionsIn(from)
  const { decided: _other, ...rest } = result as Result & { decided?: unknown }
  // Without the key it is the result that it was.
  return (decided.length > 0 ? { ...rest, decided } : rest) as Result
}
