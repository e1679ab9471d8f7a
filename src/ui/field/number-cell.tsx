import { useState } from 'react'
import classes from './number-cell.module.css'

interface NumberCellProps {
  /** What the number is, for readers who do not see the table: "Price per user, low". */
  label: string
  value: number
  min?: number
  max?: number
  disabled?: boolean | undefined
  onNumber: (value: number) => void
}

const written = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

/** Reads "1,250.5" and "1 250.5"; null for anything that is no number. */
export function readNumber(text: string): number | null {
  const bare = text.replace(/[,\s]/g, '')
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null
}

/**
 * One number in a table that can be changed. Each readable keystroke counts at once; what cannot be read is marked and the last
 * readable number stays in use. Up and down change it by a tenth of its size.
 */
export function NumberCell({
  label,
  value,
  min = Number.NEGATIVE_INFINITY,
  max = 1e15,
  disabled,
  onNumber,
}: NumberCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? value : readNumber(typed)
  const isWrong = read === null || read < min || read > max
  const step = (direction: 1 | -1) => {
    const size = 10 ** Math.floor(Math.log10(Math.abs(value) || 1))
    const next = Math.min(max, Math.max(min, Number((value + (direction * size) / 10).toPrecision(6))))
    setTyped(String(next))
    onNumber(next)
  }
  return (
    <input
      className={classes.cell}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      disabled={disabled}
      value={typed ?? written.format(value)}
      onFocus={(event) => {
        setTyped(String(value))
        const field = event.currentTarget
        requestAnimationFrame(() => field.select())
      }}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const number = readNumber(text)
        if (number !== null && number >= min && number <= max) onNumber(number)
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
          event.preventDefault()
          step(event.key === 'ArrowUp' ? 1 : -1)
        }
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
