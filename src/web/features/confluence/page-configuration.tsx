import { defaultTitle } from '#shared/confluence/page-title.ts'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import classes from './connection-form.module.css'
import type { ConnectionErrors, ConnectionField, ConnectionValues } from './connection-values.ts'
import { TitlePreview } from './title-preview.tsx'
import { fieldId } from './use-connection-form.ts'

const modes = [
  { value: 'create_new', label: 'Create New Page' },
  { value: 'update_existing', label: 'Update Existing Page' },
] as const

interface PageConfigurationProps {
  values: ConnectionValues
  errors: ConnectionErrors
  disabled: boolean
  /** The moment that the preview of the title stands for. */
  now: Date
  set: <Name extends ConnectionField>(name: Name, value: ConnectionValues[Name]) => void
}

/** What the dialog that sends a result starts with. */
export function PageConfiguration({ values, errors, disabled, now, set }: PageConfigurationProps) {
  const updates = values.pageUpdateMode === 'update_existing'
  return (
    <fieldset className={classes.group}>
      <legend>Page Configuration</legend>
      <Select
        id={fieldId('pageUpdateMode')}
        name="pageUpdateMode"
        label="Page Update Mode"
        value={values.pageUpdateMode}
        options={modes}
        disabled={disabled}
        onText={(mode) => set('pageUpdateMode', mode === 'update_existing' ? mode : 'create_new')}
      />
      {updates && (
        <TextInput
          id={fieldId('existingPageId')}
          name="existingPageId"
          label="Existing Page ID (optional)"
          inputMode="numeric"
          placeholder="123456789"
          help="The number in the address of the page. Empty means the page is chosen when sending."
          value={values.existingPageId}
          error={errors.existingPageId}
          disabled={disabled}
          autoComplete="off"
          onText={(text) => set('existingPageId', text)}
        />
      )}
      <div>
        <TextInput
          id={fieldId('defaultPageTitle')}
          name="defaultPageTitle"
          label="Default Page Title Template"
          required
          help="{week} is the week number, {date} the current date."
          value={values.defaultPageTitle}
          error={errors.defaultPageTitle}
          disabled={disabled}
          autoComplete="off"
          onText={(text) => set('defaultPageTitle', text)}
        />
        <TitlePreview label="Title today" title={defaultTitle(values.defaultPageTitle, values.includeTimestamp, now)} />
      </div>
      <Checkbox
        id={fieldId('includeTimestamp')}
        name="includeTimestamp"
        label="Include timestamp in page title"
        checked={values.includeTimestamp}
        disabled={disabled}
        onChecked={(checked) => set('includeTimestamp', checked)}
      />
    </fieldset>
  )
}
