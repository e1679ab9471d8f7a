import { useState } from 'react'
import { type Correctable, closestNote, correctable, neighbourNote } from '#shared/correctable.ts'
import type { Corrections, UnderstoodItem } from '#shared/corrections.ts'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './understood.module.css'
import { questions, UnderstoodEditor } from './understood-editor.tsx'

interface UnderstoodProps {
  items: readonly UnderstoodItem[]
  /** Runs again with the user's words in the place of what was read; blank words go back to the reading. */
  onCorrect?: ((changes: Corrections) => void) | undefined
  /** What was put right before this run. */
  corrections?: Corrections
  /** The parts are folded into one line until they are asked for, unless this says otherwise. */
  opened?: boolean
}

interface Editing {
  what: Correctable
  words: string
}

/**
 * What was read out of the user's words. Each part can be put right, also one that was not found. One line of it shows first:
 * the result is what the reader came for.
 */
export function Understood({ items, onCorrect, corrections = {}, opened = false }: UnderstoodProps) {
  const [editing, setEditing] = useState<Editing | null>(null)
  const [open, setOpen] = useState(opened)
  if (items.length === 0) return null
  // Facts that no reader looked for in this form are not asked for.
  const missing = onCorrect
    ? correctable.filter(
        (what) =>
          what !== 'notMeant' && items.some((item) => item.corrects) && !items.some((item) => item.corrects === what),
      )
    : []
  const begin = (what: Correctable, words: string) => setEditing({ what, words })
  return (
    <section className={classes.box} aria-labelledby="understood-title" data-screen-only>
      <h2 id="understood-title" className={classes.title}>
        What was understood
      </h2>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={open}
        aria-controls="understood-parts"
        aria-labelledby="understood-title understood-line"
        onClick={() => setOpen(!open)}
      >
        <span id="understood-line" className={classes.line} data-written>
          {inOneLine(items)}
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      <ul id="understood-parts" className={classes.list}>
        {items.map((item) => (
          <li key={`${item.label}:${item.value}`}>
            <Chip item={item} onEdit={onCorrect && item.corrects ? begin : undefined} />
          </li>
        ))}
        {missing.map((what) => (
          <li key={what}>
            <button type="button" className={classes.add} onClick={() => begin(what, '')}>
              Add: {questions[what].toLowerCase()}
            </button>
          </li>
        ))}
      </ul>
      {editing && onCorrect && (
        <UnderstoodEditor
          key={editing.what}
          what={editing.what}
          words={editing.words}
          parts={items.find((item) => item.corrects === editing.what)?.parts}
          corrections={corrections}
          onCancel={() => setEditing(null)}
          onDone={(changes) => {
            setEditing(null)
            onCorrect(changes)
          }}
        />
      )}
    </section>
  )
}

/** What somebody would look at first: who does what, and in which market. */
function inOneLine(items: readonly UnderstoodItem[]): string {
  const read = items.filter((item) => item.corrects)
  return (read.length > 0 ? read : items).map(({ value }) => value).join(' · ')
}

interface ChipProps {
  item: UnderstoodItem
  onEdit: ((what: Correctable, words: string) => void) | undefined
}

function Chip({ item, onEdit }: ChipProps) {
  const { label, value, corrects, corrected } = item
  const content = (
    <>
      <span className={classes.label}>
        {label}
        <span className={classes.hiddenText}>: </span>
      </span>
      <span className={classes.value} data-written>
        {value}
        {corrected && <span className={classes.mark}> corrected</span>}
      </span>
    </>
  )
  if (!onEdit || !corrects) return <span className={classes.chip}>{content}</span>
  return (
    <button
      type="button"
      className={`${classes.chip} ${classes.open}`}
      onClick={() => onEdit(corrects, offered(value))}
    >
      {content}
      <span className={classes.pen}>
        <Icon name="edit" size={14} />
        <span className={classes.hiddenText}> (correct it)</span>
      </span>
    </button>
  )
}

/** A market that was only near is offered by its name, so that one click takes it; one that was a guess is to be said anew. */
function offered(value: string): string {
  if (value.endsWith(neighbourNote)) return value.slice(0, -neighbourNote.length)
  return value.endsWith(closestNote) ? '' : value
}
