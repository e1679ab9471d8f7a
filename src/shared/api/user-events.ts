import { z } from 'zod'
import { runStatus } from '../run-events.ts'
import { allowance } from './account.ts'

/** A run as other pages of its user need it; `deleted` where it is gone. */
export const runChange = z.object({
  id: z.string(),
  agentId: z.string(),
  status: z.enum([...runStatus.options, 'deleted']),
})
export type RunChange = z.infer<typeof runChange>

/** What `/api/events` sends, by the event's name: what is left of the plan, what happened to a run, and that comments changed. */
export const userEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('usage'), ...allowance.shape }),
  z.object({ type: z.literal('run'), ...runChange.shape }),
  /** Of a document of the user's, or one that they have commented on. */
  z.object({ type: z.literal('comments') }),
])
export type UserEvent = z.infer<typeof userEvent>
