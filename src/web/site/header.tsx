import { lazy, Suspense } from 'react'
import { Link, NavLink } from 'react-router'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from '#ui/icon/logo.tsx'
import { openPalette } from '../features/palette/palette-state.ts'
import { useAccount } from '../session/use-session.ts'
import { ColorSchemeToggle } from './color-scheme-toggle.tsx'
import { DevelopmentsBell } from './developments-bell.tsx'
import classes from './header.module.css'
import { sitePages } from './site-pages.ts'
import { SmallScreenMenu } from './small-screen-menu.tsx'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

export function Header({ wide = false }: { wide?: boolean }) {
  const account = useAccount()
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
            title="Search (Ctrl K)"
            onClick={openPalette}
          >
            <Icon name="search" />
          </button>
          <ColorSchemeToggle />
          <DevelopmentsBell />
          {account ? (
            <Suspense fallback={<span className={classes.avatarPlace} />}>
              <AccountMenu account={account} />
            </Suspense>
          ) : (
            <div className={classes.entry} data-unknown={account === undefined || undefined}>
              <Link to="/auth" className={classes.signIn}>
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
