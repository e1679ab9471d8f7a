import { Link } from 'react-router'
import { Logo } from '#ui/icon/logo.tsx'
import classes from './footer.module.css'

const columns = [
  {
    title: 'Product',
    links: [
      { to: '/features#all-agents', label: 'All agents' },
      { to: '/#demo-section', label: 'Walk-through' },
      { to: '/#pricing-section', label: 'Pricing' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { to: '/tutorials', label: 'Tutorials' },
      { to: '/blog', label: 'Blog' },
    ],
  },
  {
    title: 'PM Pilot',
    links: [
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
    ],
  },
] as const

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
        <nav className={classes.columns} aria-label="Footer">
          {columns.map((column) => (
            <div key={column.title}>
              <h2 className={classes.title}>{column.title}</h2>
              <ul className={classes.links}>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
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
