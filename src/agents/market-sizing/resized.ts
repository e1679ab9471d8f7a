import { changedRow } from './changed-row.ts'
import { estimateText } from './estimate-text.ts'
import type { SizingResult } from './output.ts'
import { cases, sizingSheet } from './sizing-sheet.ts'

/**
 * After edits of rows: a changed number keeps its range around it and says that it was changed by hand, and the estimate in words is
 * written from the sheet again. An estimate that a person has written stays.
 */
export function resized(result: SizingResult, before: SizingResult): SizingResult {
  const rows = result.rows.map((row) => {
    const was = before.rows.find(({ id }) => id === row.id)
    if (!was || row.basis !== was.basis || row.note !== was.note) return row
    const key = { low: 'low', base: 'value', high: 'high' } as const
    const changed = cases.filter((which) => row[key[which]] !== was[key[which]])
    if (changed.length === 0) return row
    const { label, unit } = row
    return { ...changedRow(was, new Map(changed.map((which) => [which, row[key[which]]]))), label, unit }
  })
  if (result.estimate !== before.estimate) return { ...result, rows }
  const leading = result.inputs.estimationApproach
  return { ...result, rows, estimate: estimateText(sizingSheet(rows, result.formulas), result, leading) }
}
