import { type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { NumberCell } from '#ui/field/number-cell.tsx'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Cited } from '#ui/result/cited.tsx'
import classes from './item-card.module.css'
import { type Column, columns, type RoadmapItem } from './output.ts'
import { dayText } from './quarters.ts'
import { columnNames } from './to-document.ts'
import type { Board } from './use-board.ts'

interface ItemCardProps {
  item: RoadmapItem
  board: Board
  locked: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (to: Column) => void
  onShift: (by: 1 | -1) => void
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export function ItemCard({ item, board, locked, isFirst, isLast, onMove, onShift }: ItemCardProps) {
  const [editing, setEditing] = useState(false)
  const at = columns.indexOf(item.column)
  const [before, after] = [columns[at - 1], columns[at + 1]]
  const problems = board.schedule.find((each) => each.item.id === item.id)?.problems ?? []
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || locked || event.target !== event.currentTarget) return
    const to = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (to === undefined && by === undefined) return
    event.preventDefault()
    if (to) onMove(to)
    else if (by) onShift(by)
  }
  if (editing) return <ItemEditor item={item} board={board} onDone={() => setEditing(false)} />
  return (
    <article
      id={`item-${item.id}`}
      className={classes.card}
      // Takes the focus after a move, and the arrow keys that move it further.
      tabIndex={-1}
      aria-labelledby={`item-${item.id}-title`}
      onKeyDown={onKeyDown}
    >
      <h4 id={`item-${item.id}-title`}>
        <span className={classes.id}>{item.id}</span> {item.title}
      </h4>
      {item.outcome && (
        <p className={classes.outcome}>
          <Cited text={item.outcome} />
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} className={classes.problem}>
          <Icon name="alert" size={16} /> {problem}
        </p>
      ))}
      <p className={classes.facts}>
        {item.dependsOn.length > 0 && <span>after {item.dependsOn.join(', ')}</span>}
        <span>{counted(item.weeks, 'person-week')}</span>
        {item.observeWeeks > 0 && <span>{counted(item.observeWeeks, 'week')} of watching</span>}
        {item.due && <span className={classes.due}>by {dayText(new Date(item.due))}</span>}
      </p>
      <details className={classes.details} data-printed>
        <summary aria-label={`Evidence, bets, exit criteria of ${item.id}`}>Evidence, bets, exit criteria</summary>
        <dl>
          <dt>Evidence</dt>
          <dd>
            <Cited text={item.evidence} />
          </dd>
          <dt>Bets</dt>
          {item.bets.map((bet) => (
            <dd key={bet}>{bet}</dd>
          ))}
          <dt>Done when</dt>
          {item.exitCriteria.map((criterion) => (
            <dd key={criterion}>
              <Cited text={criterion} />
            </dd>
          ))}
        </dl>
      </details>
      {!locked && (
        <div className={classes.tools}>
          {before && (
            <button
              type="button"
              aria-label={`Move ${item.id} to ${columnNames[before]}`}
              onClick={() => onMove(before)}
            >
              <Icon name="arrow-left" size={16} /> {columnNames[before]}
            </button>
          )}
          {after && (
            <button type="button" aria-label={`Move ${item.id} to ${columnNames[after]}`} onClick={() => onMove(after)}>
              {columnNames[after]} <Icon name="arrow-right" size={16} />
            </button>
          )}
          {!isFirst && (
            <button type="button" aria-label={`Move ${item.id} up`} onClick={() => onShift(-1)}>
              Up
            </button>
          )}
          {!isLast && (
            <button type="button" aria-label={`Move ${item.id} down`} onClick={() => onShift(1)}>
              Down
            </button>
          )}
          <button type="button" aria-label={`Edit ${item.id}`} onClick={() => setEditing(true)}>
            <Icon name="edit" size={16} /> Edit
          </button>
        </div>
      )}
    </article>
  )
}

function ItemEditor({ item, board, onDone }: { item: RoadmapItem; board: Board; onDone: () => void }) {
  const [draft, setDraft] = useState(item)
  const isBlank = draft.title.trim() === '' || draft.outcome.trim() === ''
  return (
    <section className={classes.card} aria-label={`Edit ${item.id}`}>
      <TextInput
        id={`title-${item.id}`}
        label="Title"
        value={draft.title}
        maxLength={200}
        onText={(title) => setDraft({ ...draft, title })}
      />
      <TextArea
        id={`outcome-${item.id}`}
        label="Outcome"
        rows={3}
        value={draft.outcome}
        onText={(outcome) => setDraft({ ...draft, outcome })}
      />
      <TextArea
        id={`criteria-${item.id}`}
        label="Exit criteria"
        help="One a line, at most three"
        rows={3}
        value={draft.exitCriteria.join('\n')}
        onText={(text) => setDraft({ ...draft, exitCriteria: text.split('\n').slice(0, 3) })}
      />
      <div className={classes.numbers}>
        <p>
          Person-weeks
          <NumberCell
            label={`Person-weeks of ${item.id}`}
            value={draft.weeks}
            min={0.5}
            max={400}
            onNumber={(weeks) => setDraft({ ...draft, weeks })}
          />
        </p>
        <p>
          Weeks of watching
          <NumberCell
            label={`Weeks of watching of ${item.id}`}
            value={draft.observeWeeks}
            min={0}
            max={52}
            onNumber={(observeWeeks) => setDraft({ ...draft, observeWeeks })}
          />
        </p>
      </div>
      <div className={classes.tools}>
        <Button
          size="sm"
          disabled={isBlank}
          onClick={() => {
            const exitCriteria = draft.exitCriteria.map((line) => line.trim()).filter(Boolean)
            board.change({ ...draft, exitCriteria: exitCriteria.length > 0 ? exitCriteria : item.exitCriteria })
            onDone()
          }}
        >
          Apply
        </Button>
        <Button size="sm" look="line" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
