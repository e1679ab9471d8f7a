import { useQuery } from '@tanstack/react-query'
import type { Usage } from '#shared/api/account.ts'
import { guestLimit } from '#shared/plans.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { useSession } from '../../session/use-session.ts'

/** Before a guest's first run there is no session to ask about. */
const newGuest: Usage = {
  plan: 'Guest',
  limit: guestLimit,
  used: 0,
  reserved: 0,
  remaining: guestLimit,
  resetsAt: null,
}

/** When usage cannot be read, the page shows what an account has at least. */
const unknown: Usage = { plan: 'Free', limit: 50, used: 0, reserved: 0, remaining: 50, resetsAt: null }

export const usageKey = ['usage'] as const

async function fetchUsage(): Promise<Usage> {
  const response = await apiFetch('/api/usage')
  const usage: Usage = await response.json()
  return usage
}

/** undefined while it is not known. */
export function useUsage(): Usage | undefined {
  const session = useSession()
  const query = useQuery({ queryKey: [...usageKey, session?.user.id], queryFn: fetchUsage, enabled: Boolean(session) })
  if (session === undefined) return undefined
  if (session === null) return newGuest
  return query.data ?? (query.isError ? unknown : undefined)
}
