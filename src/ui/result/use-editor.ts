import { useState } from 'react'
import type { ResultEditing } from './agent-view.ts'

export interface Editor<Draft> {
  /** null while nothing is edited. */
  draft: Draft | null
  saving: boolean
  begin: (draft: Draft) => void
  change: (draft: Draft) => void
  cancel: () => void
  /** Stores the result; the draft stays when that fails. */
  save: (result: object) => Promise<void>
}

/** What is being edited of a result, until it is stored or given up. */
export function useEditor<Draft>(edit: ResultEditing | undefined): Editor<Draft> {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [saving, setSaving] = useState(false)
  const save = async (result: object) => {
    if (!edit) return
    setSaving(true)
    const stored = await edit.save(result)
    setSaving(false)
    if (stored) setDraft(null)
  }
  return { draft, saving, begin: setDraft, change: setDraft, cancel: () => setDraft(null), save }
}
