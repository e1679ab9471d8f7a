import { type KeyboardEvent, useState } from 'react'
import { keyed } from '#ui/blocks/keyed.ts'
import { Button } from '#ui/button/button.tsx'
import { NumberCell } from '#ui/field/number-cell.tsx'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Action } from '#ui/menu/action.ts'
import { ActionsButton } from '#ui/menu/actions-button.tsx'
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
  const actions: Action[] = [
    { label: 'Edit', icon: 'edit', onPress: () => setEditing(true) },
    ...(before
      ? [{ label: `Move to ${columnNames[before]}`, icon: 'arrow-left' as const, onPress: () => onMove(before) }]
      : []),
    ...(after
      ? [{ label: `Move to ${columnNames[after]}`, icon: 'arrow-right' as const, onPress: () => onMove(after) }]
      : []),
    ...(isFirst ? [] : [{ label: 'Move up', onPress: () => onShift(-1) }]),
    ...(isLast ? [] : [{ label: 'Move down', onPress: () => onShift(1) }]),
  ]
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
      <div className={classes.head}>
        <h4 id={`item-${item.id}-title`}>
          <span className={classes.id}>{item.id}</span> {item.title}
        </h4>
        {!locked && <ActionsButton name={`Move or edit ${item.id}`} actions={actions} />}
      </div>
      {item.outcome && (
        <p className={classes.outcome}>
          <Cited text={item.outcome} />
        </p>
      )}
      {keyed(problems).map(({ key, item: problem }) => (
        <p key={key} className={classes.problem}>
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
          {item.bets.length > 0 && <dt>Bets</dt>}
          {keyed(item.bets).map(({ key, item: bet }) => (
            <dd key={key}>{bet}</dd>
          ))}
          {item.exitCriteria.length > 0 && <dt>Done when</dt>}
          {keyed(item.exitCriteria).map(({ key, item: criterion }) => (
            <dd key={key}>
              <Cited text={criterion} />
            </dd>
          ))}
        </dl>
      </details>
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
        most={200}
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
        help="One a line, at most four"
        rows={3}
        value={draft.exitCriteria.join('\n')}
        onText={(text) => setDraft({ ...draft, exitCriteria: text.split('\n').slice(0, 4) })}
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
