import type { FormEvent } from 'react'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './agent-form.module.css'
import type { FormValues } from './form-draft.ts'
import { FormFieldControl } from './form-field.tsx'

interface AgentFormProps {
  agent: Agent
  values: FormValues
  errors: Record<string, string>
  busy: boolean
  /** What the run does now, for the button. */
  progress: string
  onValue: (name: string, value: unknown) => void
  onSubmit: () => void
  onReset: () => void
  /** Fills in a sample; not given once something was typed. */
  onExample?: (() => void) | undefined
}

const filled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined

export function AgentForm({
  agent,
  values,
  errors,
  busy,
  progress,
  onValue,
  onSubmit,
  onReset,
  onExample,
}: AgentFormProps) {
  const { form } = agent
  const ready = form.enabledBy.every((name) => filled(values[name]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy) onSubmit()
  }
  return (
    <form className={classes.card} onSubmit={submit} noValidate>
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{form.title}</h2>
          {form.description && <p className={classes.description}>{form.description}</p>}
        </div>
        {onExample && (
          <Button look="quiet" size="sm" onClick={onExample} disabled={busy}>
            Fill in an example
          </Button>
        )}
      </div>
      {form.groups.map((group, index) => (
        <fieldset key={group.title ?? index} className={classes.group}>
          {group.title && <legend className={classes.groupTitle}>{group.title}</legend>}
          {group.fields.map((field) => (
            <div key={field.name} className={classes.place} data-wide={field.widget === 'textarea' || undefined}>
              <FormFieldControl
                field={field}
                value={values[field.name]}
                error={errors[field.name]}
                disabled={busy}
                onValue={(value) => onValue(field.name, value)}
              />
            </div>
          ))}
        </fieldset>
      ))}
      <div className={classes.actions}>
        <Button type="submit" busy={busy} disabled={busy || !ready} className={classes.submit}>
          {busy ? progress : form.submit}
        </Button>
        {form.reset && (
          <Button look="line" onClick={onReset} disabled={busy}>
            Reset
          </Button>
        )}
        <span className={classes.cost}>
          <Icon name="coins" size={16} />1 credit per task
        </span>
      </div>
    </form>
  )
}
