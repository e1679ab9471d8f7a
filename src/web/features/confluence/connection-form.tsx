import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { Choice } from '#ui/field/choice-control.tsx'
import { PasswordInput } from '#ui/field/password-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { CardFailure } from '../account/account-card.tsx'
import classes from './connection-form.module.css'
import { PageConfiguration } from './page-configuration.tsx'
import { type ConnectionFormOptions, fieldId, useConnectionForm } from './use-connection-form.ts'

const instanceTypes = [
  { value: 'cloud', label: 'Cloud' },
  { value: 'server', label: 'Server' },
] as const

/** What differs between the two kinds of instance. */
const hints = {
  cloud: {
    url: 'https://your-company.atlassian.net',
    urlHelp: 'The address of your site, without a page behind it.',
    username: 'The email address you sign in to Atlassian with.',
    token: 'Create one in your Atlassian account, under Security, API tokens.',
  },
  server: {
    url: 'https://confluence.your-company.com',
    urlHelp: 'The address of Confluence itself, with its path if it has one: https://intranet.example.com/wiki',
    username: 'The email address of your Confluence user.',
    token: 'Create one in your Confluence profile, under Personal Access Tokens.',
  },
} as const

/** What is typed stands for itself: nothing is filled in, corrected or written large. */
const exact = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** As many dots as a token might have; how long the saved one is stays unknown. */
const savedToken = '•'.repeat(24)

export function ConnectionForm({ loading, ...options }: ConnectionFormOptions & { loading: boolean }) {
  const { values, errors, busy, failure, set, test, save } = useConnectionForm(options)
  // One moment for all previews of the page's title, so that they do not change under the reader.
  const [now] = useState(() => new Date())
  const disabled = busy !== null || loading
  const hint = hints[values.instanceType]
  const hasToken = Boolean(options.saved)
  const field = (name: 'instanceUrl' | 'spaceKey' | 'username' | 'apiToken') => ({
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    disabled,
    onText: (text: string) => set(name, text),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!disabled) void save()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-busy={loading} aria-label="Confluence">
      <Choice
        id={fieldId('instanceType')}
        name="instanceType"
        label="Instance Type"
        value={values.instanceType}
        options={instanceTypes}
        disabled={disabled}
        onChoose={(type) => set('instanceType', type)}
      />
      <TextInput
        {...field('instanceUrl')}
        type="url"
        inputMode="url"
        label="Instance URL"
        required
        placeholder={hint.url}
        help={hint.urlHelp}
        {...exact}
      />
      <div className={classes.pair}>
        <TextInput
          {...field('spaceKey')}
          label="Space Key"
          required
          placeholder="PROD"
          help="The part after /spaces/ in the address of your space."
          {...exact}
        />
        <TextInput
          {...field('username')}
          type="email"
          label="Username/Email"
          required
          placeholder="you@your-company.com"
          help={hint.username}
          {...exact}
        />
      </div>
      <PasswordInput
        {...field('apiToken')}
        label="API Token"
        required={!hasToken}
        placeholder={hasToken ? savedToken : 'Paste your API token'}
        help={hasToken ? 'A token is saved, encrypted. Leave this empty to keep it.' : hint.token}
        // Keeps the browser from filling in, or storing, the password of this site.
        autoComplete="new-password"
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
