import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Keeps the queries around it up to date. Its code comes after the page. */
export function LiveUpdates() {
  const client = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | null = null
    let left = false
    import('./start-live.ts').then(
      ({ startLive }) => {
        if (!left) stop = startLive(client)
      },
      // Without it the page is as fresh as its last look.
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [client])
  return null
}
