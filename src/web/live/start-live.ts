import type { QueryClient } from '@tanstack/react-query'
import type { UserEvent } from '#shared/api/user-events.ts'
import { currentSession, onSessionEvent } from '../session/session-store.ts'
import { type LiveStatus, liveStatus, setLiveStatus } from './live-status.ts'

const ended = new Set(['succeeded', 'failed', 'deleted'])

/** What an event makes old: the start of a run is in the numbers that come with it, its end changes the totals too. */
export function staleAfter(event: UserEvent): readonly string[] {
  if (event.type === 'usage') return []
  if (event.type === 'comments') return ['comments']
  return ended.has(event.status) ? ['usage', 'runs'] : ['runs']
}

/** Keeps the answers in `client` up to date with the server for whoever is signed in. Returns what stops it. */
export function startLive(client: QueryClient): () => void {
  let following: { userId: string; stop: AbortController; wasLive: boolean } | null = null
  const refresh = (keys: readonly string[]) => {
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
  }

  function onEvent(userId: string, event: UserEvent): void {
    if (event.type === 'usage') {
      const { type: _, ...allowance } = event
      const before = client.getQueryData<{ plan?: unknown }>(['usage', userId])
      if (before) client.setQueryData(['usage', userId], { ...before, ...allowance })
      if (before && before.plan !== allowance.plan) refresh(['me'])
    }
    refresh(staleAfter(event))
  }

  function onStatus(status: LiveStatus): void {
    const before = liveStatus()
    setLiveStatus(status)
    if (!following || status !== 'live' || before === 'live') return
    // What happened while nobody listened.
    if (following.wasLive) refresh(['usage', 'runs', 'me', 'comments'])
    following.wasLive = true
  }

  function follow(): void {
    const userId = currentSession()?.user.id
    if (userId === following?.userId) return
    following?.stop.abort()
    following = null
    setLiveStatus('off')
    if (userId === undefined) return
    const stop = new AbortController()
    following = { userId, stop, wasLive: false }
    // Nobody signed in, nothing to hear: the code of the connection comes with the first account.
    import('./share-live.ts').then(
      ({ shareLive }) => {
        if (stop.signal.aborted) return
        void shareLive(userId, stop.signal, {
          onEvent: (event) => onEvent(userId, event),
          onStatus: (status) => {
            if (!stop.signal.aborted) onStatus(status)
          },
        })
      },
      // Without it the page is as fresh as its last look.
      () => undefined,
    )
  }

  const leave = onSessionEvent(follow)
  return () => {
    leave()
    following?.stop.abort()
    following = null
    setLiveStatus('off')
  }
}
