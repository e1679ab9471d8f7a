import { useState } from 'react'
import type { RefineProposal as Proposal, ProposedChange } from '#shared/api/refine.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { byPlace } from '../by-place.ts'
import { wordParts } from '../versions/compared-lines.ts'
import { Words } from '../versions/words.tsx'
import classes from './refine.module.css'

interface RefineProposalProps {
  proposal: Proposal
  /** Ids of the changes that are ticked at first. */
  ticked: readonly string[]
  /** Changes that were discarded, since their places were changed after they were proposed. */
  outdated: number
  /** Why what was accepted was not stored. */
  failure: string | null
  /** The heading that a text stands under; '' where none is known. */
  underOf: (text: string) => string
  busy: boolean
  onTick: (taken: readonly string[]) => void
  onAccept: (chosen: readonly ProposedChange[]) => void
  onRefuse: () => void
}

const countOf = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

/** What is proposed, block by block, each to take or leave. What a person has changed is taken only by a hand. */
export function RefineProposal(props: RefineProposalProps) {
  const { proposal, ticked, outdated, failure, underOf, busy, onTick, onAccept, onRefuse } = props
  const { proposed, answer, leftOut } = proposal
  const [chosen, setChosen] = useState(() => new Set(ticked))
  const taken = proposed.filter(({ id }) => chosen.has(id))
  const choose = (id: string, isTaken: boolean) => {
    const next = isTaken ? [...chosen, id] : [...chosen].filter((each) => each !== id)
    setChosen(new Set(next))
    onTick(next)
  }
  return (
    <div className={classes.proposal}>
      {failure && (
        <p role="alert" className={classes.failure}>
          Nothing was stored: {failure}
        </p>
      )}
      {outdated > 0 && (
        <p role="status" className={classes.reason}>
          {countOf(outdated)} {outdated === 1 ? 'was' : 'were'} discarded: somebody has edited{' '}
          {outdated === 1 ? 'that place' : 'those places'} since.
        </p>
      )}
      {answer && (
        <section className={classes.answer} aria-label="Answer" dir="auto">
          {byPlace(answer.split(/\n+/)).map(({ key, item }) => (
            <p key={key}>{item}</p>
          ))}
        </section>
      )}
      {proposed.length === 0 && outdated === 0 && !answer && (
        <p role="status">
          {proposal.model === 'built-in'
            ? 'The library holds nothing else that fits here. Nothing was changed.'
            : 'The model proposes no change here. Nothing was changed.'}
        </p>
      )}
      {leftOut > 0 && (
        <p className={classes.reason}>
          {countOf(leftOut)} {leftOut === 1 ? 'is' : 'are'} left out: {leftOut === 1 ? 'it' : 'they'} would not fit the
          document, or would change what a person wrote.
        </p>
      )}
      {proposed.length > 0 && (
        <ol className={classes.changes}>
          {proposed.map((each, index) => {
            const under = underOf(each.lines[0]?.before ?? '')
            const name = `Change ${index + 1}${under ? `, ${under}` : ''}`
            return (
              <li key={each.id} className={classes.change} aria-label={name} data-taken={chosen.has(each.id)}>
                <Checkbox
                  id={`refine-change-${each.id}`}
                  name={`change-${each.id}`}
                  label={name}
                  checked={chosen.has(each.id)}
                  onChecked={(isTaken) => choose(each.id, isTaken)}
                />
                {each.touched && (
                  <p className={classes.touched}>
                    You or somebody else edited this by hand. It stays unless you tick it.
                  </p>
                )}
                {byPlace(each.lines).map(({ key, item: { before, after } }) => (
                  <p key={key} className={classes.words} dir="auto">
                    <Words parts={wordParts(before, after)} />
                  </p>
                ))}
                {each.why && <p className={classes.why}>{each.why}</p>}
                {each.notes.map((note) => (
                  <p key={note} className={classes.note}>
                    {note}
                  </p>
                ))}
              </li>
            )
          })}
        </ol>
      )}
      <div className={classes.bar}>
        {proposed.length > 0 && (
          <Button size="sm" busy={busy} disabled={busy || taken.length === 0} onClick={() => onAccept(taken)}>
            {taken.length === proposed.length
              ? `Accept ${countOf(taken.length)}`
              : `Accept ${taken.length} of ${proposed.length}`}
          </Button>
        )}
        <Button size="sm" look="line" disabled={busy} onClick={onRefuse}>
          {proposed.length > 0 ? 'Refuse all' : 'Back'}
        </Button>
      </div>
    </div>
  )
}
