import { useNavigate } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import type { SessionUser } from '../session/session.ts'
import { signOut } from '../session/session-calls.ts'
import { showToast } from '../toast/show-toast.ts'
import classes from './header.module.css'
import { initialsOf } from './initials.ts'

export default function AccountMenu({ account }: { account: SessionUser }) {
  const navigate = useNavigate()
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
    <Menu>
      <Menu.Target>
        <button type="button" className={classes.avatar} aria-label={`${initialsOf(account.email)}, your account`}>
          {initialsOf(account.email)}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{account.email}</Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="user" size={18} />} onClick={() => navigate('/settings?tab=profile')}>
          Profile
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="settings" size={18} />} onClick={() => navigate('/settings')}>
          Settings
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="key" size={18} />} onClick={() => navigate('/settings/account')}>
          Account
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Icon name="sign-out" size={18} />} onClick={leave}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
