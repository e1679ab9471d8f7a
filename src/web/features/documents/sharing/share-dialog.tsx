import { useRef, useState } from 'react'
import type { MadeShareLink, NewProductLink, NewShareLink } from '#shared/api/share-links.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useOnceDrawn } from '#ui/focus/use-once-drawn.ts'
import { LinkRow } from './link-row.tsx'
import { MadeLink } from './made-link.tsx'
import { NewLinkForm } from './new-link-form.tsx'
import classes from './sharing.module.css'
import { useShareLinks } from './use-share-links.ts'

interface ShareDialogProps {
  opened: boolean
  onClose: () => void
  /** The interface's address of the links. */
  path: string
  /** The document's version that is shown; null for a product. */
  revision: number | null
}

const words = {
  document: {
    title: 'Share this document',
    description:
      'Anyone with a link can read this document without an account, and nobody can change it. Your words that it quotes are in it; your notes, source passages, comments and other versions are not. With an account readers can ask back on a line.',
    list: 'Links to this document',
  },
  product: {
    title: 'Share this product',
    description:
      'Anyone with a link can read the documents of this product without an account, and nobody can change them. Its name and what the documents quote of your words and facts is in them; the rest of what you know, your notes and comments are not. With an account readers can ask back on a line.',
    list: 'Links to this product',
  },
}

/** Makes read-only links to a document or to those of a product, and shows and ends the links that there are. */
export default function ShareDialog(props: ShareDialogProps) {
  const said = words[props.revision === null ? 'product' : 'document']
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={said.title} description={said.description}>
      {props.opened && <SharePanel {...props} />}
    </Dialog>
  )
}

function SharePanel({ path, revision }: ShareDialogProps) {
  const { list, failure, make, extend, revoke } = useShareLinks(path)
  const [made, setMade] = useState<MadeShareLink | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const onceDrawn = useOnceDrawn()
  const makeShown = async (wanted: NewShareLink | NewProductLink) => setMade(await make(wanted))
  const revokeShown = async (id: string) => {
    await revoke(id)
    if (made?.id === id) setMade(null)
    // The button went with its link.
    onceDrawn(() => panel.current)
  }
  return (
    <div ref={panel} className={classes.panel} tabIndex={-1}>
      {made ? (
        <MadeLink key={made.id} link={made} onAnother={() => setMade(null)} />
      ) : (
        <NewLinkForm revision={revision} onMake={makeShown} />
      )}
      {failure && <p role="alert">{failure}</p>}
      {list && list.length > 0 && (
        <section aria-labelledby="share-links">
          <h3 id="share-links" className={classes.heading}>
            {words[revision === null ? 'product' : 'document'].list}
          </h3>
          <ul className={classes.links}>
            {list.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                onExtend={(days) => extend(link.id, days)}
                onRevoke={() => revokeShown(link.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
