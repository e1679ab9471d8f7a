import type { FileField, FormField } from '#agents/_kit/form.ts'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'

interface FormFieldProps {
  field: Exclude<FormField, FileField<string>>
  value: unknown
  error: string | undefined
  disabled: boolean
  onValue: (value: unknown) => void
}

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The control of one field of an agent's form. */
export function FormFieldControl({ field, value, error, disabled, onValue }: FormFieldProps) {
  const id = `field-${field.name}`
  const shared = {
    id,
    name: field.name,
    label: field.label,
    required: field.required,
    help: field.help,
    error,
    disabled,
  }
  switch (field.widget) {
    case 'text':
      return (
        <TextInput
          {...shared}
          value={asText(value)}
          placeholder={field.placeholder}
          onText={onValue}
          autoComplete="off"
          onKeyDown={(event) => {
            const sends = field.submitOnEnter || event.ctrlKey || event.metaKey
            if (event.key === 'Enter' && !sends) event.preventDefault()
          }}
        />
      )
    case 'textarea':
      return (
        <TextArea
          {...shared}
          value={asText(value)}
          placeholder={field.placeholder}
          rows={field.rows ?? 4}
          counter={field.counter}
          onText={onValue}
        />
      )
    case 'select':
      return <Select {...shared} value={asText(value)} options={field.options} onText={onValue} />
    case 'number':
      return (
        <TextInput
          {...shared}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          step={1}
          value={asText(value)}
          // An empty or half-typed number stays as it is typed; the schema says what is wrong with it.
          onText={(text) => onValue(/^-?\d+$/.test(text) ? Number(text) : text)}
        />
      )
    case 'checkbox':
      return <Checkbox {...shared} checked={value === true} onChecked={onValue} />
  }
}
