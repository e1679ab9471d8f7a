import { useNavigate } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { openPalette } from '../features/palette/palette-state.ts'
import classes from './header.module.css'
import { sitePages } from './site-pages.ts'

export default function PagesMenu({ signedIn }: { signedIn: boolean }) {
  const navigate = useNavigate()
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
            <Menu.Item onClick={() => navigate('/auth')}>Sign In</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
