import type { ReactNode } from 'react'
import classes from './panel.module.css'

interface PanelProps {
  id: string
  title: string
  /** Beside the title, such as a badge. */
  aside?: ReactNode
  busy?: boolean
  children: ReactNode
}

/** One card of the dashboard. */
export function Panel({ id, title, aside, busy = false, children }: PanelProps) {
  return (
    <section className={classes.panel} aria-labelledby={id} aria-busy={busy}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
