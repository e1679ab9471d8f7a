import type { DocumentChange } from '#shared/api/documents.ts'

/** Changes that can be taken back, and the revision that they were stored as: they find their places from there. */
export interface Step {
  revision: number
  changes: readonly DocumentChange[]
}

export interface UndoHistory {
  done: readonly Step[]
  undone: readonly Step[]
}

export const emptyHistory: UndoHistory = { done: [], undone: [] }
const mostSteps = 100

const keyOf = (runId: string) => `document-undo:${runId}`

/** What this tab has changed; it outlives a reload, and goes with the tab. */
export function readHistory(runId: string): UndoHistory {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(runId)) ?? 'null')
    const { done, undone } = { ...emptyHistory, ...(kept as Partial<UndoHistory> | null) }
    return Array.isArray(done) && Array.isArray(undone) ? { done, undone } : emptyHistory
  } catch {
    return emptyHistory
  }
}

export function keepHistory(runId: string, history: UndoHistory): void {
  try {
    sessionStorage.setItem(keyOf(runId), JSON.stringify(history))
  } catch {
    // Without room nothing but the undo across a reload is lost.
  }
}

export const withStep = (history: UndoHistory, step: Step): UndoHistory => ({
  done: [...history.done, step].slice(-mostSteps),
  undone: [],
})

/** The changes that take these back, last first. */
export function inverseOf(changes: readonly DocumentChange[]): DocumentChange[] {
  return changes.toReversed().map((change): DocumentChange => {
    if (change.op === 'insert') return { op: 'remove', pointer: change.pointer, was: change.value }
    if (change.op === 'remove') return { op: 'insert', pointer: change.pointer, value: change.was }
    return { ...change, was: change.value, value: change.was } as DocumentChange
  })
}
