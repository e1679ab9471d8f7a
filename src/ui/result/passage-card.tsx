import { useEffect, useId, useRef } from 'react'
import { safeHref } from '#shared/document/safe-href.ts'
import type { Source } from '#shared/source.ts'
import { Icon } from '../icon/icon.tsx'
import { sourceId } from './cited.tsx'
import { claimAt, figuresApart } from './cited-claim.ts'
import classes from './passage-card.module.css'

interface PassageCardProps {
  source: Source
  /** The citation that was pressed: the card stands beside it, and the focus goes back to it. */
  citation: HTMLElement
  onClose: () => void
}

const gap = 8
const edge = 12

/** What a citation rests on, beside it; on a phone from the lower edge. Escape, a press elsewhere and the button close it. */
export default function PassageCard({ source, citation, onClose }: PassageCardProps) {
  const card = useRef<HTMLDivElement>(null)
  const title = useId()
  useEffect(() => {
    const element = card.current
    if (!element) return
    if (!element.matches(':popover-open')) element.showPopover()
    place(element, citation)
    element.focus({ preventScroll: true })
  }, [citation])
  const href = safeHref(source.url)
  const parts = figuresApart(source.excerpt, claimAt(citation))
  return (
    <div
      ref={card}
      popover="auto"
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      className={classes.card}
      onToggle={({ newState }) => {
        if (newState !== 'closed') return
        if (card.current?.contains(document.activeElement) || document.activeElement === document.body) {
          citation.focus({ preventScroll: true })
        }
        onClose()
      }}
    >
      <div className={classes.head}>
        <p id={title} className={classes.title}>
          <span className={classes.number}>Source {source.number}</span>{' '}
          {href ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {source.title}
            </a>
          ) : (
            source.title
          )}
        </p>
        <button type="button" className={classes.close} aria-label="Close" onClick={() => card.current?.hidePopover()}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <p className={classes.origin}>
        {originOf(source)} {source.publisher}
        {source.year !== null && `, ${source.year}`}
      </p>
      <blockquote className={classes.passage}>
        {parts.map(({ text, isFigure, at }) => (isFigure ? <mark key={at}>{text}</mark> : text))}
      </blockquote>
      <a href={`#${sourceId(source.number)}`} className={classes.list} onClick={() => card.current?.hidePopover()}>
        Show it in the list of sources
      </a>
    </div>
  )
}

function originOf({ kind, offset }: Source): string {
  if (kind === 'library') return 'Entry of'
  if (kind === 'document') return 'From'
  return offset === undefined ? 'What the search showed of' : 'Read on'
}

/** Below the citation, above it where there is more room, and never beyond the window. The style sheet has the last word on a phone. */
function place(card: HTMLElement, citation: HTMLElement): void {
  const { left, top, bottom } = citation.getBoundingClientRect()
  const { width, height } = card.getBoundingClientRect()
  const fitsBelow = bottom + gap + height + edge <= window.innerHeight
  const y = fitsBelow || top < window.innerHeight / 2 ? bottom + gap : Math.max(edge, top - gap - height)
  card.style.setProperty('--x', `${Math.max(edge, Math.min(left, window.innerWidth - width - edge))}px`)
  card.style.setProperty('--y', `${Math.min(y, Math.max(edge, window.innerHeight - height - edge))}px`)
}
