import { useEffect, useState } from 'react'
import { apiJson } from '../../http/api-fetch.ts'
import { useAccount } from '../../session/use-session.ts'

const usageSchema = () => import('#shared/api/account.ts').then((module) => module.usage)

/**
 * How often the signed-in user ran an agent. undefined while it is not known; null when there is nothing to show: nobody is
 * signed in, it could not be read, or it is not among the five agents that the server names.
 */
export function useOwnUses(agentId: string): number | null | undefined {
  const account = useAccount()
  const [uses, setUses] = useState<number | null>()
  const userId = account?.id
  useEffect(() => {
    if (!userId) {
      setUses(null)
      return
    }
    const leaving = new AbortController()
    apiJson('/api/usage', usageSchema, { signal: leaving.signal })
      .then(({ mostUsedAgents }) => setUses(mostUsedAgents.find((entry) => entry.agentId === agentId)?.uses ?? null))
      .catch(() => {
        if (!leaving.signal.aborted) setUses(null)
      })
    return () => leaving.abort()
  }, [agentId, userId])
  return uses
}
