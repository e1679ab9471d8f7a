import { guestDistinctAgents } from '#shared/plans.ts'

const key = 'pm-pilot.guest-agents'

type Keep = Pick<Storage, 'getItem' | 'setItem'>

function storage(): Keep | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

function opened(keep: Keep | null): string[] {
  try {
    const stored: unknown = JSON.parse(keep?.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** A guest opens two distinct agents; true when this is one of them. Remembered in the browser. */
export function admitGuest(agentId: string, keep: Keep | null = storage()): boolean {
  const before = opened(keep)
  if (before.includes(agentId)) return true
  if (before.length >= guestDistinctAgents) return false
  try {
    keep?.setItem(key, JSON.stringify([...before, agentId]))
  } catch {
    // Not remembered: the guest may open more.
  }
  return true
}
