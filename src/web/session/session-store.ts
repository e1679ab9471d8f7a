import type { Session, SessionEvent } from './session.ts'

/** Where storage holds it. */
export const sessionKey = 'pm-pilot.session'

type Listener = (event: SessionEvent, session: Session | null) => void

const listeners = new Set<Listener>()
/** undefined until storage was read. */
let current: Session | null | undefined
/** An account's session ended by itself, and nobody has signed in since. */
let lost = false

function parse(text: string | null): Session | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/** Storage can hold anything: another version's entry, or what a person typed. */
function isSession(value: unknown): value is Session {
  if (value === null || typeof value !== 'object') return false
  const { sessionToken, accessToken, expiresAt, user }: Partial<Record<keyof Session, unknown>> = value
  if (typeof sessionToken !== 'string' || typeof accessToken !== 'string' || typeof expiresAt !== 'number') return false
  return user !== null && typeof user === 'object' && 'id' in user && 'email' in user && 'anonymous' in user
}

function read(): Session | null {
  try {
    return parse(localStorage.getItem(sessionKey))
  } catch {
    return null
  }
}

/** Also for what changes nothing in the stored session: a recovery link that was opened, a challenge that was passed. */
export function announce(event: SessionEvent): void {
  for (const listener of listeners) listener(event, current ?? null)
}

/** What changed between two states, as the events that listeners know. */
export function eventBetween(before: Session | null, after: Session | null): SessionEvent | null {
  if (after === null) return before === null ? null : 'signed-out'
  if (before === null || before.user.id !== after.user.id) return 'signed-in'
  if (before.accessToken !== after.accessToken || before.sessionToken !== after.sessionToken) return 'token-refreshed'
  return JSON.stringify(before.user) === JSON.stringify(after.user) ? null : 'user-updated'
}

export function currentSession(): Session | null {
  if (current === undefined) current = read()
  return current
}

/** The server says that the session is over. An account's is lost: pages say so, and no guest takes its place. */
export function endSession(): void {
  lost = Boolean(currentSession()) && !currentSession()?.user.anonymous
  store(null)
}

export const isSessionLost = () => lost

/** Where storage is switched off the session lives as long as the page. */
export function storeSession(next: Session | null): void {
  lost = false
  store(next)
}

function store(next: Session | null): void {
  const event = eventBetween(currentSession(), next)
  current = next
  try {
    if (next === null) localStorage.removeItem(sessionKey)
    else localStorage.setItem(sessionKey, JSON.stringify(next))
  } catch {
    // Kept in memory.
  }
  if (event !== null) announce(event)
}

/** Calls back at every change, in this tab or another; first, soon, with the initial session. */
export function onSessionEvent(listener: Listener): () => void {
  listeners.add(listener)
  queueMicrotask(() => {
    if (listeners.has(listener)) listener('initial-session', currentSession())
  })
  return () => {
    listeners.delete(listener)
  }
}

/** Follows the other tabs. */
export function followOtherTabs(): () => void {
  const follow = (change: StorageEvent) => {
    if (change.key !== sessionKey && change.key !== null) return
    const before = currentSession()
    current = read()
    const event = eventBetween(before, current)
    if (event !== null) announce(event)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
