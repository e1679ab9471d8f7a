import type { Database } from '#server/db/database.ts'
import type { Caller } from '#server/http/caller.ts'
import { type ModelCatalogue, mayUse } from '#server/models/model-catalogue.ts'
import { providerNames } from '#server/models/own-keys.ts'
import type { Expectations } from '#server/spending/expectations.ts'
import { readSpendState, usedOf } from '#server/spending/spend-caps.ts'
import type { ModelChoice, ModelChoices, ModelPrice, OwnKeyList } from '#shared/api/models.ts'

const builtInLabel = 'PM Pilot library'

/** What a user of this plan may write with, what each takes, and how much of the caps is gone. */
export async function choicesFor(options: {
  database: Database
  catalogue: ModelCatalogue
  expectations: Expectations
  caller: Caller
  plan: string
  keys: OwnKeyList['keys']
  agentId: string
  ownKeys: { providers: readonly string[] }
}): Promise<ModelChoices> {
  const { database, catalogue, expectations, caller, plan, keys, agentId } = options
  const { models, rules } = await catalogue.now()
  const expected = async (modelId: string, price: ModelPrice | null) => ({
    quick: await expectations.of({ agentId, modelId, mode: 'quick' }, price),
    thorough: await expectations.of({ agentId, modelId, mode: 'thorough' }, price),
  })
  const offered = models.filter((model) => mayUse(model, plan))
  const listed = await Promise.all(
    offered.map(async ({ id, label, price }): Promise<ModelChoice> => {
      const builtIn = id === 'built-in'
      return {
        id,
        label: label || (builtIn ? builtInLabel : id),
        builtIn,
        ownKey: false,
        price,
        expected: builtIn ? null : await expected(id, price),
      }
    }),
  )
  if (listed.length === 0) {
    listed.push({ id: 'built-in', label: builtInLabel, builtIn: true, ownKey: false, price: null, expected: null })
  }
  const own = await Promise.all(
    keys.map(async ({ provider, model }): Promise<ModelChoice> => {
      const modelId = `${provider}/${model}`
      const price = catalogue.priceOf(modelId)
      const label = `${model}, with your ${providerNames[provider]} key`
      return {
        id: `own:${provider}`,
        label,
        builtIn: false,
        ownKey: true,
        price,
        expected: await expected(modelId, price),
      }
    }),
  )
  const isCapped = rules.perUserDay !== null || rules.perMonth !== null
  const spent = isCapped ? await readSpendState(database.pool, [caller.userId]) : null
  const day = spent?.byUser.get(caller.userId)
  return {
    models: [...listed, ...own],
    chosen: listed[0]?.id ?? 'built-in',
    defaultMode: caller.anonymous ? 'quick' : (rules.defaultModes[plan] ?? 'quick'),
    caps: {
      run: rules.perRun,
      day: rules.perUserDay && day ? { ...rules.perUserDay, used: usedOf(day, rules.perUserDay) } : null,
      monthReached:
        rules.perMonth !== null && spent !== null && usedOf(spent.month, rules.perMonth) >= rules.perMonth.amount,
    },
    ownKeyProviders: [...options.ownKeys.providers],
  }
}
