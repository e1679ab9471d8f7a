import type { OpenQuestion } from '#agents/_kit/claim.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import classes from './view.module.css'

export function OpenQuestions({ questions }: { questions: readonly DeepPartial<OpenQuestion>[] }) {
  if (questions.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>Open Questions</h3>
      <ol className={classes.questions}>
        {questions.map((question, index) => (
          <li key={question.question ?? String(index)}>
            <p className={classes.question}>
              <Cited text={question.question ?? ''} />
            </p>
            {question.test && (
              <p className={classes.test}>
                Cheapest test: <Cited text={question.test} />
                {question.owner && <span className={classes.owner}>{question.owner}</span>}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
