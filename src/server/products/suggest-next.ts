import type { NextStep } from '#shared/api/product-overview.ts'
import type { StaleReason } from '#shared/api/standing.ts'
import { changesText } from '#shared/stale-text.ts'

export interface SuggestingAgent {
  id: string
  name: string
  description: string
  /** False for one whose form does not ask about a product. */
  fits: boolean
  next: { agentId: string; why: string }
}

interface WrittenDocument {
  id: string
  agentId: string
  /** ISO 8601. */
  createdAt: string
  stale: readonly StaleReason[]
}

/**
 * The one step that is suggested: what is out of date first, since others build on it; then what the agent of the newest document leads
 * to; then the first agent that has written nothing yet. `agents` are the live ones in the order of a product's life, `first` begins.
 */
export function suggestNext(
  agents: readonly SuggestingAgent[],
  documents: readonly WrittenDocument[],
  first: string,
): NextStep | null {
  const nameOf = (id: string) => agents.find((agent) => agent.id === id)?.name ?? id
  const written = new Set(documents.map(({ agentId }) => agentId))
  const missing = agents.filter(({ id, fits }) => fits && !written.has(id))
  for (const { id } of agents) {
    const document = documents.find(({ agentId, stale }) => agentId === id && stale.length > 0)
    if (!document) continue
    // Its own form is as it was: only a new run has the new words. Anything else is put right in the document, whose edits stay.
    const kind = document.stale.some((each) => each.kind === 'words') ? 'again' : 'update'
    return { kind, agentId: id, documentId: document.id, reason: changesText(document.stale, nameOf) }
  }
  if (documents.length === 0) {
    const begin = missing.find(({ id }) => id === first) ?? missing[0]
    return begin ? { kind: 'first', agentId: begin.id, documentId: null, reason: begin.description } : null
  }
  const newest = [...documents].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  for (const { agentId } of newest) {
    const next = agents.find(({ id }) => id === agentId)?.next
    if (next && missing.some(({ id }) => id === next.agentId))
      return { kind: 'next', agentId: next.agentId, documentId: null, reason: next.why }
  }
  const [left] = missing
  return left ? { kind: 'next', agentId: left.id, documentId: null, reason: left.description } : null
}
