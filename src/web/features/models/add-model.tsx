import { useState } from 'react'
import { modelOffer } from '#shared/api/models.ts'
import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import classes from './model-settings.module.css'

interface AddModelProps {
  taken: readonly string[]
  disabled: boolean
  onAdd: (id: string) => void
}

/** Another model of a provider whose key the environment has. */
export function AddModel({ taken, disabled, onAdd }: AddModelProps) {
  const [id, setId] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    const parsed = modelOffer.shape.id.safeParse(id.trim())
    if (!parsed.success) return setError('Write it as provider/model, such as openai/gpt-5.4-mini')
    if (taken.includes(parsed.data)) return setError('It is on the list already')
    onAdd(parsed.data)
    setId('')
    setError(undefined)
  }
  return (
    <div className={classes.add}>
      <TextInput
        id="add-model"
        label="Another model"
        placeholder="provider/model"
        value={id}
        error={error}
        disabled={disabled}
        autoComplete="off"
        spellCheck={false}
        onText={setId}
      />
      <Button look="line" disabled={disabled || id.trim() === ''} onClick={add}>
        Add
      </Button>
    </div>
  )
}
