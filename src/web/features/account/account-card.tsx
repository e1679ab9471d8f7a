import type { ReactNode } from 'react'
import classes from './account.module.css'

interface AccountCardProps {
  id: string
  title: string
  description: ReactNode
  /** Set apart: what cannot be undone. */
  danger?: boolean
  children: ReactNode
}

/** One subject of the account: what it is on the left, what can be done on the right. */
export function AccountCard({ id, title, description, danger, children }: AccountCardProps) {
  return (
    <section className={classes.card} id={id} aria-labelledby={`${id}-title`} data-danger={danger || undefined}>
      <div className={classes.about}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <div className={classes.description}>{description}</div>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}

/** Why a card's action failed; there from the start, so that screen readers hear it change. */
export function CardFailure({ children }: { children: ReactNode }) {
  return (
    <p className={classes.failure} role="alert">
      {children}
    </p>
  )
}
