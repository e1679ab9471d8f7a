import { type FormEvent, useEffect, useId, useRef } from 'react'
import { firstCharacters } from '#shared/characters.ts'
import { longestCorrection, noneOfThese } from '#shared/correctable.ts'
import type { UnsureItem } from '#shared/corrections.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { type Answer, type Asked, correctionsOf, noAnswer } from '../form/asked.ts'
import classes from './asking-card.module.css'

interface AskingCardProps {
  asked: Asked
  onAsked: (asked: Asked) => void
  /** Starts the run with what was answered. */
  onWrite: () => void
  /** Where writing without answers is something else than writing with those that are there. */
  onWriteAnyway?: () => void
  /** Goes back to the form without a run; absent where there is a run. */
  onDismiss?: () => void
  /** Says what the questions are for, in the place of the card's own words. */
  lead?: string
  /** True while the run is on its way. */
  busy: boolean
  /** The card takes the focus with each press that leads to it, and not after a reload. */
  presses: number
}

const counts = ['', 'One question', 'Two questions', 'Three questions', 'Four questions']

export const askingTitle = ({ unsure }: Asked) => `${counts[unsure.length] ?? 'Questions'} before writing`

const saysNothing = ({ unsure }: Asked) => unsure.some(({ field }) => field === 'job')

/** Asks what the reading was not sure of, before a use is spent. Escape and an edit of the form put it away. */
export function AskingCard({
  asked,
  onAsked,
  onWrite,
  onWriteAnyway = onWrite,
  onDismiss,
  lead,
  busy,
  presses,
}: AskingCardProps) {
  const card = useRef<HTMLFormElement>(null)
  const id = useId()
  const isAnswered = Object.keys(correctionsOf(asked)).length > 0
  useEffect(() => {
    if (presses === 0) return
    card.current?.focus({ preventScroll: true })
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    card.current?.scrollIntoView({ block: 'nearest', behavior })
  }, [presses])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAnswered && !busy) onWrite()
  }
  return (
    <form
      ref={card}
      tabIndex={-1}
      className={classes.card}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onDismiss) return
        event.preventDefault()
        onDismiss()
      }}
      noValidate
    >
      <div className={classes.head}>
        <Icon name="help" size={22} className={classes.icon} />
        <div>
          <h2 id={`${id}-title`} className={classes.title}>
            {askingTitle(asked)}
          </h2>
          <p id={`${id}-text`} className={classes.text}>
            {lead ??
              (saysNothing(asked)
                ? 'These words say too little to write about. Nothing has been used yet.'
                : 'Your description leaves this open. Nothing has been used yet.')}
          </p>
        </div>
      </div>
      {asked.unsure.map((item) => (
        <Question
          key={item.field}
          item={item}
          answer={asked.answers[item.field] ?? noAnswer}
          disabled={busy}
          onAnswer={(answer) => onAsked({ ...asked, answers: { ...asked.answers, [item.field]: answer } })}
        />
      ))}
      <div className={classes.actions}>
        <Button type="submit" disabled={busy || !isAnswered} busy={busy}>
          {busy ? 'Starting...' : 'Write with these answers'}
        </Button>
        <Button look="line" onClick={onWriteAnyway} disabled={busy}>
          Write anyway
        </Button>
      </div>
    </form>
  )
}

interface QuestionProps {
  item: UnsureItem
  answer: Answer
  disabled: boolean
  onAnswer: (answer: Answer) => void
}

function Question({ item, answer, disabled, onAnswer }: QuestionProps) {
  const id = useId()
  const { question, options } = item
  const offered = options.length > 0 ? [...options, noneOfThese] : []
  return (
    <fieldset className={classes.question} disabled={disabled}>
      <legend id={id} className={classes.legend} dir="auto">
        {question}
      </legend>
      {offered.length > 0 && (
        <div className={classes.options}>
          {offered.map((option) => {
            const isChosen = answer.chosen === option
            return (
              <button
                key={option}
                type="button"
                className={classes.option}
                aria-pressed={isChosen}
                onClick={() => onAnswer({ chosen: isChosen ? null : option, words: '' })}
              >
                {isChosen && <Icon name="check" size={18} />}
                <span data-written={option === noneOfThese ? undefined : true}>{option}</span>
              </button>
            )
          })}
        </div>
      )}
      <input
        dir="auto"
        className={classes.input}
        value={answer.words}
        placeholder={offered.length > 0 ? 'Or in your own words' : 'In a sentence, in your own words'}
        aria-label={`${question} In your own words`}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) =>
          onAnswer({
            chosen: value.trim() === '' ? answer.chosen : null,
            words: firstCharacters(value, longestCorrection),
          })
        }
      />
    </fieldset>
  )
}
