import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentChange, DocumentView, EditConflict } from '#shared/api/documents.ts'
import { editConflicts } from '#shared/api/documents.ts'
import { ApiError, asApiError } from '../../../http/api-error.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { readDocument, sendChanges, sendDecision } from '../document-calls.ts'
import {
  emptyHistory,
  inverseOf,
  keepHistory,
  readHistory,
  type Step,
  type UndoHistory,
  withStep,
} from '../undo-history.ts'

export interface Conflict {
  /** Of the document that holds theirs. */
  revision: number
  conflicts: readonly EditConflict[]
  changes: readonly DocumentChange[]
}

export interface DocumentEditing {
  view: DocumentView | null
  /** What could not be read; null while all is well. */
  failure: string | null
  saving: boolean
  conflict: Conflict | null
  canUndo: boolean
  canRedo: boolean
  /** Stores one edit; resolves with false where it was not stored, and the page has said why. */
  change: (...changes: DocumentChange[]) => Promise<boolean>
  /** The same for proposals that were made on a revision, with the reason that its version says. */
  accept: (revision: number, changes: readonly DocumentChange[], note: string) => Promise<boolean>
  /** Says that a statement is decided by whoever edits, or takes that back. */
  decide: (text: string, decided: boolean) => Promise<void>
  undo: () => Promise<void>
  redo: () => Promise<void>
  keepMine: () => Promise<void>
  takeTheirs: () => Promise<void>
}

/** One document as this tab edits it: edits go one after the other, each on the revision that the one before has made. */
export function useDocumentEditing(
  runId: string,
  revision: number,
  onSaved: (view: DocumentView) => void,
): DocumentEditing {
  const [view, setView] = useState<DocumentView | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [waiting, setWaiting] = useState(0)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [history, setHistory] = useState<UndoHistory>(emptyHistory)
  const latest = useRef<DocumentView | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const show = useCallback(
    (next: DocumentView) => {
      latest.current = next
      setView(next)
      onSaved(next)
    },
    [onSaved],
  )
  const keep = useCallback(
    (change: (history: UndoHistory) => UndoHistory) =>
      setHistory((now) => {
        const next = change(now)
        keepHistory(runId, next)
        return next
      }),
    [runId],
  )
  const load = useCallback(async () => {
    try {
      show(await readDocument(runId))
      setFailure(null)
    } catch (error) {
      setFailure(asApiError(error).message)
    }
  }, [runId, show])
  useEffect(() => {
    setHistory(readHistory(runId))
    load()
  }, [runId, load])

  useEffect(() => {
    if (latest.current && revision > latest.current.revision) load()
  }, [revision, load])

  const send = useCallback(
    (changes: readonly DocumentChange[], on?: number, note?: string): Promise<DocumentView | null> => {
      const work = async () => {
        const revision = on ?? latest.current?.revision
        if (revision === undefined) return null
        try {
          const saved = await sendChanges(runId, revision, changes, note)
          setConflict(null)
          show(saved)
          return saved
        } catch (error) {
          const { code, message } = asApiError(error)
          const both = editConflicts.safeParse(error instanceof ApiError ? error.body : null)
          if (code === 'EDIT_CONFLICT' && both.success) setConflict({ ...both.data, changes })
          else showToast({ tone: 'error', title: 'Not saved', message })
          return null
        }
      }
      setWaiting((count) => count + 1)
      const done = queue.current.then(work).finally(() => setWaiting((count) => count - 1))
      queue.current = done
      return done
    },
    [runId, show],
  )

  const change = useCallback(
    async (...changes: DocumentChange[]) => {
      const saved = await send(changes)
      if (saved) keep((now) => withStep(now, { revision: saved.revision, changes }))
      return saved !== null
    },
    [send, keep],
  )
  const accept = useCallback(
    async (revision: number, changes: readonly DocumentChange[], note: string) => {
      const saved = await send(changes, revision, note)
      if (saved) keep((now) => withStep(now, { revision: saved.revision, changes }))
      return saved !== null
    },
    [send, keep],
  )
  const decide = useCallback(
    (text: string, decided: boolean) => {
      const work = async () => {
        if (!latest.current) return
        try {
          show(await sendDecision(runId, latest.current.revision, text, decided))
        } catch (error) {
          showToast({ tone: 'error', title: 'Not saved', message: asApiError(error).message })
        }
      }
      setWaiting((count) => count + 1)
      const done = queue.current.then(work).finally(() => setWaiting((count) => count - 1))
      queue.current = done
      return done
    },
    [runId, show],
  )
  /** Takes the last step of one side back and puts it on the other. */
  const turn = useCallback(
    async (from: 'done' | 'undone') => {
      const step = history[from].at(-1)
      if (!step) return
      const changes = inverseOf(step.changes)
      const saved = await send(changes, step.revision)
      if (!saved) return
      const turned: Step = { revision: saved.revision, changes }
      keep(({ done, undone }) =>
        from === 'done'
          ? { done: done.slice(0, -1), undone: [...undone, turned] }
          : { done: [...done, turned], undone: undone.slice(0, -1) },
      )
    },
    [history, send, keep],
  )
  const keepMine = useCallback(async () => {
    if (!conflict) return
    // Mine, made again on what they wrote.
    const theirs = new Map(conflict.conflicts.map((each) => [JSON.stringify(each.change), each.theirs]))
    const changes = conflict.changes.flatMap((each): DocumentChange[] => {
      const key = JSON.stringify(each)
      if (!theirs.has(key)) return [each]
      const now = theirs.get(key)
      if (now === undefined || each.op === 'insert') return []
      if (each.op === 'text')
        return [{ op: 'set', pointer: each.pointer, was: now, value: placed(now, each) } as DocumentChange]
      return [{ ...each, was: now } as DocumentChange]
    })
    if (changes.length === 0) {
      showToast({ tone: 'error', message: 'The place was removed meanwhile, so there is nothing left to change.' })
      setConflict(null)
      await load()
      return
    }
    const saved = await send(changes, conflict.revision)
    if (saved) keep((now) => withStep(now, { revision: saved.revision, changes }))
  }, [conflict, send, keep, load])
  const takeTheirs = useCallback(async () => {
    setConflict(null)
    await load()
  }, [load])

  return {
    view,
    failure,
    saving: waiting > 0,
    conflict,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    change,
    accept,
    decide,
    undo: () => turn('done'),
    redo: () => turn('undone'),
    keepMine,
    takeTheirs,
  }
}

/** A passage whose own place was changed stands behind what is there now: neither text is lost. */
function placed(now: unknown, { value }: Extract<DocumentChange, { op: 'text' }>): string {
  return typeof now === 'string' ? `${now.trimEnd()}\n\n${value}` : value
}
