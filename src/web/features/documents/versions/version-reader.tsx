import { useEffect, useRef } from 'react'
import type { DocumentVersion } from '#shared/api/documents.ts'
import type { ResultDocument } from '#shared/document/block.ts'
import { directionOf } from '#shared/labels/direction.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { Button } from '#ui/button/button.tsx'
import { catchFocus } from '#ui/focus/lost-focus.ts'
import { reasonText } from './reason-text.ts'
import { momentOf } from './version-moment.ts'
import classes from './versions.module.css'

interface VersionReaderProps {
  version: DocumentVersion
  document: ResultDocument
  /** Null for the latest version, which is the document itself. */
  latest: number | null
  busy: boolean
  onCompare: (from: number, to: number) => void
  onRestore: () => void
  onBack: () => void
}

/** A version to read, as it was: nothing of it can be changed here. */
export function VersionReader({ version, document, latest, busy, onCompare, onRestore, onBack }: VersionReaderProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => catchFocus(title.current), [])
  const { number, name, author, createdAt } = version
  return (
    <section className={classes.reader} aria-labelledby="version-title">
      <header className={classes.readerHead}>
        <div className={classes.about}>
          <h3 id="version-title" ref={title} tabIndex={-1}>
            {name || `Version ${number}`}
            {latest === null && <span className={classes.latest}>Latest</span>}
          </h3>
          <p className={classes.when}>
            {name && `Version ${number} · `}
            {author && `${author.you ? 'You' : author.name} · `}
            <time dateTime={createdAt}>{momentOf(createdAt)}</time> · {reasonText(version)} · Read only
          </p>
        </div>
        <div className={classes.actions}>
          {latest !== null && (
            <>
              <Button size="sm" onClick={onRestore} disabled={busy}>
                Restore
              </Button>
              <Button size="sm" look="line" onClick={() => onCompare(number, latest)} disabled={busy}>
                Compare with the latest
              </Button>
            </>
          )}
          <Button size="sm" look="line" onClick={onBack}>
            Back to the list
          </Button>
        </div>
      </header>
      <article className={classes.read} lang={document.language} dir={directionOf(document.language)}>
        <p className={classes.readTitle}>{document.title}</p>
        <Blocks blocks={document.blocks} />
      </article>
    </section>
  )
}
