import { useCallback, useEffect, useState } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { showToast } from '../../../toast/show-toast.ts'
import { type FormValues, fillForm, readDraft, writeDraft } from './form-draft.ts'

export interface AgentFormControl {
  values: FormValues
  errors: Record<string, string>
  /** True while the form holds nothing but its defaults. */
  untouched: boolean
  setValue: (name: string, value: unknown) => void
  fill: (values: FormValues) => void
  fillExample: () => void
  reset: () => void
  showErrors: (errors: Record<string, string>) => void
  /** The values when the agent's schema takes them; else shows what is wrong and leads to the first wrong field. */
  check: () => FormValues | null
}

function focusFirst(errors: Record<string, string>): void {
  const first = Object.keys(errors)[0]
  if (first) document.getElementById(`field-${first}`)?.focus()
}

/** The form's state. What is typed is kept as a draft, and editing clears what was wrong. */
export function useAgentForm(agent: Agent, onEdit: () => void): AgentFormControl {
  const { defaults } = agent.form
  const [values, setValues] = useState(() => readDraft(agent.card.id, defaults))
  const [errors, setErrors] = useState<Record<string, string>>({})

  useEffect(() => writeDraft(agent.card.id, values), [agent, values])

  const setValue = (name: string, value: unknown) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors({})
    onEdit()
  }
  const fill = useCallback((next: FormValues) => setValues(fillForm(defaults, next)), [defaults])
  const check = () => {
    const parsed = agent.parseInput(values)
    if (parsed.ok) {
      setErrors({})
      return values
    }
    setErrors(parsed.fields)
    showToast({ tone: 'error', message: parsed.message })
    focusFirst(parsed.fields)
    return null
  }
  return {
    values,
    errors,
    untouched: Object.entries(defaults).every(([name, value]) => values[name] === value),
    setValue,
    fill,
    fillExample: () => {
      setErrors({})
      onEdit()
      fill({ ...agent.samples[0] })
    },
    reset: () => {
      setErrors({})
      onEdit()
      setValues({ ...defaults })
    },
    showErrors: setErrors,
    check,
  }
}
