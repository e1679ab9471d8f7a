import { useEffect, useState } from 'react'
import type { Guide } from './guide.ts'
import { loadGuide } from './load-guide.ts'

export interface GuideState {
  /** undefined while it is fetched, null when it could not be. */
  guide: Guide | null | undefined
  retry: () => void
}

export function useGuide(agentId: string): GuideState {
  const [guide, setGuide] = useState<Guide | null>()
  const fetchGuide = () => {
    setGuide(undefined)
    loadGuide(agentId).then(setGuide, () => setGuide(null))
  }
  useEffect(() => {
    let current = true
    loadGuide(agentId).then(
      (loaded) => current && setGuide(loaded),
      () => current && setGuide(null),
    )
    return () => {
      current = false
    }
  }, [agentId])
  return { guide, retry: fetchGuide }
}
