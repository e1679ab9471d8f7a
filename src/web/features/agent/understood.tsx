import { useEffect, useRef, useState } from 'react'
import { type Correctable, closestNote, correctable, longestCorrection, neighbourNote } from '#shared/correctable.ts'
import type { UnderstoodItem } from '#shared/corrections.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './understood.module.css'

/** What each correction is called, and what its editor asks. */
const asked: Record<Correctable, { label: string; question: string }> = {
  who: { label: 'Who', question: 'Who uses it?' },
  pays: { label: 'Pays', question: 'Who pays for it?' },
  job: { label: 'Job', question: 'What do they get done with it?' },
  today: { label: 'Today', question: 'What do they use today?' },
  where: { label: 'Where', question: 'In which countries or places?' },
  market: { label: 'Market', question: 'What kind of product is it?' },
}

interface UnderstoodProps {
  items: readonly UnderstoodItem[]
  /** Runs again with the user's words in the place of what was read; blank words go back to the reading. */
  onCorrect?: ((what: Correctable, words: string) => void) | undefined
  /** On a phone the parts are folded into one line until they are asked for, unless this says otherwise. */
  opened?: boolean
}

interface Editing {
  what: Correctable
  words: string
}

/**
 * What was read out of the user's words. Each part can be put right, also one that was not found. A phone shows one line of it
 * first: the result is what the reader came for.
 */
export function Understood({ items, onCorrect, opened = false }: UnderstoodProps) {
  const [editing, setEditing] = useState<Editing | null>(null)
  const [open, setOpen] = useState(opened)
  if (items.length === 0) return null
  // Facts that no reader looked for in this form are not asked for.
  const missing = onCorrect
    ? correctable.filter((what) => items.some((item) => item.corrects) && !items.some((item) => item.corrects === what))
    : []
  const corrected = editing !== null && items.some((item) => item.corrects === editing.what && item.corrected)
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
              Add: {asked[what].question.toLowerCase()}
            </button>
          </li>
        ))}
      </ul>
      {editing && onCorrect && (
        <Editor
          key={editing.what}
          editing={editing}
          corrected={corrected}
          onCancel={() => setEditing(null)}
          onDone={(words) => {
            setEditing(null)
            onCorrect(editing.what, words)
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

interface EditorProps {
  editing: Editing
  /** True when the words are a correction that can be taken back. */
  corrected: boolean
  onDone: (words: string) => void
  onCancel: () => void
}

function Editor({ editing, corrected, onDone, onCancel }: EditorProps) {
  const [words, setWords] = useState(editing.words)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    opener.current = document.activeElement
    field.current?.select()
    field.current?.focus()
  }, [])
  const cancel = () => {
    onCancel()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const changed = words.trim() !== '' && words.trim() !== editing.words
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (changed) onDone(words.trim())
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel()
      }}
    >
      <label className={classes.question} htmlFor="correction">
        {asked[editing.what].question}
      </label>
      <input
        id="correction"
        ref={field}
        dir="auto"
        className={classes.input}
        value={words}
        maxLength={longestCorrection}
        autoComplete="off"
        aria-describedby="correction-help"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p id="correction-help" className={classes.help}>
        Writes the result again with these words, as a new run (1 credit). Your form and the earlier run stay as they
        are.
      </p>
      <div className={classes.actions}>
        <Button type="submit" size="sm" disabled={!changed}>
          Run again
        </Button>
        {corrected && (
          <Button look="line" size="sm" onClick={() => onDone('')}>
            Use what was read
          </Button>
        )}
        <Button look="quiet" size="sm" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
