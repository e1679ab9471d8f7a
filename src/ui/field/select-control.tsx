import classes from './field.module.css'
import { describedBy, FieldFrame, type FieldText } from './field.tsx'

interface SelectProps extends FieldText {
  id: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  disabled?: boolean
  onText: (value: string) => void
}

/** The system's own list: it is known to every reader, thumb and screen reader. */
export function Select({ id, name, value, options, disabled, onText, ...text }: SelectProps) {
  return (
    <FieldFrame id={id} {...text}>
      <select
        id={id}
        name={name}
        className={classes.control}
        value={value}
        disabled={disabled}
        aria-invalid={text.error ? true : undefined}
        aria-describedby={describedBy(id, text)}
        onChange={(event) => onText(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
