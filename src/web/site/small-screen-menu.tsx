import { lazy, Suspense, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './header.module.css'

const PagesMenu = lazy(() => import('./pages-menu.tsx'))

/** Holds the header's links where there is no room for them. The list is loaded at the first press. */
export function SmallScreenMenu({ signedIn }: { signedIn: boolean }) {
  const [wanted, setWanted] = useState(false)
  const button = (
    <button
      type="button"
      className={`${classes.tool} ${classes.small}`}
      aria-label="Menu"
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <Icon name="menu" />
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <PagesMenu signedIn={signedIn} />
    </Suspense>
  )
}
