import { useEffect, useRef, useState } from 'react'
import { firstCharacters } from '#shared/characters.ts'
import { type Correctable, longestCorrection, longestNotMeant } from '#shared/correctable.ts'
import type { Corrections } from '#shared/corrections.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import classes from './understood.module.css'

/** What the editor of each thing asks. */
export const questions: Record<Correctable, string> = {
  name: 'What is it called?',
  who: 'Who uses it?',
  pays: 'Who pays for it?',
  job: 'What do they get done with it?',
  notMeant: 'What is not meant?',
  today: 'What do they use today?',
  where: 'In which countries or places?',
  numbers: 'Which numbers are given?',
  market: 'What kind of product is it?',
}

interface UnderstoodEditorProps {
  what: Correctable
  /** What was read. */
  words: string
  /** The clauses of the user that were read as features, where they are put right one by one. */
  parts: readonly string[] | undefined
  /** What was put right before. */
  corrections: Corrections
  onDone: (changes: Corrections) => void
  onCancel: () => void
}

/** Puts one thing right that was read. Its changes start another run; a blank one goes back to what was read. */
export function UnderstoodEditor({ what, words: read, parts, corrections, onDone, onCancel }: UnderstoodEditorProps) {
  const left = what === 'job' ? (corrections.notMeant?.split('\n') ?? []) : []
  const clauses = [...new Set([...(parts ?? []), ...left])]
  const asksClauses = clauses.length > 0
  const before = asksClauses ? (corrections.job ?? '') : read
  const [words, setWords] = useState(before)
  const [notMeant, setNotMeant] = useState<readonly string[]>(left)
  const editor = useRef<HTMLFormElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    opener.current = document.activeElement
    const first = editor.current?.querySelector('input')
    if (first?.type === 'text') first.select()
    first?.focus()
  }, [])
  const cancel = () => {
    onCancel()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const said = words.trim()
  const isOther = said !== before && (said !== '' || asksClauses)
  const isSorted = notMeant.length !== left.length || notMeant.some((clause) => !left.includes(clause))
  const isCorrected = Boolean(corrections[what]) || left.length > 0
  const changes: Corrections = {
    ...(isOther ? { [what]: said } : {}),
    ...(isSorted ? { notMeant: firstCharacters(notMeant.join('\n'), longestNotMeant) } : {}),
  }
  return (
    <form
      ref={editor}
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (isOther || isSorted) onDone(changes)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel()
      }}
    >
      {asksClauses && (
        <fieldset className={classes.clauses}>
          <legend className={classes.question}>What it does, in your words. Untick what is not meant.</legend>
          {clauses.map((clause, index) => (
            <Checkbox
              key={clause}
              id={`clause-${index}`}
              name={`clause-${index}`}
              label={`“${clause}”`}
              checked={!notMeant.includes(clause)}
              onChecked={(meant) =>
                setNotMeant(meant ? notMeant.filter((each) => each !== clause) : [...notMeant, clause])
              }
            />
          ))}
        </fieldset>
      )}
      <label className={classes.question} htmlFor="correction">
        {asksClauses ? 'What else does it do?' : questions[what]}
      </label>
      <input
        id="correction"
        type="text"
        dir="auto"
        className={classes.input}
        value={words}
        autoComplete="off"
        aria-describedby="correction-help"
        onChange={(event) => setWords(firstCharacters(event.currentTarget.value, longestCorrection))}
      />
      <p id="correction-help" className={classes.help}>
        Writes the result again with these words, as a new run (1 credit). Your form and the earlier run stay as they
        are.
      </p>
      <div className={classes.actions}>
        <Button type="submit" size="sm" disabled={!isOther && !isSorted}>
          Run again
        </Button>
        {isCorrected && (
          <Button
            look="line"
            size="sm"
            onClick={() => onDone({ [what]: '', ...(left.length > 0 ? { notMeant: '' } : {}) })}
          >
            Use what was read
          </Button>
        )}
        <Button look="quiet" size="sm" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
