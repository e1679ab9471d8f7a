import { type ReactNode, useEffect, useRef, useState } from 'react'
import { TextArea } from '../field/text-control.tsx'
import { Icon } from '../icon/icon.tsx'
import { CopyButton } from './copy-button.tsx'
import classes from './editable-text.module.css'
import { EditorActions } from './editor-actions.tsx'

export interface Meter {
  characters: number
  limit: number
  /** What is counted: "post", "subject". */
  of: string
}

interface EditableTextProps {
  /** Unique on the page. */
  id: string
  /** Names the text: "LinkedIn post". */
  label: string
  text: string
  /** Stores the changed text; resolves with false when it was not stored, and the text stays as typed. Absent: read only. */
  save?: ((text: string) => Promise<boolean>) | undefined
  rows?: number
  /** How much of its limit a text uses. */
  meter?: ((text: string) => Meter) | undefined
  /** How the text is shown; as it is, line breaks kept, when absent. */
  children?: ReactNode
  heading?: ReactNode
}

const number = new Intl.NumberFormat('en')

function MeterLine({ characters, limit, of }: Meter) {
  return (
    <p className={classes.meter} data-over={characters > limit || undefined}>
      {of}: {number.format(characters)} of {number.format(limit)} characters
    </p>
  )
}

/** A text of a result that is read, copied and changed in place. */
export function EditableText({ id, label, text, save, rows = 6, meter, children, heading }: EditableTextProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const editing = draft !== null
  useEffect(() => {
    if (editing) document.getElementById(`${id}-text`)?.focus()
    else if (wasEditing.current) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing, id])
  const store = async () => {
    if (!save || draft === null) return
    setSaving(true)
    const stored = await save(draft.trim())
    setSaving(false)
    if (stored) setDraft(null)
  }
  return (
    <section className={classes.box} aria-label={label}>
      <div className={classes.head}>
        <div className={classes.heading}>{heading ?? <h4>{label}</h4>}</div>
        {!editing && text !== '' && (
          <div className={classes.actions}>
            <CopyButton text={text} what={label} />
            {save && (
              <button
                type="button"
                className={classes.edit}
                ref={editButton}
                aria-label={`Edit ${label}`}
                onClick={() => setDraft(text)}
              >
                <Icon name="edit" size={16} />
                Edit
              </button>
            )}
          </div>
        )}
      </div>
      {editing ? (
        <div className={classes.editor}>
          <TextArea
            id={`${id}-text`}
            label={`Edit ${label}`}
            rows={rows}
            value={draft}
            disabled={saving}
            onText={setDraft}
          />
          {meter && <MeterLine {...meter(draft)} />}
          <EditorActions saving={saving} onSave={store} onCancel={() => setDraft(null)} />
        </div>
      ) : (
        <>
          {children ?? <p className={classes.text}>{text}</p>}
          {meter && text !== '' && <MeterLine {...meter(text)} />}
        </>
      )}
    </section>
  )
}
