import { Outlet } from 'react-router'
import { Footer } from '../site/footer.tsx'
import { Header } from '../site/header.tsx'
import classes from '../site/site-layout.module.css'
import { SkipLink } from '../site/skip-link.tsx'

export default function SiteLayout() {
  return (
    <div className={classes.site}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
