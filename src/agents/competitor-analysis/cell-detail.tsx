import { useState } from 'react'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { TextArea } from '#ui/field/text-control.tsx'
import { Cited } from '#ui/result/cited.tsx'
import { EditorActions } from '#ui/result/editor-actions.tsx'
import classes from './matrix.module.css'
import { Mark } from './matrix-cell.tsx'
import { type Cell, type CellValue, cellValues } from './output.ts'
import { valueLabels } from './value-labels.ts'

interface CellDetailProps {
  criterion: string
  cell: DeepPartial<Cell>
  onSave?: ((cell: Cell) => Promise<boolean>) | undefined
}

const options = cellValues.map((value) => ({ value, label: valueLabels[value] }))

/** What one cell rests on, and the place to write down what was seen. */
export function CellDetail({ criterion, cell, onSave }: CellDetailProps) {
  const [draft, setDraft] = useState<{ value: CellValue; basis: string } | null>(null)
  const [saving, setSaving] = useState(false)
  const value = cell.value ?? 'unknown'
  const vendor = cell.vendor ?? ''

  const save = async () => {
    if (!onSave || !draft) return
    setSaving(true)
    const stored = await onSave({ vendor, ...draft, basis: draft.basis.trim() || 'check: not written down yet' })
    setSaving(false)
    if (stored) setDraft(null)
  }

  return (
    <div className={classes.card}>
      <p className={classes.cardTitle}>
        <Mark value={value} />
        <span>
          <strong>{vendor}</strong>: {criterion}
        </span>
      </p>
      {draft ? (
        <div className={classes.editor}>
          <Select
            id="cell-value"
            name="value"
            label="Answer"
            value={draft.value}
            options={options}
            disabled={saving}
            onText={(text) => setDraft({ ...draft, value: text as CellValue })}
          />
          <TextArea
            id="cell-basis"
            label="Evidence"
            help="Who saw what, where and when"
            rows={2}
            value={draft.basis}
            disabled={saving}
            onText={(basis) => setDraft({ ...draft, basis })}
          />
          <EditorActions saving={saving} onSave={save} onCancel={() => setDraft(null)} />
        </div>
      ) : (
        <>
          <p>
            {valueLabels[value]}. <Cited text={cell.basis ?? ''} />
          </p>
          {onSave && (
            <Button size="sm" look="line" onClick={() => setDraft({ value, basis: cell.basis ?? '' })}>
              Fill in
            </Button>
          )}
        </>
      )}
    </div>
  )
}
