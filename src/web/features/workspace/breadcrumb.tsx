import { Link } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './breadcrumb.module.css'

export interface Crumb {
  label: string
  /** Not given for the page itself. */
  to?: string
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
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
  )
}
