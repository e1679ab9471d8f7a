import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { plans } from '#shared/plans.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { useUsage } from '../plans/use-usage.ts'
import classes from './account.module.css'
import { createKey, fetchKeys, revokeKey } from './account-calls.ts'
import { AccountCard, CardFailure } from './account-card.tsx'
import { shownMoment } from './moments.ts'
import { NewKey } from './new-key.tsx'
import { useAction } from './use-action.ts'

export function ApiKeysCard() {
  const queries = useQueryClient()
  const { usage } = useUsage()
  const keys = useQuery({ queryKey: ['account', 'keys'], queryFn: fetchKeys })
  const [created, setCreated] = useState<string | null>(null)
  const action = useAction()
  const allowed = plans.some((plan) => plan.name === usage?.plan && plan.apiAccess)
  const reload = () => queries.invalidateQueries({ queryKey: ['account', 'keys'] })

  return (
    <AccountCard
      id="api-keys"
      title="API keys"
      description={
        <>
          Scripts use the same agents over HTTP, with a key in the header <code>x-api-key</code>.{' '}
          <a href="/openapi.json">Description of the interface</a>
        </>
      }
    >
      {created !== null && <NewKey value={created} onDone={() => setCreated(null)} />}
      {keys.isPending && <p className={classes.quiet}>Loading…</p>}
      {keys.isError && <p className={classes.quiet}>Your keys could not be loaded.</p>}
      {keys.data && keys.data.length > 0 && (
        <KeyList
          keys={keys.data}
          busy={action.busy}
          onRevoke={(id) =>
            action.run(async () => {
              await revokeKey(id)
              await reload()
            }, 'Key revoked')
          }
        />
      )}
      {usage && !allowed && (
        <>
          <p>
            {keys.data && keys.data.length > 0
              ? 'Your keys won’t work until you are on the Pro plan again.'
              : 'API keys come with the Pro plan.'}
          </p>
          <ButtonLink to="/payment?plan=pro" look="line">
            See the Pro Plan
          </ButtonLink>
        </>
      )}
      {allowed && (
        <NewKeyForm
          action={action}
          onName={async (name) => {
            setCreated(await createKey(name))
            await reload()
          }}
        />
      )}
      <CardFailure>{action.failure}</CardFailure>
    </AccountCard>
  )
}

interface KeyListProps {
  keys: Awaited<ReturnType<typeof fetchKeys>>
  busy: boolean
  onRevoke: (id: string) => void
}

function KeyList({ keys, busy, onRevoke }: KeyListProps) {
  return (
    <ul className={classes.list} aria-label="API keys">
      {keys.map((key) => (
        <li key={key.id} className={classes.row}>
          <div>
            <p className={classes.rowName}>{key.name}</p>
            <p className={classes.rowFacts}>
              {key.start}… made {shownMoment(key.createdAt)},{' '}
              {key.lastRequest ? `last used ${shownMoment(key.lastRequest)}` : 'never used'}
            </p>
          </div>
          <Button
            look="line"
            size="sm"
            disabled={busy}
            aria-label={`Revoke ${key.name}`}
            onClick={() => onRevoke(key.id)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface NewKeyFormProps {
  action: ReturnType<typeof useAction>
  onName: (name: string) => Promise<void>
}

function NewKeyForm({ action, onName }: NewKeyFormProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) {
      setError('Please name the key after what will use it')
      document.getElementById('key-name')?.focus()
      return
    }
    await action.run(async () => {
      await onName(name.trim())
      setName('')
    })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        id="key-name"
        name="key-name"
        label="Name of a new key"
        required
        help="What will use it, such as the nightly report"
        maxLength={60}
        autoComplete="off"
        value={name}
        error={error}
        disabled={action.busy}
        onText={(text) => {
          setName(text)
          setError(undefined)
          action.clear()
        }}
      />
      <div className={classes.actions}>
        <Button type="submit" busy={action.busy} disabled={action.busy}>
          Create Key
        </Button>
      </div>
    </form>
  )
}
