import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { OwnVotes, priorities } from '#shared/api/votes.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { useAccount } from '../../session/use-session.ts'

export const prioritiesKey = ['priorities'] as const

/** Agent id -> votes. */
export type Scores = ReadonlyMap<string, number>

const none: Scores = new Map()

/** The votes of upcoming agents; empty until they are known and where they cannot be read. */
export function useScores(): Scores {
  const { data } = useQuery({
    queryKey: prioritiesKey,
    queryFn: async () => {
      const answer: z.infer<typeof priorities> = await (await apiFetch('/api/priorities')).json()
      return new Map(answer.priorities.map(({ agent_id, priority_score }) => [agent_id, priority_score]))
    },
    staleTime: 60_000,
  })
  return data ?? none
}

export const ownVotesKey = ['own-votes'] as const
const noVotes: ReadonlySet<string> = new Set()

/** Ids of the agents that the signed-in person voted for. */
export function useOwnVotes(): ReadonlySet<string> {
  const account = useAccount()
  const { data } = useQuery({
    queryKey: [...ownVotesKey, account?.id],
    queryFn: async (): Promise<OwnVotes> => (await apiFetch('/api/votes')).json(),
    enabled: Boolean(account),
    select: ({ agentIds }) => new Set(agentIds),
  })
  return data ?? noVotes
}
