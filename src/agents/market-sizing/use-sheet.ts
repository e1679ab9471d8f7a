import { useMemo, useState } from 'react'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { ResultEditing } from '#ui/result/agent-view.ts'
import { changedRow } from './changed-row.ts'
import { estimateText } from './estimate-text.ts'
import type { SheetRow, SizingResult } from './output.ts'
import {
  type Case,
  compiledOf,
  type Method,
  type SizingSheet,
  sizingSheet,
  wholeFormulas,
  wholeRows,
} from './sizing-sheet.ts'

export interface EditableSheet {
  sheet: SizingSheet
  estimate: string
  /** Ids of the rows that differ from what is stored. */
  changed: ReadonlySet<string>
  saving: boolean
  change: (row: SheetRow, which: Case, number: number) => void
  undo: () => void
  save: () => Promise<void>
}

/** The sheet as the reader has changed it so far. It calculates on every change; only saving stores it. */
export function useSheet(
  result: DeepPartial<SizingResult> & object,
  leading: Method,
  edit: ResultEditing | undefined,
): EditableSheet {
  const [edits, setEdits] = useState<ReadonlyMap<string, SheetRow>>(new Map())
  const [saving, setSaving] = useState(false)
  const stored = useMemo(() => wholeRows(result.rows), [result.rows])
  const formulas = useMemo(() => wholeFormulas(result.formulas), [result.formulas])
  const compiled = useMemo(() => compiledOf(stored, formulas), [stored, formulas])
  const rows = stored.map((row) => edits.get(row.id) ?? row)
  const sheet = sizingSheet(rows, formulas, compiled)
  const estimate = estimateText(sheet, result, leading)
  return {
    sheet,
    estimate,
    changed: new Set(edits.keys()),
    saving,
    change: (row, which, number) => setEdits(new Map([...edits, [row.id, changedRow(row, which, number)]])),
    undo: () => setEdits(new Map()),
    save: async () => {
      if (!edit) return
      setSaving(true)
      const isStored = await edit.save({ ...result, rows, estimate })
      setSaving(false)
      if (isStored) setEdits(new Map())
    },
  }
}
