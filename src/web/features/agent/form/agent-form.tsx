import { type FormEvent, type KeyboardEvent, lazy, type ReactNode, Suspense } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import classes from './agent-form.module.css'
import type { FormValues } from './form-draft.ts'
import { FormFieldControl } from './form-field.tsx'

const FileControl = lazy(() => import('./file-control.tsx').then((module) => ({ default: module.FileControl })))

interface AgentFormProps {
  agent: AgentFace
  values: FormValues
  errors: Record<string, string>
  busy: boolean
  /** It was sent and waits for a file that is on its way. */
  waiting: boolean
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
}

const wide: readonly string[] = ['textarea', 'file']

const filled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined

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
}: AgentFormProps) {
  const { form } = agent
  const ready = form.enabledBy.every((name) => filled(values[name]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy && !waiting) onSubmit()
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
                <Suspense>
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
                </Suspense>
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
      <div className={classes.actions}>
        <Button
          type="submit"
          busy={busy || waiting}
          disabled={busy || waiting || !ready}
          className={classes.submit}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {busy ? progress : waiting ? 'Waiting for the file...' : form.submit}
        </Button>
        {form.reset && (
          <Button look="line" onClick={onReset} disabled={busy}>
            Reset
          </Button>
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
