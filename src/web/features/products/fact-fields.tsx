import type { NewFact } from '#shared/api/product-facts.ts'
import { Select } from '#ui/field/select-control.tsx'
import { TextArea, TextInput } from '#ui/field/text-control.tsx'
import { factKindOf, factKindOptions } from './fact-kinds.ts'
import classes from './facts.module.css'

interface FactFieldsProps {
  /** Before the ids of the fields. */
  id: string
  value: NewFact
  /** Field -> what is wrong with it. */
  errors: Readonly<Record<string, string>>
  label: string
  help?: string
  kindLabel?: string
  rows: number
  onValue: (value: NewFact) => void
}

export function FactFields({ id, value, errors, label, help, kindLabel = 'Kind', rows, onValue }: FactFieldsProps) {
  return (
    <>
      <TextArea
        id={`${id}-text`}
        label={label}
        help={help}
        rows={rows}
        value={value.text}
        error={errors.text}
        required
        onText={(text) => onValue({ ...value, text })}
      />
      <div className={classes.fields}>
        <Select
          id={`${id}-kind`}
          name="kind"
          label={kindLabel}
          value={value.kind}
          error={errors.kind}
          options={factKindOptions}
          onText={(kind) => onValue({ ...value, kind: factKindOf(kind) ?? value.kind })}
        />
        <TextInput
          id={`${id}-source`}
          label="Source"
          placeholder="Person, document or link"
          value={value.source}
          most={300}
          error={errors.source}
          autoComplete="off"
          onText={(source) => onValue({ ...value, source })}
        />
        <TextInput
          id={`${id}-date`}
          type="date"
          label="Date"
          value={value.date}
          error={errors.date}
          onText={(date) => onValue({ ...value, date })}
        />
      </div>
    </>
  )
}
