import type { SentPage } from '#shared/api/runs.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './sent-pages.module.css'

/** A result seldom goes to more places; the newest say enough. */
const mostShown = 3

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

interface SentPagesProps {
  /** Last sent first. */
  pages: readonly SentPage[]
  /** Of the result, as it is shown. */
  revision: number
}

/** The pages in Confluence that hold this result, on this visit and on later ones. */
export function SentPages({ pages, revision }: SentPagesProps) {
  const shown = pages.slice(0, mostShown).flatMap((page) => {
    const href = safeHref(page.url)
    return href ? [{ ...page, href }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className={classes.pages} aria-label="Sent to Confluence">
      {shown.map((page) => (
        <li key={page.href} className={classes.page}>
          <span className={classes.facts}>
            Sent to {page.spaceKey && `${page.spaceKey}, `}
            <time dateTime={page.sentAt}>{day.format(new Date(page.sentAt))}</time>
            {page.revision < revision && ', before your last edit'}
          </span>
          <a href={page.href} target="_blank" rel="noopener noreferrer" title={page.title}>
            <span>{page.title}</span>
            <Icon name="external" size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}
