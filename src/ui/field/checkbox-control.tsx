import classes from './field.module.css'

interface CheckboxProps {
  id: string
  name: string
  label: string
  checked: boolean
  disabled?: boolean
  onChecked: (checked: boolean) => void
}

export function Checkbox({ id, name, label, checked, disabled, onChecked }: CheckboxProps) {
  return (
    <label className={classes.check} htmlFor={id}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
