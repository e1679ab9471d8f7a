import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './folded-form.module.css'
import type { FormValues } from './form-draft.ts'

/** What was asked for, as one line: the texts of the form and the name of its file. */
export function inOneLine(form: AgentFace['form'], values: FormValues): string {
  const fields = form.groups.flatMap((group) => group.fields)
  const texts = fields.flatMap(({ widget, name }) => {
    if (widget === 'file') return [values.fileName]
    return widget === 'text' || widget === 'textarea' ? [values[name]] : []
  })
  return texts
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .join(' · ')
}

/** Where the folded form will be, while a run is opened. */
export function OpeningRow() {
  return (
    <p className={classes.row} role="status" data-screen-only>
      Opening the result...
    </p>
  )
}

interface FoldedFormProps {
  agent: AgentFace
  /** What the result was made from. */
  values: FormValues
  opened: boolean
  onOpen: (opened: boolean) => void
}

/** Stands in for the form once there is a result. The form itself stays as it was, out of sight. */
export function FoldedForm({ agent, values, opened, onOpen }: FoldedFormProps) {
  return (
    <section className={classes.row} aria-label="What this result was made from" data-screen-only>
      <p className={classes.words} data-written>
        {inOneLine(agent.form, values) || agent.form.title}
      </p>
      <Button look="line" size="sm" aria-expanded={opened} onClick={() => onOpen(!opened)}>
        <Icon name={opened ? 'close' : 'edit'} size={16} />
        {opened ? 'Close' : 'Edit'}
      </Button>
    </section>
  )
}
