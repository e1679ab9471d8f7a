import { Link, NavLink } from 'react-router'
import { sitePages } from '#shared/site-links.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from '#ui/icon/logo.tsx'
import { useSignInPath } from '../session/sign-in-path.ts'
import { useAccount } from '../session/use-session.ts'
import { AccountMenu } from './account-menu.tsx'
import { ColorSchemeToggle } from './color-scheme-toggle.tsx'
import { DevelopmentsBell } from './developments-bell.tsx'
import classes from './header.module.css'
import { openPalette } from './palette-state.ts'
import { SmallScreenMenu } from './small-screen-menu.tsx'

export function Header({ wide = false }: { wide?: boolean }) {
  const account = useAccount()
  const signIn = useSignInPath()
  return (
    <header className={classes.header}>
      <div className={classes.bar} data-wide={wide || undefined}>
        <Link to="/" className={classes.brand}>
          <Logo />
          <span>PM Pilot</span>
        </Link>
        <nav className={classes.pages} aria-label="Main">
          {sitePages.map((page) => (
            <NavLink key={page.to} to={page.to} className={classes.page ?? ''}>
              {page.label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.tools}>
          <button
            type="button"
            className={`${classes.tool} ${classes.search}`}
            aria-label="Search (Ctrl K)"
            aria-keyshortcuts="Control+K Meta+K"
            data-tooltip="Search (Ctrl K)"
            onClick={openPalette}
          >
            <Icon name="search" />
          </button>
          <ColorSchemeToggle />
          <DevelopmentsBell />
          {account ? (
            <AccountMenu account={account} />
          ) : (
            <div className={classes.entry} data-unknown={account === undefined || undefined}>
              <Link to={signIn} className={classes.signIn}>
                Sign In
              </Link>
              <Link to="/features" className={classes.start}>
                Get Started
                <Icon name="arrow-right" size={16} />
              </Link>
            </div>
          )}
          <SmallScreenMenu signedIn={Boolean(account)} />
        </div>
      </div>
    </header>
  )
}
