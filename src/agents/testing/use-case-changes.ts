import { useEffect, useState } from 'react'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { ResultEditing } from '#ui/result/agent-view.ts'
import type { CaseState, TestCase, TestingResult } from './output.ts'

export interface CaseChange {
  state?: CaseState
  note?: string
}

interface Queued extends CaseChange {
  id: string
  settle: (stored: boolean) => void
}

type Cases = readonly DeepPartial<TestCase>[]

/** The last change of each counts. */
const withChanges = (cases: Cases, queue: readonly Queued[]): DeepPartial<TestCase>[] =>
  cases.map((each) => {
    const own = queue.filter(({ id }) => id === each.id)
    const state = own.findLast((change) => change.state !== undefined)?.state
    const note = own.findLast((change) => change.note !== undefined)?.note
    return { ...each, ...(state === undefined ? {} : { state }), ...(note === undefined ? {} : { note }) }
  })

/**
 * Changes of cases, shown at once and stored one after the other: a tester ticks faster than a save takes, and each save needs
 * the revision that the one before has made. What could not be stored is shown as it was.
 */
export function useCaseChanges(result: DeepPartial<TestingResult>, edit: ResultEditing | undefined) {
  const [queue, setQueue] = useState<readonly Queued[]>([])
  const [saving, setSaving] = useState(false)
  const cases = withChanges(present(result.cases), queue)

  useEffect(() => {
    if (saving || queue.length === 0 || !edit) return
    const taken = queue
    setSaving(true)
    edit.save({ ...result, cases: withChanges(present(result.cases), taken) }).then((stored) => {
      for (const { settle } of taken) settle(stored)
      setQueue((now) => now.slice(taken.length))
      setSaving(false)
    })
  }, [saving, queue, edit, result])

  const change = (id: string, changed: CaseChange) =>
    new Promise<boolean>((settle) => {
      setQueue((now) => [...now, { id, ...changed, settle }])
    })
  return { cases, change: edit ? change : undefined, saving: saving || queue.length > 0 }
}
