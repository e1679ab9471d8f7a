import { useState } from 'react'
import type { ShareLink } from '#shared/api/share-links.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { useAction } from '../../account/use-action.ts'
import { daysLeftChoice, endOfLink, expiryChoices, openingsOfLink, shownByLink, titleOfLink } from './link-text.ts'
import classes from './sharing.module.css'

interface LinkRowProps {
  link: ShareLink
  onExtend: (days: number) => Promise<void>
  onRevoke: () => Promise<void>
}

/** One link: what it shows, how often it was opened, and how it ends. Revoking asks once more, since it cannot be undone. */
export function LinkRow({ link, onExtend, onRevoke }: LinkRowProps) {
  const [asking, setAsking] = useState<'end' | 'revoke' | null>(null)
  const [days, setDays] = useState(() => daysLeftChoice(link, Date.now()))
  const { busy, failure, run } = useAction()
  const title = titleOfLink(link)
  const extend = async () => {
    if (await run(() => onExtend(days), 'The link has a new end')) setAsking(null)
  }
  return (
    <li className={classes.link} aria-label={title}>
      <div className={classes.about}>
        <b>{title}</b>
        <p>
          {shownByLink(link)}. {endOfLink(link)}.
        </p>
        <p>{openingsOfLink(link)}.</p>
        {failure && <p role="alert">{failure}</p>}
      </div>
      {asking === null && (
        <div className={classes.actions}>
          <Button
            size="sm"
            look="line"
            onClick={() => {
              setDays(daysLeftChoice(link, Date.now()))
              setAsking('end')
            }}
          >
            Change end
          </Button>
          <Button size="sm" look="line" onClick={() => setAsking('revoke')}>
            Revoke
          </Button>
        </div>
      )}
      {asking === 'end' && (
        <div className={classes.actions}>
          <Select
            id={`share-end-${link.id}`}
            name="end"
            label="Open for, from today"
            value={String(days)}
            options={expiryChoices.map((each) => ({ value: String(each.days), label: each.label }))}
            disabled={busy}
            onText={(text) => setDays(Number(text))}
          />
          <Button size="sm" busy={busy} disabled={busy} onClick={extend}>
            Save
          </Button>
          <Button size="sm" look="line" disabled={busy} onClick={() => setAsking(null)}>
            Cancel
          </Button>
        </div>
      )}
      {asking === 'revoke' && (
        <div className={classes.actions}>
          <p>Whoever has this link will no longer be able to read what it shows.</p>
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
          <Button size="sm" look="line" disabled={busy} onClick={() => setAsking(null)}>
            Keep it
          </Button>
        </div>
      )}
    </li>
  )
}
