import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Usage } from '#shared/api/account.ts'
import { guestLimit, typicalSuccessRate } from '#shared/plans.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { useSession } from '../../session/use-session.ts'

/** What the dashboard shows. Who has no session yet cannot ask how many others are active: null. */
export interface ShownUsage extends Omit<Usage, 'monthlyActiveUsers'> {
  monthlyActiveUsers: number | null
}

export interface UsageState {
  /** undefined while it is not known. */
  usage: ShownUsage | undefined
  /** The numbers could not be read: `usage` is what an account has at least. */
  failed: boolean
  retry: () => void
}

const nothingYet = {
  used: 0,
  reserved: 0,
  resetsAt: null,
  trialEndsAt: null,
  planAfterTrial: null,
  endedTrial: null,
  totals: {
    agentRuns: 0,
    documentsGenerated: 0,
    successRate: typicalSuccessRate,
    successRateMeasured: false,
    timeSavedHours: 0,
    agentsUsed: 0,
  },
  mostUsedAgents: [],
  usesPerDay: [],
  monthlyActiveUsers: null,
}

/** Before a guest's first run there is no session to ask about. */
const newGuest: ShownUsage = { ...nothingYet, plan: 'Guest', limit: guestLimit, remaining: guestLimit }

/** When usage cannot be read, the page shows what an account has at least. */
const unknown: ShownUsage = { ...nothingYet, plan: 'Free', limit: 50, remaining: 50 }

/** Timers hold at most 24 days. */
const longestTimerMs = 2 ** 31 - 1

async function fetchUsage(): Promise<Usage> {
  const response = await apiFetch('/api/usage')
  const usage: Usage = await response.json()
  return usage
}

export function useUsage(): UsageState {
  const session = useSession()
  const query = useQuery({ queryKey: ['usage', session?.user.id], queryFn: fetchUsage, enabled: Boolean(session) })
  const { data, isError, refetch } = query

  // A new month or the end of a trial is no event of the server.
  const ends = [data?.resetsAt, data?.trialEndsAt].filter((moment) => typeof moment === 'string')
  const next = ends.length > 0 ? Math.min(...ends.map((moment) => Date.parse(moment))) : null
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => void refetch(), Math.min(Math.max(next - Date.now(), 0) + 1_000, longestTimerMs))
    return () => clearTimeout(timer)
  }, [next, refetch])

  const state = (usage: ShownUsage | undefined, failed = false) => ({ usage, failed, retry: () => void refetch() })
  if (session === undefined) return state(undefined)
  if (session === null) return state(newGuest)
  return data ? state(data) : state(isError ? unknown : undefined, isError)
}
