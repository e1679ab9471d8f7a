import { useNavigate } from 'react-router'
import { sitePages } from '#shared/site-links.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { useSignInPath } from '../session/sign-in-path.ts'
import classes from './header.module.css'
import { openPalette } from './palette-state.ts'

export default function PagesMenu({ signedIn }: { signedIn: boolean }) {
  const navigate = useNavigate()
  const signIn = useSignInPath()
  return (
    <Menu defaultOpened>
      <Menu.Target>
        <button type="button" className={`${classes.tool} ${classes.small}`} aria-label="Menu">
          <Icon name="menu" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={openPalette}>Search</Menu.Item>
        {sitePages.map((page) => (
          <Menu.Item key={page.to} onClick={() => navigate(page.to)}>
            {page.label}
          </Menu.Item>
        ))}
        {!signedIn && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => navigate('/features')}>Get Started</Menu.Item>
            <Menu.Item onClick={() => navigate(signIn)}>Sign In</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
