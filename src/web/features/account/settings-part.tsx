import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './account.module.css'

interface SettingsPartProps {
  title: string
  /** What the page is about. */
  lead: ReactNode
  children: ReactNode
}

/** A page below the settings, with the way back to them. */
export function SettingsPart({ title, lead, children }: SettingsPartProps) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Link to="/settings" className={classes.back}>
          <Icon name="arrow-left" size={18} />
          Settings
        </Link>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </div>
  )
}
