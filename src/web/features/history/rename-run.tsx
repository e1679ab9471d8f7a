import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RunListItem } from '#shared/api/runs.ts'
import { Button } from '#ui/button/button.tsx'
import classes from './rename-run.module.css'

interface RenameRunProps {
  run: RunListItem
  /** Answers whether it was stored. */
  onSave: (title: string) => Promise<boolean>
  onDone: () => void
}

/** Stands in the place of the title. A blank one goes back to what the result calls itself. */
export function RenameRun({ run, onSave, onDone }: RenameRunProps) {
  const [title, setTitle] = useState(run.title)
  const [saving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    const isSaved = title.trim() === run.title || (await onSave(title.trim()))
    setSaving(false)
    if (isSaved) onDone()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onDone()
  }
  return (
    <form className={classes.form} onSubmit={save} onKeyDown={leave}>
      <input
        ref={field}
        className={classes.field}
        aria-label={`New name of ${run.title}`}
        placeholder="The result's own title"
        maxLength={120}
        value={title}
        disabled={saving}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" disabled={saving} busy={saving}>
        Save
      </Button>
      <Button look="quiet" size="sm" onClick={onDone} disabled={saving}>
        Cancel
      </Button>
    </form>
  )
}
