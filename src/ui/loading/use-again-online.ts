import { useEffect, useEffectEvent } from 'react'
import { mendsOnline } from './load-failure.ts'

/** Tries again by itself when the network is back. */
export function useAgainOnline(error: unknown, onAgain: () => void): void {
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    if (!mendsOnline(error)) return
    const retry = () => again()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [error])
}
