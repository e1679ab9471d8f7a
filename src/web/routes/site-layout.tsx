import { Footer } from '../site/footer.tsx'
import { Header } from '../site/header.tsx'
import { PageOutlet } from '../site/page-outlet.tsx'
import classes from '../site/site-layout.module.css'
import { SkipLink } from '../site/skip-link.tsx'

export default function SiteLayout() {
  return (
    <div className={classes.site}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        <PageOutlet />
      </main>
      <Footer />
    </div>
  )
}
