import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import classes from './field.module.css'
import { describedBy, FieldFrame } from './field.tsx'
import type { TextInputProps } from './text-control.tsx'

/** A password with a button that shows what was typed. */
export function PasswordInput({ id, label, required, help, error, onText, ...input }: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const text = { label, required, help, error }
  return (
    <FieldFrame id={id} {...text}>
      <div className={classes.withButton}>
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className={`${classes.control} ${classes.beforeButton}`}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, text)}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.show}
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
        </button>
      </div>
    </FieldFrame>
  )
}
