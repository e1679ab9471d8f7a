import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type OwnKeyList, type OwnKeyProvider, ownKeyTested } from '#shared/api/models.ts'
import { Button } from '#ui/button/button.tsx'
import { PasswordInput } from '#ui/field/password-control.tsx'
import { Select } from '#ui/field/select-control.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import { apiFetch, apiJson } from '../../http/api-fetch.ts'
import type { SessionUser } from '../../session/session.ts'
import { showToast } from '../../toast/show-toast.ts'
import classes from '../account/account.module.css'
import { AccountCard, CardFailure } from '../account/account-card.tsx'
import { useAction } from '../account/use-action.ts'
import { ownKeysQuery } from './own-keys-query.ts'

const names: Record<OwnKeyProvider, string> = { anthropic: 'Anthropic', openai: 'OpenAI', google: 'Google' }

/** Keys of one's own for providers of language models: set, test, remove. */
export function ModelKeysCard({ account }: { account: SessionUser }) {
  const queries = useQueryClient()
  const list = useQuery(ownKeysQuery(account.id))
  const [chosen, setChosen] = useState<OwnKeyProvider | null>(null)
  const action = useAction()
  const providers = list.data?.providers ?? []
  const provider = chosen ?? list.data?.keys[0]?.provider ?? providers[0]?.id
  if (list.data && providers.length === 0) return null

  return (
    <AccountCard
      id="model-keys"
      title="Your own model key"
      description="Have your runs written by a language model that you pay for yourself. What you type into a form then goes to that provider. A run counts one use of your plan, like any other."
    >
      {list.isPending && <p className={classes.quiet}>Loading…</p>}
      {list.isError && <p className={classes.quiet}>Your keys could not be loaded.</p>}
      {list.data && provider && (
        <KeyForm
          list={list.data}
          provider={provider}
          action={action}
          onProvider={setChosen}
          onChanged={async () => {
            await queries.invalidateQueries({ queryKey: ['model-keys'] })
            await queries.invalidateQueries({ queryKey: ['models'] })
          }}
        />
      )}
    </AccountCard>
  )
}

interface KeyFormProps {
  list: OwnKeyList
  provider: OwnKeyProvider
  action: ReturnType<typeof useAction>
  onProvider: (provider: OwnKeyProvider | null) => void
  /** A key was saved or removed. */
  onChanged: () => Promise<void>
}

/** The key of one provider. */
function KeyForm({ list: { providers, keys }, provider, action, onProvider, onChanged }: KeyFormProps) {
  const [typedModel, setTypedModel] = useState<string | null>(null)
  const [key, setKey] = useState('')
  const saved = keys.find((each) => each.provider === provider)
  const model = typedModel ?? saved?.model ?? providers.find(({ id }) => id === provider)?.model ?? ''
  const path = `/api/model-keys/${provider}`
  const body = { model, ...(key ? { key } : {}) }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void action.run(async () => {
      await apiFetch(path, { method: 'PUT', body })
      setKey('')
      setTypedModel(null)
      await onChanged()
    }, 'Key saved. Choose it beside any form.')
  }
  const test = () =>
    action.run(async () => {
      const { ok, message } = await apiJson(`${path}/test`, ownKeyTested, { method: 'POST', body })
      showToast({ tone: ok ? 'success' : 'error', message })
    })
  const remove = () =>
    action.run(async () => {
      await apiFetch(path, { method: 'DELETE' })
      setKey('')
      setTypedModel(null)
      await onChanged()
    }, 'Key removed')
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div className={classes.pair}>
        <Select
          id="model-key-provider"
          name="provider"
          label="Provider"
          value={provider}
          options={providers.map(({ id }) => ({ value: id, label: names[id] }))}
          disabled={action.busy}
          onText={(value) => {
            onProvider(providers.find(({ id }) => id === value)?.id ?? null)
            setTypedModel(null)
            setKey('')
            action.clear()
          }}
        />
        <TextInput
          id="model-key-model"
          name="model"
          label="Model"
          value={model}
          error={action.fields.model}
          disabled={action.busy}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onText={setTypedModel}
        />
      </div>
      <PasswordInput
        id="model-key"
        name="model-key"
        label="Key"
        help={saved ? 'A key is saved. Leave this empty to keep it.' : 'Stored encrypted, and never shown again.'}
        value={key}
        error={action.fields.key}
        disabled={action.busy}
        autoComplete="off"
        onText={setKey}
      />
      <div className={classes.actions}>
        <Button type="submit" disabled={action.busy || (!saved && !key)}>
          Save Key
        </Button>
        <Button look="line" disabled={action.busy || (!saved && !key)} onClick={test}>
          Test
        </Button>
        {saved && (
          <Button look="danger" disabled={action.busy} onClick={remove}>
            Remove
          </Button>
        )}
      </div>
      <CardFailure>{action.failure}</CardFailure>
    </form>
  )
}
