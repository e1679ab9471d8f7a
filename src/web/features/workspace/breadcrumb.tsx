import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './breadcrumb.module.css'

export interface Crumb {
  label: string
  /** Not given for the page itself. */
  to?: string
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[]
  /** Another way out, at the end of the row. */
  children?: ReactNode
}

/** The first row of a page of the workspace; the button of the sidebar stands in it. */
export function Breadcrumb({ crumbs, children }: BreadcrumbProps) {
  return (
    <div className={classes.trail} data-trail data-screen-only>
      <nav aria-label="Breadcrumb">
        <ol className={classes.crumbs}>
          {crumbs.map((crumb, index) => (
            <li key={crumb.label} className={classes.crumb}>
              {index > 0 && <Icon name="chevron-right" size={14} />}
              {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span aria-current="page">{crumb.label}</span>}
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  )
}
