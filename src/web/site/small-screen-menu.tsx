import { type ReactNode, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { FailedDialog } from '#ui/loading/lazy-dialog.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import classes from './header.module.css'

interface MenuProps {
  signedIn: boolean
  /** What says that the list could not be loaded was closed. */
  onFailed: () => void
}

const PagesMenu = lazyPart(
  (): Promise<{ default: (props: MenuProps) => ReactNode }> => import('./pages-menu.tsx'),
  ({ onFailed }, error, again) => <FailedDialog title="Menu" error={error} opened onClose={onFailed} onAgain={again} />,
)

/** Holds the header's links where there is no room for them. The list is loaded at the first press. */
export function SmallScreenMenu({ signedIn }: { signedIn: boolean }) {
  const [wanted, setWanted] = useState(false)
  useLoadAhead(PagesMenu.load)
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
  return <PagesMenu fallback={button} signedIn={signedIn} onFailed={() => setWanted(false)} />
}
