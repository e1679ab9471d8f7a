import { useEffect, useRef } from 'react'
import type { MadeShareLink } from '#shared/api/share-links.ts'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCopied } from '../../../clipboard/use-copied.ts'
import classes from './sharing.module.css'

interface MadeLinkProps {
  link: MadeShareLink
  onAnother: () => void
}

/** The address of a link, the one time that it is shown. */
export function MadeLink({ link, onAnother }: MadeLinkProps) {
  const { copied, copy } = useCopied()
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.querySelector('input')?.select(), [])
  return (
    <section ref={place} className={classes.made} aria-label="The new link">
      <TextInput
        id="share-address"
        label="Your link"
        value={link.url}
        help="Copy it now: for safety it is not stored and cannot be shown again."
        readOnly
        dir="ltr"
        onText={() => undefined}
      />
      <div className={classes.actions}>
        <Button onClick={() => copy(link.url)}>
          <Icon name={copied ? 'check' : 'copy'} size={18} />
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        <a className={classes.open} href={link.url} target="_blank" rel="noopener">
          Open it
        </a>
        <Button look="line" onClick={onAnother}>
          Another link
        </Button>
      </div>
    </section>
  )
}
