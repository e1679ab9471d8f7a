import { useEffect, useRef } from 'react'
import { safeHref } from '#shared/document/safe-href.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCopied } from '../../../clipboard/use-copied.ts'
import { Labels } from './labels.tsx'
import classes from './send.module.css'
import type { Sent } from './use-send.ts'

function outcome({ mode, answer }: Sent): string {
  if (answer.alreadySent) return 'This result was on the page already. Nothing was sent twice.'
  return mode === 'create'
    ? 'The page was created.'
    : `The page was updated to version ${answer.result.version.number}.`
}

/** The page that holds the result now. */
export function SentPage({ sent, onClose }: { sent: Sent; onClose: () => void }) {
  const { copied, copy } = useCopied()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  const { result, warning } = sent.answer
  const href = safeHref(result.url)
  return (
    <div className={classes.done}>
      <p className={classes.outcome} role="status">
        <Icon name="check" size={20} />
        {outcome(sent)}
      </p>
      {href ? (
        <a ref={link} className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
          {result.title}
          <Icon name="external" size={18} />
        </a>
      ) : (
        <p className={classes.link}>{result.title}</p>
      )}
      <Labels labels={result.metadata.labels} />
      {warning && <p className={classes.warning}>{warning}</p>}
      <div className={classes.actions}>
        <Button onClick={onClose}>Done</Button>
        {href && (
          <Button look="line" onClick={() => copy(href)}>
            <Icon name={copied ? 'check' : 'copy'} size={18} />
            {copied ? 'Copied' : 'Copy Link'}
          </Button>
        )}
      </div>
    </div>
  )
}
