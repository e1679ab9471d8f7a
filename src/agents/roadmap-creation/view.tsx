import { present } from '#agents/_kit/present.ts'
import { DecideFirst } from '#agents/_kit/view/decide-first.tsx'
import { ExplainedList } from '#agents/_kit/view/explained-list.tsx'
import { OpenQuestions } from '#agents/_kit/view/open-questions.tsx'
import { Spoken } from '#agents/_kit/view/spoken.tsx'
import { Summary } from '#agents/_kit/view/summary.tsx'
import { TitledSection } from '#agents/_kit/view/titled-section.tsx'
import { UnsavedChanges } from '#agents/_kit/view/unsaved-changes.tsx'
import { NumberCell } from '#ui/field/number-cell.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import { Board } from './board.tsx'
import { capacityText } from './capacity-text.ts'
import type { Milestone, RoadmapResult } from './output.ts'
import { Timeline } from './timeline.tsx'
import { useBoard } from './use-board.ts'
import classes from './view.module.css'

export default defineView<RoadmapResult>(function RoadmapView({ result, input, running, edit }) {
  const startAt = result.timestamp ?? new Date().toISOString()
  const months = Number(result.inputs?.horizon ?? input.horizon ?? 12)
  const board = useBoard(result, startAt, months, edit)
  const locked = running || board.saving
  const changes = present(result.changes)
  const questions = present(result.openQuestions)
  const milestones = present(result.milestones).filter(
    (each): each is Milestone =>
      each.date !== undefined && each.label !== undefined && !Number.isNaN(Date.parse(each.date)),
  )
  return (
    <div className={classes.view}>
      <Summary plain text={result.summary} />
      <DecideFirst advice={result.decideFirst} />
      {!running && board.items.length > 0 && (
        <p className={classes.hint} data-screen-only>
          Move an item with its buttons, by dragging, or with Alt and an arrow key after a move. The timeline follows.
        </p>
      )}
      <Board board={board} locked={locked} />
      <Spoken text={board.spoken} />
      {board.isChanged && (
        <UnsavedChanges
          text="The roadmap is changed."
          onceSaved="Files have it once saved."
          save={edit ? board.save : null}
          undo={board.undo}
          saving={board.saving}
        />
      )}
      {board.schedule.length > 0 && (
        <TitledSection title="Timeline">
          <div className={classes.capacity}>
            <p>
              <span>People</span>
              <NumberCell
                label="People"
                value={board.capacity.people}
                min={1}
                max={200}
                disabled={locked}
                onNumber={(people) => board.setCapacity({ ...board.capacity, people: Math.round(people) })}
              />
            </p>
            <p>
              <span>% of their time</span>
              <NumberCell
                label="Percent of their time"
                value={board.capacity.focus}
                min={10}
                max={100}
                disabled={locked}
                onNumber={(focus) => board.setCapacity({ ...board.capacity, focus })}
              />
            </p>
            <p className={classes.basis}>{capacityText(board.capacity, result.capacity?.basis ?? '')}</p>
          </div>
          <Timeline schedule={board.schedule} milestones={milestones} startAt={startAt} months={months} />
        </TitledSection>
      )}
      {changes.length > 0 && (
        <TitledSection title="What would change this plan">
          <ExplainedList items={changes.map(({ signal = '', change = '' }) => ({ term: signal, text: change }))} />
        </TitledSection>
      )}
      <OpenQuestions questions={questions} title="Resolve first" />
    </div>
  )
})
