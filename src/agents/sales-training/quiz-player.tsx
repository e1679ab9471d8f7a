import { useEffect, useRef, useState } from 'react'
import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Cited } from '#ui/result/cited.tsx'
import type { QuizQuestion } from './output.ts'
import classes from './quiz-player.module.css'

interface QuizPlayerProps {
  questions: readonly DeepPartial<QuizQuestion>[]
}

/** One question at a time: choose, check, read why, go on; then the score, and again. */
export function QuizPlayer({ questions }: QuizPlayerProps) {
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [checked, setChecked] = useState(false)
  const [right, setRight] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    // The focus follows the question, but only after the player has moved on.
    if (moved.current) heading.current?.focus()
    moved.current = at >= 0
  }, [at])
  const question = questions[at]
  const restart = () => {
    setAt(0)
    setChosen(null)
    setChecked(false)
    setRight(0)
  }
  if (!question) {
    return (
      <div className={classes.player}>
        <h4 ref={heading} tabIndex={-1} className={classes.question}>
          {right} of {questions.length} right
        </h4>
        <p>{right === questions.length ? 'Every answer was right.' : 'Read the reasons again, then play once more.'}</p>
        <Button look="line" onClick={restart}>
          Play again
        </Button>
      </div>
    )
  }
  const options = present(question.options)
  const isRight = chosen === question.correct
  const check = () => {
    setChecked(true)
    if (isRight) setRight(right + 1)
  }
  const next = () => {
    setAt(at + 1)
    setChosen(null)
    setChecked(false)
  }
  return (
    <div className={classes.player}>
      <p className={classes.place}>
        Question {at + 1} of {questions.length}
        <span>{right} right</span>
      </p>
      <h4 ref={heading} tabIndex={-1} className={classes.question} id="quiz-question">
        {question.question}
      </h4>
      <fieldset className={classes.options} aria-labelledby="quiz-question" disabled={checked}>
        {options.map((option, index) => (
          <label
            key={String(index)}
            data-state={
              checked ? (index === question.correct ? 'right' : index === chosen ? 'wrong' : undefined) : undefined
            }
          >
            <input type="radio" name={`quiz-${at}`} checked={chosen === index} onChange={() => setChosen(index)} />
            <span>{option}</span>
            {checked && index === question.correct && <Icon name="check" size={18} />}
          </label>
        ))}
      </fieldset>
      <div aria-live="polite" className={classes.feedback}>
        {checked && (
          <p data-right={isRight}>
            <b>{isRight ? 'Right.' : 'Not quite.'}</b> <Cited text={question.why ?? ''} />
          </p>
        )}
      </div>
      <div>
        {checked ? (
          <Button onClick={next}>{at + 1 < questions.length ? 'Next question' : 'See the score'}</Button>
        ) : (
          <Button onClick={check} disabled={chosen === null}>
            Check answer
          </Button>
        )}
      </div>
    </div>
  )
}
