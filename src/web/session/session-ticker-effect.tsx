import { useEffect } from 'react'
import { followOtherTabs } from './session-store.ts'
import { startSessionTicker } from './session-ticker.ts'

/** Mounted once, in the root. */
export function SessionTicker() {
  useEffect(() => {
    const stopTicker = startSessionTicker()
    const stopFollowing = followOtherTabs()
    return () => {
      stopTicker()
      stopFollowing()
    }
  }, [])
  return null
}
