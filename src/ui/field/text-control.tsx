import type { CSSProperties, InputHTMLAttributes, KeyboardEvent, TextareaHTMLAttributes } from 'react'
import { charactersIn, firstCharacters } from '#shared/characters.ts'
import classes from './field.module.css'
import { describedBy, FieldFrame, type FieldText } from './field.tsx'

type Shared = FieldText & { id: string; onText: (text: string) => void }

export type TextInputProps = Shared & {
  /** No more characters can be typed, as a person counts them; `maxLength` counts code units and is for codes and keys. */
  most?: number | undefined
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange'>

export function TextInput({ id, label, required, help, error, onText, most, ...input }: TextInputProps) {
  const text = { label, required, help, error }
  return (
    <FieldFrame id={id} {...text}>
      <input
        dir="auto"
        {...input}
        id={id}
        className={classes.control}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text)}
        onChange={({ currentTarget: { value } }) => onText(most === undefined ? value : firstCharacters(value, most))}
      />
    </FieldFrame>
  )
}

export type TextAreaProps = Shared & {
  value: string
  /** Shows n/limit. More can be typed: nothing that was pasted is cut. */
  counter?: number | undefined
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'onChange' | 'value'>

export function TextArea({ id, label, required, help, error, onText, counter, ...area }: TextAreaProps) {
  const text = { label, required, help, error }
  /** Ctrl or Cmd with Enter sends the form from within a text. */
  const sendOnKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  const characters = counter === undefined ? 0 : charactersIn(area.value)
  const aside = counter !== undefined && (
    <span className={classes.counter} data-over={characters > counter || undefined}>
      {characters}/{counter}
    </span>
  )
  return (
    <FieldFrame id={id} {...text} aside={aside}>
      <textarea
        dir="auto"
        onKeyDown={sendOnKeys}
        {...area}
        id={id}
        className={classes.control}
        // The box grows with its text; this is where it starts.
        style={{ '--rows': area.rows } as CSSProperties}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text)}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
