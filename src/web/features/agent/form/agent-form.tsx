import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import classes from './agent-form.module.css'
import type { FormValues } from './form-draft.ts'
import { FormFieldControl } from './form-field.tsx'

const FileControl = lazyPart(() => import('./file-control.tsx').then((module) => ({ default: module.FileControl })))

interface AgentFormProps {
  agent: AgentFace
  values: FormValues
  errors: Record<string, string>
  busy: boolean
  /** It was sent, and what it waits for; null when it does not. */
  waiting: string | null
  /** What the run does now, for the button. */
  progress: string
  onValue: (name: string, value: unknown) => void
  /** Something of the form is on its way. */
  onWork: (work: Promise<void>) => void
  onSubmit: () => void
  onReset: () => void
  /** Fills in a sample; not given once something was typed. */
  onExample?: (() => void) | undefined
  /** Somebody turns to the form: what sending needs can be loaded. */
  onTurn?: (() => void) | undefined
  /** Stands beside the example: other ways to fill the form. */
  tools?: ReactNode
  /** A guest fills it in: running it takes an account. */
  needsAccount?: boolean
  /** What is chosen beside the fields. */
  options?: ReactNode
  /** Out of sight, as it is. */
  hidden?: boolean
}

const wide: readonly string[] = ['textarea', 'file']

const filled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined

/** "Product Description and Target Audience" */
function labelsOf(form: AgentFormProps['agent']['form'], names: readonly string[]): string {
  const fields = form.groups.flatMap(({ fields }) => fields)
  return names.map((name) => fields.find((field) => field.name === name)?.label ?? name).join(' and ')
}

export function AgentForm({
  agent,
  values,
  errors,
  busy,
  waiting,
  progress,
  onValue,
  onWork,
  onSubmit,
  onReset,
  onExample,
  onTurn,
  tools,
  needsAccount = false,
  options,
  hidden = false,
}: AgentFormProps) {
  const { form } = agent
  const reasonId = useId()
  const missing = form.enabledBy.filter((name) => !filled(values[name]))
  const ready = missing.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy && waiting === null) onSubmit()
  }
  /** From any field; a text area and the button handle their own keys before this. */
  const sendOnKeys = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  return (
    <form
      className={classes.card}
      onSubmit={submit}
      onKeyDown={sendOnKeys}
      onFocus={onTurn}
      onPointerEnter={onTurn}
      hidden={hidden}
      noValidate
    >
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{form.title}</h2>
          {form.description && <p className={classes.description}>{form.description}</p>}
        </div>
        {(onExample || tools) && (
          <div className={classes.tools}>
            {tools}
            {onExample && (
              <Button look="quiet" size="sm" onClick={onExample} disabled={busy}>
                Fill in an example
              </Button>
            )}
          </div>
        )}
      </div>
      {form.groups.map((group, index) => (
        <fieldset key={group.title ?? index} className={classes.group}>
          {group.title && <legend className={classes.groupTitle}>{group.title}</legend>}
          {group.fields.map((field) => (
            <div
              key={field.name}
              className={classes.place}
              data-wide={wide.includes(field.widget) || group.fields.length === 1 || undefined}
            >
              {field.widget === 'file' ? (
                <FileControl
                  field={field}
                  values={values}
                  error={errors[field.name]}
                  disabled={busy}
                  onWork={onWork}
                  onValues={(given) => {
                    for (const [name, value] of Object.entries(given)) onValue(name, value)
                  }}
                />
              ) : (
                <FormFieldControl
                  field={field}
                  value={values[field.name]}
                  error={errors[field.name]}
                  disabled={busy}
                  onValue={(value) => onValue(field.name, value)}
                />
              )}
            </div>
          ))}
        </fieldset>
      ))}
      {options}
      <div className={classes.actions}>
        <Button
          type="submit"
          busy={busy || waiting !== null}
          disabled={busy || waiting !== null || !ready}
          className={classes.submit}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          aria-describedby={ready ? undefined : reasonId}
        >
          {busy ? progress : (waiting ?? form.submit)}
        </Button>
        {form.reset && (
          <Button look="line" onClick={onReset} disabled={busy}>
            Reset
          </Button>
        )}
        {!ready && !busy && (
          // Also for a field that is out of sight: a button never waits without saying for what.
          <span className={classes.cost} id={reasonId}>
            {`Needs ${labelsOf(form, missing)}`}
          </span>
        )}
        <span className={classes.cost}>
          <Icon name="coins" size={16} />1 credit per task
        </span>
        {needsAccount && (
          <span className={classes.cost}>
            <Icon name="user" size={16} />
            Needs a free account. What you type is kept.
          </span>
        )}
      </div>
    </form>
  )
}
