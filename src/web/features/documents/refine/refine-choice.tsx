import { type FormEvent, useId, useState } from 'react'
import {
  libraryRefinements,
  modelRefinements,
  type Refinement,
  type RefineOptions,
  refinementNames,
} from '#shared/api/refine.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { TextArea } from '#ui/field/text-control.tsx'
import classes from './refine.module.css'
import type { RefineTarget } from './refine-target.ts'

interface RefineChoiceProps {
  options: RefineOptions
  targets: readonly RefineTarget[]
  chosen: number
  onChosen: (at: number) => void
  onAsk: (action: Refinement, words: string) => void
}

const longestQuote = 140

/** What is refined, and how. What cannot be done says why in its place. */
export function RefineChoice({ options, targets, chosen, onChosen, onAsk }: RefineChoiceProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const target = targets[chosen]
  const reasonOf = (action: Refinement) => options.actions.find((each) => each.action === action)?.reason ?? null
  const freeReason = reasonOf('free')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '') onAsk('free', words.trim())
  }
  const group = (title: string, actions: readonly Refinement[]) => {
    const reasons = actions.map(reasonOf)
    // One reason for all is said once.
    const shared = reasons.every((reason) => reason !== null && reason === reasons[0]) ? reasons[0] : null
    return (
      <fieldset className={classes.group} aria-describedby={shared ? `${id}-${title}` : undefined}>
        <legend>{title}</legend>
        {shared && (
          <p id={`${id}-${title}`} className={classes.reason}>
            {shared}
          </p>
        )}
        <div className={classes.actions}>
          {actions.map((action, index) => (
            <Button
              key={action}
              size="sm"
              look="line"
              disabled={reasons[index] !== null}
              title={reasons[index] ?? undefined}
              onClick={() => onAsk(action, words.trim())}
            >
              {refinementNames[action]}
            </Button>
          ))}
        </div>
        {!shared &&
          [...new Set(reasons)].map(
            (reason) =>
              reason !== null && (
                <p key={reason} className={classes.reason}>
                  {actions
                    .filter((_, index) => reasons[index] === reason)
                    .map((action) => refinementNames[action])
                    .join(', ')}
                  : {reason}
                </p>
              ),
          )}
      </fieldset>
    )
  }
  return (
    <div className={classes.choice}>
      {targets.length > 1 && (
        <Select
          id={`${id}-target`}
          name="target"
          label="What"
          value={String(chosen)}
          options={targets.map(({ name }, index) => ({ value: String(index), label: name }))}
          onText={(text) => onChosen(Number(text))}
        />
      )}
      {target?.quote && (
        <blockquote className={classes.quote}>
          {target.quote.length > longestQuote ? `${target.quote.slice(0, longestQuote)}…` : target.quote}
        </blockquote>
      )}
      {group(
        options.model === null ? 'Rewrite with a language model' : `Rewrite with ${options.model}`,
        modelRefinements.filter((action) => action !== 'free'),
      )}
      <form className={classes.free} onSubmit={submit}>
        <TextArea
          id={`${id}-words`}
          label="In your words"
          rows={2}
          disabled={freeReason !== null}
          placeholder="Say what should change, such as “name the pilot customer”"
          value={words}
          onText={setWords}
        />
        <Button size="sm" type="submit" disabled={freeReason !== null || words.trim() === ''}>
          Refine
        </Button>
      </form>
      {group('From the library, without a model', libraryRefinements)}
      <p className={classes.cost}>
        Nothing changes until you accept it. Refining costs none of your uses, whether you accept it or not.
      </p>
    </div>
  )
}
