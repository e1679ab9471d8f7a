import { useSyncExternalStore } from 'react'

/** `off` where nobody is signed in; `lost` while the connection is being made again. */
export type LiveStatus = 'off' | 'connecting' | 'live' | 'lost'

let current: LiveStatus = 'off'
const listeners = new Set<() => void>()

export function setLiveStatus(next: LiveStatus): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

export const liveStatus = (): LiveStatus => current

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore<LiveStatus>(subscribe, liveStatus, () => 'off')
}
