import { type FormEvent, useState } from 'react'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import type { ResultAsking } from '#ui/result/agent-view.ts'
import classes from './ask-on.module.css'
import { completions } from './asking/completions.ts'
import { removedText } from './asking/follow-up.ts'
import { longestFollowUp, mostFollowUps } from './asking/query-plan.ts'
import { namesOf } from './asking/question-words.ts'
import { vocabulary } from './asking/vocabulary.ts'
import { FindingCard } from './findings.tsx'
import type { AnalyticsResult } from './output.ts'
import layout from './view.module.css'

interface AskOnProps {
  result: DeepPartial<AnalyticsResult>
  ask: ResultAsking | undefined
}

/** Further questions on the same file, with their computed answers below each other. */
export function AskOn({ result, ask }: AskOnProps) {
  const [question, setQuestion] = useState('')
  const [asking, setAsking] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const known = vocabulary.safeParse(result.vocabulary)
  const answered = present(result.followUps)
  if (!known.success || known.data.measures.length === 0 || (!ask && answered.length === 0)) return null
  const offered = completions(question, namesOf(known.data))
  const asked = new Set(answered.map((each) => each.question))
  const suggested = present(result.suggestedQuestions).filter((each) => !asked.has(each))
  const open = ask && answered.length < mostFollowUps

  const send = async (text: string) => {
    if (!ask || asking !== null || text.trim() === '') return
    setAsking(text)
    setProblem(null)
    const wrong = await ask.send({ question: text })
    setAsking(null)
    setProblem(wrong)
    if (wrong === null) setQuestion('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(question)
  }

  return (
    <section className={layout.section} aria-labelledby="analytics-ask">
      <h3 id="analytics-ask">Ask on</h3>
      {answered.map((each) => (
        <div key={each.id} className={classes.answer}>
          <p className={classes.question}>{each.question}</p>
          <p className={classes.understood}>Understood as: {each.understood}</p>
          {each.finding && (
            <FindingCard finding={each.finding}>
              {each.narrative && <p>{each.narrative}</p>}
              {(each.removed ?? 0) > 0 && <p className={classes.removed}>{removedText(each.removed ?? 0)}</p>}
            </FindingCard>
          )}
        </div>
      ))}
      {ask && !open && <p>This analysis has {mostFollowUps} follow-up questions, which is the most.</p>}
      {open && (
        <>
          {suggested.length > 0 && (
            <ul className={classes.suggested} aria-label="Suggested questions">
              {suggested.map((text) => (
                <li key={text}>
                  <Button look="line" size="sm" disabled={asking !== null} onClick={() => void send(text)}>
                    {text}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <form className={classes.form} onSubmit={submit}>
            <TextInput
              id="analytics-follow-up"
              name="follow-up"
              label="Your next question"
              placeholder={`For example: ${present(result.suggestedQuestions)[0] ?? 'by month'}`}
              help="Name a measure, a column, a value or a period of this file. A follow-up costs no use."
              error={problem ?? undefined}
              value={question}
              list="analytics-names"
              autoComplete="off"
              most={longestFollowUp}
              onText={setQuestion}
            />
            <datalist id="analytics-names">
              {offered.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
            <Button type="submit" busy={asking !== null} disabled={asking !== null || question.trim() === ''}>
              {asking === null ? 'Ask' : 'Computing...'}
            </Button>
          </form>
        </>
      )}
      <p className={classes.status} role="status">
        {asking === null ? '' : `Computing: ${asking}`}
      </p>
    </section>
  )
}
