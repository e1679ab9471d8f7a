import { useQuery } from '@tanstack/react-query'
import { type Me, me } from '#shared/api/account.ts'
import { type PlanList, planList } from '#shared/api/plans.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { useAccount } from '../../session/use-session.ts'

export function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: (): Promise<PlanList> => apiJson('/api/plans', planList),
    staleTime: 5 * 60_000,
  })
}

/** Profile and subscription of the signed-in person; nothing is asked for a guest. */
export function useMe() {
  const account = useAccount()
  return useQuery({
    queryKey: ['me', account?.id],
    queryFn: (): Promise<Me> => apiJson('/api/me', me),
    enabled: Boolean(account),
  })
}
