import type { ReactNode } from 'react'
import classes from './figure.module.css'

interface FigureProps {
  label: string
  /** undefined while it is not known: its place is kept. */
  value: ReactNode | undefined
  /** Follows the value in small letters: a unit, or whether it was measured. */
  tag?: ReactNode
  /** What the number counts. */
  note?: ReactNode
  size?: 'md' | 'lg'
}

/** A number with its name, for a definition list. */
export function Figure({ label, value, tag, note, size = 'md' }: FigureProps) {
  const known = value !== undefined
  return (
    <div className={classes.figure} data-size={size}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.body}>
        <span className={classes.line}>
          <span className={classes.value} data-known={known}>
            {known ? value : '\u00a0'}
          </span>
          {known && tag !== undefined && <span className={classes.tag}>{tag}</span>}
        </span>
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  )
}
