import { useState } from 'react'
import type { AdministeredLink } from '#shared/api/share-links.ts'
import { Button } from '#ui/button/button.tsx'
import { useAction } from '../account/use-action.ts'
import { endOfLink, openingsOfLink, shownByLink } from '../documents/sharing/link-text.ts'
import classes from './shared-links.module.css'

interface AdministeredRowProps {
  link: AdministeredLink
  onRevoke: () => Promise<void>
}

export function AdministeredRow({ link, onRevoke }: AdministeredRowProps) {
  const [asking, setAsking] = useState(false)
  const { busy, failure, run } = useAction()
  return (
    <li className={classes.link} aria-label={link.title}>
      <div className={classes.about}>
        <b>{link.title}</b>
        <p>
          {link.name ? `“${link.name}”, by ` : 'By '}
          {link.maker}. {shownByLink(link)}. {endOfLink(link)}. {openingsOfLink(link)}.
        </p>
        {failure && <p role="alert">{failure}</p>}
      </div>
      <div className={classes.actions}>
        {asking ? (
          <>
            <Button
              size="sm"
              look="danger"
              busy={busy}
              disabled={busy}
              onClick={() => run(onRevoke, 'Link revoked')}
              autoFocus
            >
              Revoke for good
            </Button>
            <Button size="sm" look="line" disabled={busy} onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button size="sm" look="line" onClick={() => setAsking(true)}>
            Revoke
          </Button>
        )}
      </div>
    </li>
  )
}
