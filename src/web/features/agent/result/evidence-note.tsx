import type { RefObject } from 'react'
import type { EvidenceReport } from '#shared/evidence.ts'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './evidence-note.module.css'
import { basisText, elementWith, evidenceText } from './evidence-text.ts'

interface EvidenceNoteProps {
  evidence: EvidenceReport
  /** The result that the claims stand in. */
  panel: RefObject<HTMLElement | null>
}

/** What was done with a model's answer before it became this result, each with the way to its place. */
export function EvidenceNote({ evidence, panel }: EvidenceNoteProps) {
  const text = evidenceText(evidence)
  if (text === null) return null
  const rests = basisText(evidence)
  const show = (claim: string) => {
    const element = panel.current && elementWith(panel.current, claim)
    if (!element) return
    element.closest('details')?.setAttribute('open', '')
    element.scrollIntoView({ block: 'center' })
    element.animate([{ background: 'var(--signal-wash)' }, { background: 'transparent' }], 2_000)
  }
  return (
    <details className={classes.note} data-evidence>
      <summary>
        <Icon name="check" size={16} /> Checked against the sources: {text}
      </summary>
      <ul className={classes.list}>
        {evidence.downgraded.map(({ id, path, text: claim, why }) => (
          <li key={id ?? path}>
            <button type="button" className={classes.claim} onClick={() => show(claim)}>
              {claim}
            </button>
            {/* Most claims carry the reason themselves. */}
            {!claim.includes(why) && <span className={classes.why}>Now an assumption: {why}.</span>}
          </li>
        ))}
        {evidence.linksRemoved.map((address) => (
          <li key={address}>
            <code>{address}</code>
            <span className={classes.why}>Removed: neither a source nor your form has this address.</span>
          </li>
        ))}
        {rests && <li>{rests}</li>}
        {evidence.length && (
          <li>
            The document has {evidence.length.words.toLocaleString('en')} words. Few people read more than{' '}
            {evidence.length.most.toLocaleString('en')} through: cut it below, or let a thorough run shorten it.
          </li>
        )}
      </ul>
    </details>
  )
}
