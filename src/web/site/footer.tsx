import { Link } from 'react-router'
import { footerColumns, footerText } from '#shared/site-links.ts'
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
          <p>{footerText}</p>
        </div>
        <nav className={classes.columns} aria-label="Footer">
          {footerColumns.map((column) => (
            <div key={column.title}>
              <h2 className={classes.title}>{column.title}</h2>
              <ul className={classes.links}>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} reloadDocument={link.fromServer === true}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
