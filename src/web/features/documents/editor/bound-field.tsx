import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { BoundField as Field } from '#agents/_kit/binding/bound-document.ts'
import classes from './editor.module.css'

interface BoundFieldProps {
  field: Field
  label: string
  /** A person has changed it before. */
  touched: boolean
  /** It has lines: Enter makes one, Ctrl with Enter leaves it. */
  several?: boolean
  /** Resolves with false where it was not stored: what was typed stays. */
  onSave: (field: Field, text: string) => Promise<boolean>
}

const shownOf = (field: Field) => field.passage?.text ?? String(field.value)

/** One place of the result, edited where it is shown. Leaving it stores it; Enter leaves it, Escape takes back what was typed. */
export function BoundField({ field, label, touched, several = false, onSave }: BoundFieldProps) {
  const shown = shownOf(field)
  const [typed, setTyped] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const text = typed ?? shown
  useLayoutEffect(() => {
    // Where the browser does not let the box follow its text.
    if (!area.current || CSS.supports('field-sizing', 'content')) return
    area.current.style.height = 'auto'
    area.current.style.height = `${area.current.scrollHeight}px`
  })

  const save = async () => {
    if (typed === null) return
    if (typed.trim() === shown || (await onSave(field, typed.trim()))) setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
    }
    // Markdown has lines of its own, which the Shift key makes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (several && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    event.currentTarget.blur()
  }
  const shared = {
    'aria-label': touched ? `${label}, edited by hand` : label,
    'data-touched': touched || undefined,
    'data-typed': typed !== null || undefined,
    onBlur: save,
    onKeyDown,
  }
  if (field.kind === 'choice') {
    return (
      <select
        className={classes.choice}
        aria-label={shared['aria-label']}
        data-touched={shared['data-touched']}
        value={typed ?? String(field.value)}
        onChange={async ({ currentTarget: { value } }) => {
          setTyped(value)
          await onSave(field, value)
          setTyped(null)
        }}
      >
        {field.choices?.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  if (field.kind === 'number') {
    return (
      <input
        {...shared}
        className={classes.number}
        inputMode="decimal"
        size={Math.max(3, text.length)}
        value={text}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
    )
  }
  return (
    <textarea
      {...shared}
      ref={area}
      className={classes.text}
      dir="auto"
      rows={1}
      spellCheck
      value={text}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
    />
  )
}
