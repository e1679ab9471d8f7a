import type { Registry } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { findSetting } from '#server/models/choose-model.ts'
import { configuredModels, idOfSetting } from '#server/models/configured-models.ts'
import { createModelCatalogue } from '#server/models/model-catalogue.ts'
import { modelSettings } from '#server/models/model-settings.ts'
import { observedModel } from '#server/models/observed-model.ts'
import { createOwnKeys } from '#server/models/own-keys.ts'
import type { Log } from '#server/observe/log.ts'
import { createModelMetrics } from '#server/observe/metrics/model-metrics.ts'
import { draftWriter } from '#server/runs/draft-writer.ts'
import { createRunWriters } from '#server/runs/run-writers.ts'
import type { Keyring } from '#server/secrets/keyring.ts'
import { createExpectations } from '#server/spending/expectations.ts'
import { createSpendingBook } from '#server/spending/spending-book.ts'

interface ModelParts {
  database: Database
  keyring: Keyring
  registry: Registry
  log: Log
}

/** What writes results: the models that are set, users' own keys and the built-in writer, with what each call takes. */
export async function startModels(env: Env, { database, keyring, registry, log }: ModelParts) {
  const settings = modelSettings(env)
  const { setting: chosen, note } = await findSetting(settings)
  if (note) log.warn(note)
  const configured = configuredModels(chosen, { models: env.MODELS, price: env.MODEL_PRICE }, env.raw)
  const catalogue = createModelCatalogue(database, {
    configured,
    env: env.raw,
    defaults: {
      perRun: env.MODEL_CAP_RUN ?? null,
      perUserDay: env.MODEL_CAP_USER_DAY ?? null,
      perMonth: env.MODEL_CAP_MONTH ?? null,
    },
  })
  const ownKeys = createOwnKeys(database, keyring, {
    providers: env.OWN_KEYS,
    env: env.raw,
    compatible: configured.some(({ id }) => id.startsWith('openai-compatible/')),
  })
  const expectations = createExpectations(database)
  const modelMetrics = createModelMetrics(registry, catalogue.priceOf)
  const writers = createRunWriters({
    database,
    catalogue,
    ownKeys,
    expectations,
    record: createSpendingBook(database),
    builtIn: draftWriter,
    settings,
    observed: (client) => observedModel(client, modelMetrics),
    onFailure: (error) => log.warn({ err: error }, 'what a model took could not be stored'),
  })
  const modelId = idOfSetting(chosen)
  const builtIn = chosen.kind === 'built-in'
  return { catalogue, ownKeys, expectations, writers, modelId, builtIn }
}
