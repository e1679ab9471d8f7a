import { present } from '#agents/_kit/present.ts'
import fold from '#agents/_kit/view/fold.module.css'
import { Points } from '#agents/_kit/view/points.tsx'
import { defineView } from '#ui/result/agent-view.ts'
import type { SalesResult } from './output.ts'
import { QuizPlayer } from './quiz-player.tsx'
import classes from './view.module.css'
import { Checks, Discovery, Objections, Pitches, Rivals, RolePlay } from './view-sections.tsx'

export default defineView<SalesResult>(function SalesView({ result, running, edit }) {
  const { pitch, rolePlay } = result
  const { thirtySeconds = '', twoMinutes = '' } = pitch ?? {}
  const quiz = present(result.quiz)
  return (
    <div className={classes.view}>
      <Pitches
        pitch={pitch}
        save={edit && ((change) => edit.save({ ...result, pitch: { thirtySeconds, twoMinutes, ...change } }))}
      />
      <Points title="Know before the call" items={present(result.know)} tone="signal" />
      <Discovery discovery={result.discovery} />
      <Objections objections={result.objections} />
      <RolePlay rolePlay={rolePlay} />
      <Rivals cheatSheets={result.cheatSheets} />
      {quiz.length > 0 && !running && (
        <details className={fold.fold}>
          <summary>
            Quiz with {quiz.length} {quiz.length === 1 ? 'question' : 'questions'}
          </summary>
          <QuizPlayer questions={quiz} />
        </details>
      )}
      <Checks toCheck={result.toCheck} />
    </div>
  )
})
