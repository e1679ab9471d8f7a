import { useNavigate } from 'react-router'
import { MenuButton } from '#ui/menu/menu-button.tsx'
import type { SessionUser } from '../session/session.ts'
import { signOut } from '../session/session-calls.ts'
import { showToast } from '../toast/show-toast.ts'
import classes from './header.module.css'

/** The first two letters of an e-mail address, for the avatar. */
const initialsOf = (email: string | null) => email?.slice(0, 2).toUpperCase() || 'U'

export function AccountMenu({ account }: { account: SessionUser }) {
  const navigate = useNavigate()
  const initials = initialsOf(account.email)
  const leave = async () => {
    try {
      await signOut()
      navigate('/')
      showToast({ tone: 'success', message: 'Signed out successfully' })
    } catch {
      showToast({ tone: 'error', message: 'Failed to sign out' })
    }
  }
  return (
    <MenuButton
      title="Your account"
      groups={[
        {
          label: account.email ?? initials,
          actions: [
            { label: 'Profile', icon: 'user', onPress: () => navigate('/settings?tab=profile') },
            { label: 'Settings', icon: 'settings', onPress: () => navigate('/settings') },
            { label: 'Account', icon: 'key', onPress: () => navigate('/settings/account') },
          ],
        },
        { actions: [{ label: 'Sign out', icon: 'sign-out', onPress: leave }] },
      ]}
      button={(handlers) => (
        <button {...handlers} type="button" className={classes.avatar} aria-label={`${initials}, your account`}>
          {initials}
        </button>
      )}
    />
  )
}
