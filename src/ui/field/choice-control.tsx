import classes from './choice-control.module.css'

interface ChoiceProps<Value extends string> {
  /** Starts the ids of its options. */
  id: string
  name: string
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  disabled?: boolean
  onChoose: (value: Value) => void
}

/** A few options side by side, one of which holds. Arrow keys move, as in any group of radio buttons. */
export function Choice<Value extends string>({
  id,
  name,
  label,
  value,
  options,
  disabled,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={classes.choice} disabled={disabled}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} htmlFor={`${id}-${option.value}`}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
