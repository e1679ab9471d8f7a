import { useNavigate } from 'react-router'
import { sitePages } from '#shared/site-links.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { ActionGroup } from '#ui/menu/action.ts'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import { useSignInPath } from '../session/sign-in-path.ts'
import classes from './header.module.css'
import { openPalette } from './palette-state.ts'

/** Holds the header's links where there is no room for them. */
export function SmallScreenMenu({ signedIn }: { signedIn: boolean }) {
  const navigate = useNavigate()
  const signIn = useSignInPath()
  const line = (label: string, to: string) => ({ label, onPress: () => navigate(to) })
  const pages: ActionGroup = {
    actions: [{ label: 'Search', onPress: openPalette }, ...sitePages.map(({ label, to }) => line(label, to))],
  }
  const entry: ActionGroup = { actions: [line('Get Started', '/features'), line('Sign In', signIn)] }
  return (
    <MenuButton
      title="Menu"
      groups={signedIn ? [pages] : [pages, entry]}
      button={(handlers) => (
        <button {...handlers} type="button" className={`${classes.tool} ${classes.small}`} aria-label="Menu">
          <Icon name="menu" />
        </button>
      )}
    />
  )
}
