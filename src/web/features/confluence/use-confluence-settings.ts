import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAccount } from '../../session/use-session.ts'
import { fetchSettings } from './confluence-calls.ts'

export const settingsQuery = (accountId: string | undefined) =>
  queryOptions({ queryKey: ['confluence', 'settings', accountId], queryFn: fetchSettings })

/** The saved connection of the signed-in person; nothing is asked for a guest. */
export function useConfluenceSettings() {
  const account = useAccount()
  return useQuery({ ...settingsQuery(account?.id), enabled: Boolean(account) })
}
