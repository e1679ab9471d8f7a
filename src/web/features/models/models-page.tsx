import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type ModelAdministration, type ModelRules, modelAdministration } from '#shared/api/models.ts'
import { inDollars } from '#shared/money.ts'
import { Button } from '#ui/button/button.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { AccountCard, CardFailure } from '../account/account-card.tsx'
import { SettingsPart } from '../account/settings-part.tsx'
import { useAction } from '../account/use-action.ts'
import { AddModel } from './add-model.tsx'
import { ModelFields } from './model-fields.tsx'
import classes from './model-settings.module.css'
import { RuleFields } from './rule-fields.tsx'

const path = '/api/admin/models'
const queryKey = ['admin-models']

/** Administrators: which models there are, who may use which, and what they may take. */
export function ModelsPage() {
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiJson(path, modelAdministration, { signal }),
    retry: false,
  })
  return (
    <SettingsPart
      title="Models"
      lead="Which language models this installation offers, to which plans, and how much they may take."
    >
      {error && (
        <p role="alert">{asApiError(error).code === 'FORBIDDEN' ? forAdministrators : asApiError(error).message}</p>
      )}
      {data && <Administration key={JSON.stringify(data.models.map(({ id }) => id))} stored={data} />}
    </SettingsPart>
  )
}

const forAdministrators = 'This page is for the administrators of this installation.'

function Administration({ stored }: { stored: ModelAdministration }) {
  const queries = useQueryClient()
  const [models, setModels] = useState(stored.models)
  const [rules, setRules] = useState<ModelRules>(stored.rules)
  const action = useAction()
  const month = stored.spentThisMonth
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What is wrong says so in place, and is not what would be stored.
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) {
      wrong.focus()
      return
    }
    void action.run(async () => {
      const body = {
        models: models.map(({ id, label, price, plans }) => ({ id, label, price, plans })),
        rules,
      }
      queries.setQueryData(queryKey, await apiJson(path, modelAdministration, { method: 'PUT', body }))
      await queries.invalidateQueries({ queryKey: ['models'] })
    }, 'Saved')
  }
  const move = (index: number) =>
    setModels((before) => {
      const moved = before[index]
      return moved ? [moved, ...before.filter((_, at) => at !== index)] : before
    })
  return (
    <form className={classes.cards} onSubmit={save} noValidate>
      <AccountCard
        id="models"
        title="Models"
        description="The first one that a plan may use writes unless a user picks another. Prices are US dollars for a million tokens read (in) and written (out); without them a run shows no cost. Keys and addresses are set in the environment."
      >
        <ul className={classes.models}>
          {models.map((model, index) => (
            <ModelFields
              key={model.id}
              model={model}
              isFirst={index === 0}
              disabled={action.busy}
              onModel={(changed) => setModels((before) => before.map((each, at) => (at === index ? changed : each)))}
              onFirst={() => move(index)}
              onRemove={() => setModels((before) => before.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
        <AddModel
          taken={models.map(({ id }) => id)}
          disabled={action.busy}
          onAdd={(id) =>
            setModels((before) => [
              ...before,
              { id, label: '', price: null, plans: null, unusable: null, fromSettings: false },
            ])
          }
        />
      </AccountCard>
      <AccountCard
        id="rules"
        title="Limits"
        description={
          <>
            What calls on the installation's keys may take. An amount of money counts only models with a price. This
            month: {new Intl.NumberFormat('en').format(month.tokens)} tokens, {inDollars(month.cost)}.
          </>
        }
      >
        <RuleFields rules={rules} disabled={action.busy} onRules={setRules} />
      </AccountCard>
      <div>
        <Button type="submit" busy={action.busy} disabled={action.busy}>
          Save
        </Button>
        <CardFailure>{action.failure ?? Object.values(action.fields)[0]}</CardFailure>
      </div>
    </form>
  )
}
