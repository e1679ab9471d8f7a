import { z } from 'zod'

/** One entry of the catalogue. */
export const agentEntry = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  stage: z.string(),
  status: z.enum(['live', 'upcoming']),
  function: z.string().nullable().describe('Last part of /functions/v1/...; null for an upcoming agent'),
  aliases: z.array(z.string()),
  formats: z.array(z.string()),
  inputSchema: z.record(z.string(), z.unknown()).nullable(),
})
export type AgentEntry = z.infer<typeof agentEntry>
export const agentList = z.object({ agents: z.array(agentEntry) })
