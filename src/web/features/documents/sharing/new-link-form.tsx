import { type FormEvent, useState } from 'react'
import { type NewProductLink, type NewShareLink, shortestLinkPassword, usualLinkDays } from '#shared/api/share-links.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox-control.tsx'
import { Choice } from '#ui/field/choice-control.tsx'
import { PasswordInput } from '#ui/field/password-control.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { useAction } from '../../account/use-action.ts'
import { expiryChoices } from './link-text.ts'
import classes from './sharing.module.css'

interface NewLinkFormProps {
  /** Of the document; null for all documents of a product. */
  revision: number | null
  onMake: (wanted: NewShareLink | NewProductLink) => Promise<void>
}

export function NewLinkForm({ revision, onMake }: NewLinkFormProps) {
  const [shows, setShows] = useState<'latest' | 'this'>('latest')
  const [days, setDays] = useState<number>(usualLinkDays)
  const [name, setName] = useState('')
  const [isProtected, setProtected] = useState(false)
  const [password, setPassword] = useState('')
  const { busy, failure, fields, run } = useAction()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const common = { name, expiresInDays: days, ...(isProtected && { password }) }
    const isNow = shows === 'this'
    void run(() =>
      onMake(revision === null ? { ...common, pinned: isNow } : { ...common, version: isNow ? revision : null }),
    )
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Choice
        id="share-shows"
        name="shows"
        label="What the link shows"
        value={shows}
        options={[
          {
            value: 'latest',
            label: revision === null ? 'All documents, always the latest versions' : 'Always the latest version',
          },
          { value: 'this', label: revision === null ? 'Only what is there today' : `Only version ${revision}` },
        ]}
        disabled={busy}
        onChoose={setShows}
      />
      <div className={classes.pair}>
        <Select
          id="share-expiry"
          name="expiry"
          label="Open for"
          value={String(days)}
          options={expiryChoices.map((each) => ({ value: String(each.days), label: each.label }))}
          disabled={busy}
          onText={(text) => setDays(Number(text))}
        />
        <TextInput
          id="share-name"
          name="name"
          label="Who it is for (optional)"
          value={name}
          most={80}
          error={fields.name}
          disabled={busy}
          autoComplete="off"
          onText={setName}
        />
      </div>
      <Checkbox
        id="share-protected"
        name="protected"
        label="Ask for a password"
        checked={isProtected}
        disabled={busy}
        onChecked={setProtected}
      />
      {isProtected && (
        <PasswordInput
          id="share-password"
          name="password"
          label="Password of the link"
          value={password}
          help={`At least ${shortestLinkPassword} characters. Send it another way than the link.`}
          error={fields.password}
          disabled={busy}
          autoComplete="new-password"
          onText={setPassword}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
      <div>
        <Button type="submit" busy={busy} disabled={busy}>
          Create link
        </Button>
      </div>
    </form>
  )
}
