import type { ReactNode } from 'react'
import classes from './plain-page.module.css'

interface PlainPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page of text: privacy, terms, contact. */
export function PlainPage({ title, lead, children }: PlainPageProps) {
  return (
    <div className={classes.page}>
      <header>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
    </div>
  )
}

export function PlainSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      <div className={classes.text}>{children}</div>
    </section>
  )
}
