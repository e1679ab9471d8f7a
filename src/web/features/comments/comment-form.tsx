import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { longestComment } from '#shared/api/comment-limits.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-control.tsx'
import { asApiError } from '../../http/api-error.ts'
import classes from './comments.module.css'

interface CommentFormProps {
  label: string
  send: string
  first?: string
  /** Who can be mentioned. */
  people: readonly string[]
  onSend: (text: string) => Promise<unknown>
  onCancel: () => void
}

/** What is typed of a name behind the last @. */
const begun = /(?:^|[^\p{L}\p{N}_])@([\p{L}\p{M}'’. -]{0,40})$/u

/** Words of a person: what could not be sent stays typed. */
export function CommentForm({ label, send, first = '', people, onSend, onCancel }: CommentFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(first)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const typed = begun.exec(text)?.[1]
  const fitting =
    typed === undefined
      ? []
      : people.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()) && name !== typed)
  const mention = (name: string) => {
    setText(`${text.slice(0, text.length - (typed?.length ?? 0))}${name} `)
    form.current?.querySelector('textarea')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (text.trim() === '') {
      setFailure('Write something first')
      form.current?.querySelector('textarea')?.focus()
      return
    }
    setBusy(true)
    try {
      await onSend(text)
    } catch (error) {
      const { fields, message } = asApiError(error)
      setFailure(fields.text ?? message)
      setBusy(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    if (text === first) onCancel()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <TextArea
        id={id}
        label={label}
        rows={3}
        value={text}
        counter={text.length > longestComment / 2 ? longestComment : undefined}
        help={people.length > 0 ? `@ mentions ${people.slice(0, 3).join(', ')} by mail.` : undefined}
        error={failure}
        onText={(next) => {
          setText(next)
          setFailure('')
        }}
        autoFocus
      />
      {fitting.length > 0 && (
        <ul className={classes.people} aria-label="People to mention">
          {fitting.map((name) => (
            <li key={name}>
              <Button look="line" size="sm" onClick={() => mention(name)}>
                @{name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.buttons}>
        <Button type="submit" size="sm" busy={busy} disabled={busy}>
          {send}
        </Button>
        <Button look="quiet" size="sm" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
