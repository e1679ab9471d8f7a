import type { LiveAgent } from '#agents/registry-server.ts'
import { checkedContent, type DocumentParts } from '#server/documents/edit-document.ts'
import { placeChange } from '#server/documents/place-change.ts'
import type { DocumentChange, DocumentContent } from '#shared/api/documents.ts'
import type { ProposedChange } from '#shared/api/refine.ts'
import { pathOf } from '#shared/json-pointer.ts'

type Context = Awaited<ReturnType<DocumentParts['contextOf']>>

/** The content after these changes in this order; null where one has no place. */
export function contentAfter(content: DocumentContent, changes: readonly DocumentChange[]): DocumentContent | null {
  let after: DocumentContent | null = content
  for (const change of changes) after = after && placeChange(after, change).content
  return after
}

/**
 * Changes of one revision in an order in which each finds its place whatever of the others is accepted: later passages of a text
 * before earlier ones, then what is taken out, last items first, then what is added.
 */
export function inOrder(proposed: readonly ProposedChange[]): ProposedChange[] {
  const rank = ({ op }: DocumentChange) => ({ set: 0, text: 0, remove: 1, insert: 2 })[op]
  const byPlace = (a: string, b: string) => {
    const [one, two] = [pathOf(a) ?? [], pathOf(b) ?? []]
    for (let index = 0; index < Math.min(one.length, two.length); index += 1) {
      const [left, right] = [String(one[index]), String(two[index])]
      if (left === right) continue
      return /^\d+$/.test(left) && /^\d+$/.test(right) ? Number(right) - Number(left) : left < right ? -1 : 1
    }
    return two.length - one.length
  }
  return proposed.toSorted((a, b) => {
    const [one, two] = [a.changes[0], b.changes[0]]
    if (!one || !two) return 0
    if (rank(one) !== rank(two)) return rank(one) - rank(two)
    if (one.op === 'text' && two.op === 'text' && one.pointer === two.pointer) return two.at - one.at
    return one.op === 'remove' ? byPlace(one.pointer, two.pointer) : 0
  })
}

/** Whether the agent takes the document with these changes. */
export function fitsAgent(
  agent: LiveAgent,
  content: DocumentContent,
  changes: readonly DocumentChange[],
  context: Context,
): boolean {
  const after = contentAfter(content, changes)
  if (!after) return false
  try {
    checkedContent(agent, after, content.result, context)
    return true
  } catch {
    return false
  }
}

/** Those that fit alone and together; of what does not fit together the later ones are left out. */
export function fitting(
  agent: LiveAgent,
  content: DocumentContent,
  proposed: readonly ProposedChange[],
  context: Context,
): ProposedChange[] {
  const ordered = inOrder(proposed).filter(({ changes }) => fitsAgent(agent, content, changes, context))
  const all = ordered.flatMap(({ changes }) => changes)
  if (fitsAgent(agent, content, all, context)) return ordered
  const kept: ProposedChange[] = []
  for (const each of ordered) {
    if (
      fitsAgent(
        agent,
        content,
        [...kept, each].flatMap(({ changes }) => changes),
        context,
      )
    )
      kept.push(each)
  }
  return kept
}
