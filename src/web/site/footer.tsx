import { Link } from 'react-router'
import { Logo } from '#ui/icon/logo.tsx'
import classes from './footer.module.css'

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <span className={classes.brand}>
            <Logo size={24} />
            PM Pilot
          </span>
          <p>From a product idea to a document that your team can question, check and build from.</p>
        </div>
        <nav className={classes.links} aria-label="Footer">
          <Link to="/features#all-agents">All agents</Link>
          <Link to="/tutorials">Tutorials</Link>
          <Link to="/blog">Blog</Link>
          <Link to="/about">About</Link>
        </nav>
      </div>
    </footer>
  )
}
