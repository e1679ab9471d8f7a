import { useState } from 'react'
import { TextInput } from '#ui/field/text-control.tsx'

interface AmountInputProps {
  id: string
  label: string
  amount: number | null
  placeholder?: string
  /** Whether nothing at all is an amount too. */
  mayBeZero?: boolean
  /** What is wrong with it beside another field. */
  error?: string | undefined
  disabled: boolean
  /** Null for an empty field. Not called for what is no amount: that stays in the field, marked as wrong. */
  onAmount: (amount: number | null) => void
}

/** An amount as it is typed. "200,000" and "none" are refused in place: read as no amount, they would lift a limit. */
export function AmountInput({ amount, mayBeZero = false, error, onAmount, ...field }: AmountInputProps) {
  const [text, setText] = useState(amount === null ? '' : String(amount))
  return (
    <TextInput
      {...field}
      value={text}
      inputMode="decimal"
      autoComplete="off"
      error={isAmount(text, mayBeZero) ? error : 'Give a number without separators, such as 200000 or 0.4.'}
      onText={(typed) => {
        setText(typed)
        if (isAmount(typed, mayBeZero)) onAmount(typed.trim() === '' ? null : Number(typed))
      }}
    />
  )
}

function isAmount(text: string, mayBeZero: boolean): boolean {
  const value = Number(text)
  return text.trim() === '' || (Number.isFinite(value) && (mayBeZero ? value >= 0 : value > 0))
}
