import { useMemo, useState } from 'react'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { ResultEditing } from '#ui/result/agent-view.ts'
import { changedRow, isOneNumber, type RowChanges } from './changed-row.ts'
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
  /** Whether a row is one number and no range; typing does not change it. */
  isOneNumber: (row: SheetRow) => boolean
  /** Nobody had a number for it when the sheet was made, so its cell may be left empty. */
  wasBlank: (row: SheetRow) => boolean
  /** Null takes the reader's number out again. */
  change: (row: SheetRow, which: Case, number: number | null) => void
  undo: () => void
  save: () => Promise<void>
}

/** The sheet as the reader has changed it so far. It calculates on every change; only saving stores it. */
export function useSheet(
  result: DeepPartial<SizingResult> & object,
  leading: Method,
  edit: ResultEditing | undefined,
): EditableSheet {
  const [edits, setEdits] = useState<ReadonlyMap<string, RowChanges>>(new Map())
  const [saving, setSaving] = useState(false)
  const stored = useMemo(() => wholeRows(result.rows), [result.rows])
  const formulas = useMemo(() => wholeFormulas(result.formulas), [result.formulas])
  const compiled = useMemo(() => compiledOf(stored, formulas), [stored, formulas])
  const rows = stored.map((row) => changedRow(row, edits.get(row.id) ?? new Map()))
  const storedOf = ({ id }: SheetRow) => stored.find((row) => row.id === id)
  const sheet = sizingSheet(rows, formulas, compiled)
  const estimate = estimateText(sheet, result, leading)
  return {
    sheet,
    estimate,
    changed: new Set(edits.keys()),
    saving,
    isOneNumber: (row) => isOneNumber(storedOf(row) ?? row),
    wasBlank: (row) => storedOf(row)?.blank === true,
    change: (row, which, number) => setEdits(withChange(edits, storedOf(row) ?? row, which, number)),
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

/** The edits with one more; what brings back the stored number is none. */
function withChange(
  edits: ReadonlyMap<string, RowChanges>,
  stored: SheetRow,
  which: Case,
  number: number | null,
): ReadonlyMap<string, RowChanges> {
  const had = which === 'base' ? stored.value : stored[which]
  // The cell that was changed last is the last one of the row.
  const cells = new Map([...(edits.get(stored.id) ?? [])].filter(([each]) => each !== which))
  if (number !== null && (number !== had || stored.blank)) cells.set(which, number)
  const rest = new Map([...edits].filter(([id]) => id !== stored.id))
  return cells.size === 0 ? rest : rest.set(stored.id, cells)
}
