import { useSyncExternalStore } from 'react'
import type { Session, SessionUser } from './session.ts'
import { currentSession, isSessionLost, onSessionEvent } from './session-store.ts'

const subscribe = (changed: () => void) => onSessionEvent(changed)
/** The prerendered page cannot know who reads it. */
const onServer = () => undefined

/** undefined while the page is not hydrated, null when there is none. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(subscribe, currentSession, onServer)
}

/** The signed-in person; null for a guest, whose session is anonymous or none. undefined as above. */
export function useAccount(): SessionUser | null | undefined {
  const session = useSession()
  if (session === undefined) return undefined
  return session && !session.user.anonymous ? session.user : null
}

/** True from when an account's session ended by itself until somebody signs in. */
export function useSessionLost(): boolean {
  return useSyncExternalStore(subscribe, isSessionLost, () => false)
}
