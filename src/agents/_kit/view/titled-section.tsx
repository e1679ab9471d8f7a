import { type ReactNode, useId } from 'react'
import classes from './titled-section.module.css'

/** A part of a result under its heading, with a word beside it where one helps. */
export function TitledSection({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string | false
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id}>{title}</h3>
        {hint && <p className={classes.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  )
}
