import { useEffect, useRef } from 'react'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import { EditorActions } from '#ui/result/editor-actions.tsx'
import type { Trend } from './output.ts'
import classes from './trend-card.module.css'

interface TrendEditorProps {
  /** From 1. */
  number: number
  trend: Trend
  saving: boolean
  onChange: (trend: Trend) => void
  onSave: (trend: Trend) => void
  onCancel: () => void
}

/** A source of the user's own has no number among the run's sources; an empty one is none. */
function withSource({ source: _source, sourceNumber: _number, ...trend }: Trend, text: string): Trend {
  return text === '' ? trend : { ...trend, source: text }
}

export function TrendEditor({ number, trend, saving, onChange, onSave, onCancel }: TrendEditorProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <section ref={box} className={classes.editor} aria-label={`Edit Trend #${number}`}>
      <p className={classes.number}>Trend #{number}</p>
      <TextInput
        id="edit-trend-title"
        label="Title"
        value={trend.title}
        disabled={saving}
        onText={(title) => onChange({ ...trend, title })}
      />
      <TextArea
        id="edit-trend-summary"
        label="Summary"
        rows={4}
        value={trend.summary}
        disabled={saving}
        onText={(summary) => onChange({ ...trend, summary })}
      />
      <TextInput
        id="edit-trend-source"
        label="Source (optional)"
        value={trend.source ?? ''}
        disabled={saving}
        onText={(source) => onChange(withSource(trend, source))}
      />
      <EditorActions saving={saving} onSave={() => onSave(trend)} onCancel={onCancel} />
    </section>
  )
}
