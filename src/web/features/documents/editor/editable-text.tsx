import type { RichText } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { factDate } from '#shared/own-fact.ts'
import { Rich } from '#ui/blocks/rich-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { byPlace } from '../by-place.ts'
import { BoundField } from './bound-field.tsx'
import { useEditing } from './editing-context.ts'
import classes from './editor.module.css'

/** What joins the items of a list to one text; between fields it says nothing. */
const isSeparator = (text: string) => /^[\s;,·|]*$/.test(text)

/** A shown text with its fields; what follows from elsewhere stays a text. */
export function EditableText({ slot, text, label }: { slot: string; text: RichText; label: string }) {
  const { piecesAt, isTouched, save } = useEditing()
  const pieces = piecesAt(slot)
  if (!pieces) return <Rich text={text} />
  const fields = pieces.filter((piece) => typeof piece !== 'string').length
  let count = 0
  return (
    <span className={classes.pieces}>
      {byPlace(pieces).map(({ key, item: piece }) => {
        if (typeof piece === 'string') return isSeparator(piece) ? null : <span key={key}>{piece}</span>
        count += 1
        return (
          <BoundField
            key={key}
            field={piece}
            label={fields === 1 ? label : `${label}, ${count} of ${fields}`}
            touched={isTouched(piece)}
            onSave={save}
          />
        )
      })}
    </span>
  )
}

/** Says that what stands here is decided, and by whom: what is handed over says the same. */
function DecisionAction({ slots, named }: { slots: readonly string[]; named: string }) {
  const { statementOf, decide } = useEditing()
  const statement = statementOf(slots)
  if (!statement) return null
  const { text, decision } = statement
  return (
    <>
      {decision && (
        <span className={classes.decided}>
          Decided by {decision.by}, {factDate(decision.on)}
        </span>
      )}
      <button
        type="button"
        aria-label={`Decided: ${named}`}
        aria-pressed={decision !== null}
        title={decision ? 'No longer decided' : 'Mark as decided by you'}
        onClick={() => decide(text, decision === null)}
      >
        <Icon name="thumb-up" size={16} />
      </button>
    </>
  )
}

/** Opens the refining of a block; of a heading, of its section. */
export function BlockActions({
  slots,
  statement,
  name,
}: {
  slots: readonly string[]
  /** The slots of the one statement that it makes. */
  statement?: readonly string[] | undefined
  name: string
}) {
  const { refine } = useEditing()
  const named = name.slice(0, 60)
  return (
    <span className={classes.blockActions}>
      {statement && <DecisionAction slots={statement} named={named} />}
      <button type="button" aria-label={`Refine ${named}`} title="Refine" onClick={() => refine(slots, named)}>
        <Icon name="star" size={16} />
      </button>
    </span>
  )
}

/** Adds an item below, or takes this one away, where the document shows items of a list. */
export function UnitActions({ slots, what }: { slots: readonly string[]; what: string }) {
  const { unitOf, refine, add, remove } = useEditing()
  const unit = unitOf(slots)
  if (!unit) return null
  const named = plainText(what).slice(0, 60)
  return (
    <span className={classes.unitActions}>
      <DecisionAction slots={slots} named={named} />
      <button type="button" aria-label={`Add below ${named}`} title="Add below" onClick={() => add(unit)}>
        <Icon name="plus" size={16} />
      </button>
      <button type="button" aria-label={`Refine ${named}`} title="Refine" onClick={() => refine(slots, named)}>
        <Icon name="star" size={16} />
      </button>
      <button type="button" aria-label={`Remove ${named}`} title="Remove" onClick={() => remove(unit)}>
        <Icon name="trash" size={16} />
      </button>
    </span>
  )
}
