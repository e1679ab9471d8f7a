import { Choice } from '#ui/field/choice-control.tsx'
import { PasswordInput } from '#ui/field/password-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import classes from './connection-form.module.css'
import type { ConnectionErrors, ConnectionField, ConnectionValues } from './connection-values.ts'
import { fieldId } from './use-connection-form.ts'

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

interface ConnectionAccessProps {
  values: ConnectionValues
  errors: ConnectionErrors
  disabled: boolean
  /** A token is stored: none has to be typed. */
  hasToken: boolean
  set: <Name extends ConnectionField>(name: Name, value: ConnectionValues[Name]) => void
}

/** Where Confluence is, and who signs in to it with what. */
export function ConnectionAccess({ values, errors, disabled, hasToken, set }: ConnectionAccessProps) {
  const hint = hints[values.instanceType]
  const field = (name: 'instanceUrl' | 'spaceKey' | 'username' | 'apiToken') => ({
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    disabled,
    onText: (text: string) => set(name, text),
  })
  return (
    <>
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
    </>
  )
}
