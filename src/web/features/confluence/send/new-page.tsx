import type { ResultDocument } from '#shared/document/block.ts'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { TitlePreview } from '../title-preview.tsx'
import { Added } from './change-list.tsx'
import { Labels } from './labels.tsx'
import { partsOf } from './outline.ts'
import classes from './send.module.css'

interface NewPageProps {
  document: ResultDocument
  template: string
  timestamp: boolean
  /** The template with its week, date and time. */
  title: string
  spaceName: string
  labels: readonly string[]
  error: string | null
  disabled: boolean
  onTemplate: (text: string) => void
  onTimestamp: (checked: boolean) => void
}

export function NewPage({
  document,
  template,
  timestamp,
  title,
  spaceName,
  labels,
  error,
  disabled,
  onTemplate,
  onTimestamp,
}: NewPageProps) {
  return (
    <>
      <div>
        <TextInput
          id="send-title"
          name="title"
          label="Page Title"
          required
          help="{week} is the week number, {date} the current date."
          value={template}
          error={error ?? undefined}
          disabled={disabled}
          autoComplete="off"
          onText={onTemplate}
        />
        {template.trim() && <TitlePreview label="Title" title={title} />}
      </div>
      <Checkbox
        id="send-timestamp"
        name="timestamp"
        label="Include timestamp"
        checked={timestamp}
        disabled={disabled}
        onChecked={onTimestamp}
      />
      <section className={classes.change} aria-label="What will change">
        <p>A new page in {spaceName}, with:</p>
        <Added title={document.title} parts={partsOf(document.blocks)} />
        <Labels labels={labels} />
      </section>
    </>
  )
}
