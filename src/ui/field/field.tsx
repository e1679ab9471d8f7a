import type { ReactNode } from 'react'
import classes from './field.module.css'

export interface FieldText {
  label: string
  required?: boolean | undefined
  help?: string | undefined
  error?: string | undefined
}

interface FieldFrameProps extends FieldText {
  id: string
  /** At the end of the line under the control, such as a counter. */
  aside?: ReactNode
  children: ReactNode
}

/** What the control points at with aria-describedby; undefined when nothing describes it. */
export function describedBy(id: string, text: FieldText): string | undefined {
  const ids = [text.error ? `${id}-error` : '', text.help ? `${id}-help` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Label, control, help and error of one field. */
export function FieldFrame({ id, label, required, help, error, aside, children }: FieldFrameProps) {
  return (
    <div className={classes.field} data-invalid={error ? true : undefined}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {(help || error || aside) && (
        <div className={classes.under}>
          <div>
            {error && (
              <p id={`${id}-error`} className={classes.error}>
                {error}
              </p>
            )}
            {help && (
              <p id={`${id}-help`} className={classes.help}>
                {help}
              </p>
            )}
          </div>
          {aside}
        </div>
      )}
    </div>
  )
}
