import type { DocumentChange, DocumentContent } from '#shared/api/documents.ts'
import type { RefineProposal } from '#shared/api/refine.ts'
import { pathOf, valueAt } from '#shared/json-pointer.ts'

// Both sides come from the database, which orders the keys of an object.
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Whether what a change was made on still stands in its place. */
function stands(content: DocumentContent, change: DocumentChange): boolean {
  const path = pathOf(change.pointer) ?? []
  const now = valueAt(content, path)
  if (change.op === 'insert') return Array.isArray(valueAt(content, path.slice(0, -1)))
  if (change.op === 'text') return typeof now === 'string' && now.startsWith(change.was, change.at)
  return isSame(now, change.was)
}

/** A proposal without the changes whose places were changed since it was made, and how many those are. */
export function fittingChanges(
  proposal: RefineProposal,
  document: DocumentContent & { revision: number },
): { proposal: RefineProposal; outdated: number } {
  if (document.revision === proposal.revision) return { proposal, outdated: 0 }
  const proposed = proposal.proposed.filter(({ changes }) => changes.every((change) => stands(document, change)))
  return { proposal: { ...proposal, proposed }, outdated: proposal.proposed.length - proposed.length }
}
