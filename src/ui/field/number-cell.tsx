import { useId, useRef, useState, useSyncExternalStore } from 'react'
import classes from './number-cell.module.css'
import { numberLanguage, numberText, readNumber } from './number-text.ts'
import { wrongOf } from './wrong-number.ts'

interface NumberCellProps {
  /** What the number is, for readers who do not see the table: "Price per user, low". */
  label: string
  value: number
  /** Nobody has a number yet: nothing is shown until one is typed. */
  empty?: boolean | undefined
  min?: number
  max?: number
  disabled?: boolean | undefined
  onNumber: (value: number) => void
  /** The cell may be left without a number, and now is. */
  onEmpty?: (() => void) | undefined
}

const noChanges = () => () => {}

/** The language whose signs for decimals and thousands are read and shown. */
const useNumberLanguage = () =>
  useSyncExternalStore(
    noChanges,
    () => numberLanguage(navigator.language),
    () => 'en-US',
  )

/**
 * One number in a table that can be changed, written as the browser's language has it. Each readable keystroke counts at once. While
 * the text is no number that may stand here, the number from before is in use; on leaving, a sentence says what is wrong.
 */
export function NumberCell({
  label,
  value,
  empty = false,
  min = Number.NEGATIVE_INFINITY,
  max = 1e15,
  disabled,
  onNumber,
  onEmpty,
}: NumberCellProps) {
  const language = useNumberLanguage()
  const noteId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(true)
  /** What was in use when the reader came. */
  const [before, setBefore] = useState({ value, empty })
  /** The frame in which what the cell holds is to be selected. */
  const selecting = useRef(0)
  const mayBeEmpty = onEmpty !== undefined
  const { isWrong, wrong } = wrongOf({ typed, value, inUse: before.value, min, max, mayBeEmpty, isLeft, language })
  const note = wrong && (before.empty ? wrong : `${wrong} ${numberText(before.value, language)} stays in use.`)

  const leaveSelection = () => {
    cancelAnimationFrame(selecting.current)
    selecting.current = 0
  }
  const take = (text: string) => {
    leaveSelection()
    setTyped(text)
    if (text.trim() === '' && onEmpty) return onEmpty()
    const number = readNumber(text, language)
    if (number !== null && number >= min && number <= max) return onNumber(number)
    if (!before.empty) return onNumber(before.value)
    onEmpty?.()
  }
  const step = (direction: 1 | -1) => {
    const next = Math.min(max, Math.max(min, stepped(value, direction)))
    setTyped(numberText(next, language, true))
    onNumber(next)
  }
  return (
    <span className={classes.place}>
      <input
        className={classes.cell}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={note ? noteId : undefined}
        disabled={disabled}
        value={typed ?? (empty ? '' : numberText(value, language))}
        onFocus={(event) => {
          // A text that was refused stands until it is mended, and so does what is in use instead.
          if (!isWrong) {
            setBefore({ value, empty })
            setTyped(empty ? '' : numberText(value, language, true))
          }
          setLeft(false)
          const field = event.currentTarget
          // A press with the mouse sets the cursor after the focus.
          selecting.current = requestAnimationFrame(() => {
            selecting.current = 0
            field.select()
          })
        }}
        onBlur={() => {
          // Chromium focuses what it selects: who has left must not be called back.
          leaveSelection()
          setLeft(true)
          if (!isWrong) setTyped(null)
        }}
        onChange={(event) => take(event.currentTarget.value)}
        onKeyDown={(event) => {
          // A busy page draws its next frame late: it must not select what is being typed.
          if (selecting.current !== 0) event.currentTarget.select()
          leaveSelection()
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          }
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      <span className={classes.note} id={noteId} aria-live="polite">
        {note}
      </span>
    </span>
  )
}

/** A tenth of the number's size further. */
function stepped(value: number, direction: 1 | -1): number {
  const size = 10 ** Math.floor(Math.log10(Math.abs(value) || 1))
  return Number((value + (direction * size) / 10).toPrecision(6))
}
