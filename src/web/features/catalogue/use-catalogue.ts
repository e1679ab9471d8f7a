import { useQuery } from '@tanstack/react-query'
import type { AgentCard } from '#agents/_kit/card.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import type { Statuses } from './catalogue.ts'

const asBuilt: Statuses = new Map()

async function fetchStatuses(): Promise<Statuses> {
  const response = await apiFetch('/api/agents')
  const { agents }: { agents: { id: string; status: AgentCard['status'] }[] } = await response.json()
  return new Map(agents.map((agent) => [agent.id, agent.status]))
}

/** An installation may show working agents as upcoming; until it has answered, the cards' own word stands. */
export function useStatuses(): Statuses {
  return useQuery({ queryKey: ['agents'], queryFn: fetchStatuses, staleTime: 5 * 60_000 }).data ?? asBuilt
}
