import type { Agent } from './define-agent.ts'

/** What an agent's page shows before anything is sent: the part of a definition that is data. */
export type AgentFace = Pick<Agent, 'card' | 'form' | 'messages'>

export function faceOf({ card, form, messages }: Agent): AgentFace {
  return { card, form, messages }
}
