import { z } from 'zod'
import { atMost } from '#shared/limited-text.ts'
import { longestFeedback } from '#shared/plans.ts'

export const voteRequest = z.strictObject({
  feedback: atMost(
    z.string({ error: 'Feedback must be text' }).trim(),
    longestFeedback,
    `Please keep it under ${longestFeedback} characters`,
  )
    .nullish()
    .transform((text) => text || null),
})

export const vote = z.object({ agent_id: z.string(), feedback: z.string().nullable(), updated_at: z.string() })
export type Vote = z.infer<typeof vote>

/** Upcoming agents by their votes, the most wanted first. */
export const priorities = z.object({
  priorities: z.array(z.object({ agent_id: z.string(), priority_score: z.int().nonnegative() })),
})
export type Priorities = z.infer<typeof priorities>

/** The agents that the user voted for. */
export const ownVotes = z.object({ agentIds: z.array(z.string()) })
export type OwnVotes = z.infer<typeof ownVotes>
