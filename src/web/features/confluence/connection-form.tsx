import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { CardFailure } from '../account/account-card.tsx'
import { ConnectionAccess } from './connection-access.tsx'
import classes from './connection-form.module.css'
import { PageConfiguration } from './page-configuration.tsx'
import { type ConnectionFormOptions, fieldId, useConnectionForm } from './use-connection-form.ts'

export function ConnectionForm({ loading, ...options }: ConnectionFormOptions & { loading: boolean }) {
  const { values, errors, busy, failure, set, test, save } = useConnectionForm(options)
  // One moment for all previews of the page's title, so that they do not change under the reader.
  const [now] = useState(() => new Date())
  const disabled = busy !== null || loading
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!disabled) void save()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-busy={loading} aria-label="Confluence">
      <ConnectionAccess
        values={values}
        errors={errors}
        disabled={disabled}
        hasToken={Boolean(options.saved)}
        set={set}
      />
      <PageConfiguration values={values} errors={errors} disabled={disabled} now={now} set={set} />
      <div>
        <Checkbox
          id={fieldId('rememberCredentials')}
          name="rememberCredentials"
          label="Remember my credentials"
          checked={values.rememberCredentials}
          disabled={disabled}
          onChecked={(checked) => set('rememberCredentials', checked)}
        />
        <p className={classes.note}>
          {values.rememberCredentials
            ? 'Stored encrypted with your account. Nobody can read the token again, you included.'
            : 'Stored encrypted until you sign out, then deleted.'}
        </p>
      </div>
      <CardFailure>{failure}</CardFailure>
      <div className={classes.actions}>
        <Button type="submit" busy={busy === 'saving'} disabled={disabled}>
          {busy === 'saving' ? 'Saving...' : 'Save Configuration'}
        </Button>
        <Button look="line" busy={busy === 'testing'} disabled={disabled} onClick={test}>
          {busy === 'testing' ? 'Testing Connection...' : 'Test Connection'}
        </Button>
      </div>
    </form>
  )
}
