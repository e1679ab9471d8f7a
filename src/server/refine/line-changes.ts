import { diffLines } from 'diff'
import type { DocumentChange } from '#shared/api/documents.ts'

type TextChange = Extract<DocumentChange, { op: 'text' }>

/** Lines that may differ: what says everything differently is one change, and comparing it would take long. */
const mostDifferent = 1_000

/** What two versions of a long text say differently, as changes of passages: each stands or falls by itself. */
export function lineChanges(pointer: string, before: string, after: string): TextChange[] {
  const parts = diffLines(before, after, { maxEditLength: mostDifferent })
  if (!parts) return [{ op: 'text', pointer, at: 0, was: before, value: after }]
  const changes: TextChange[] = []
  let at = 0
  let open: { at: number; was: string; value: string } | null = null
  const close = () => {
    if (open) changes.push({ op: 'text', pointer, ...open })
    open = null
  }
  const opened = () => {
    open ??= { at, was: '', value: '' }
    return open
  }
  for (const { added, removed, value } of parts) {
    if (added) {
      opened().value += value
    } else if (removed) {
      opened().was += value
      at += value.length
    } else {
      // What is only added finds its place by the line behind it.
      const pending = opened()
      if (pending.was === '' && pending.value !== '') {
        const [first = ''] = /^[^\n]*\n?/.exec(value) ?? []
        pending.was = first
        pending.value += first
      }
      if (pending.was === '' && pending.value === '') open = null
      close()
      at += value.length
    }
  }
  close()
  return changes
}
