import type { OpenQuestion } from '#agents/_kit/claim.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import classes from './open-questions.module.css'

interface OpenQuestionsProps {
  questions: readonly DeepPartial<OpenQuestion>[]
  title?: string
}

/** What has to be known yet, each with who finds out and how. */
export function OpenQuestions({ questions, title = 'Open questions' }: OpenQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <ol className={classes.questions}>
        {questions.map(({ question, owner, test }, index) => (
          <li key={question ?? String(index)}>
            <p className={classes.question}>
              <Cited text={question ?? ''} />
            </p>
            <p className={classes.test}>
              <Cited text={test ?? ''} /> {owner && <span className={classes.owner}>{owner}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
