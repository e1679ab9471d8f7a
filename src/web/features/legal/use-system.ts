import { useEffect, useState } from 'react'
import { type System, system } from '#shared/api/account.ts'
import { apiJson } from '../../http/api-fetch.ts'

/** What this installation writes and searches with. undefined while it is not known, null when it could not be read. */
export function useSystem(): System | null | undefined {
  const [known, setKnown] = useState<System | null>()
  useEffect(() => {
    const leaving = new AbortController()
    apiJson('/api/system', system, { signal: leaving.signal })
      .then(setKnown)
      .catch(() => {
        if (!leaving.signal.aborted) setKnown(null)
      })
    return () => leaving.abort()
  }, [])
  return known
}
