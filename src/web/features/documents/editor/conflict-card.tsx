import { useEffect, useRef } from 'react'
import type { DocumentChange } from '#shared/api/documents.ts'
import { Button } from '#ui/button/button.tsx'
import classes from './editor.module.css'
import type { Conflict } from './use-document-editing.ts'

const said = (value: unknown) => {
  if (value === undefined) return 'It was removed.'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
const mineOf = (change: DocumentChange) => (change.op === 'remove' ? 'You removed it.' : said(change.value))

/** Both sides of a place that two people changed, and the choice between them. */
export function ConflictCard({
  conflict,
  onMine,
  onTheirs,
}: {
  conflict: Conflict
  onMine: () => void
  onTheirs: () => void
}) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.focus()
    card.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={card} className={classes.conflict} role="alertdialog" aria-labelledby="conflict-title" tabIndex={-1}>
      <h3 id="conflict-title">This place was changed meanwhile</h3>
      {conflict.conflicts.map(({ change, theirs }) => (
        <div key={`${change.op} ${change.pointer}`} className={classes.sides}>
          <section aria-label="Yours">
            <h4>Yours</h4>
            <p>{mineOf(change)}</p>
          </section>
          <section aria-label="Theirs">
            <h4>Saved meanwhile</h4>
            <p>{said(theirs)}</p>
          </section>
        </div>
      ))}
      <div className={classes.actions}>
        <Button size="sm" onClick={onMine}>
          Keep mine
        </Button>
        <Button size="sm" look="line" onClick={onTheirs}>
          Keep what was saved
        </Button>
      </div>
    </div>
  )
}
