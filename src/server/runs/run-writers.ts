import type { Database } from '#server/db/database.ts'
import type { Caller } from '#server/http/caller.ts'
import { createModelClient, type ModelSettings } from '#server/models/choose-model.ts'
import { type CatalogueNow, type ModelCatalogue, mayUse, type OfferedModel } from '#server/models/model-catalogue.ts'
import type { ModelClient } from '#server/models/model-client.ts'
import { type ModelSetting, parseModelSetting } from '#server/models/model-setting.ts'
import { withOwnKeyWords } from '#server/models/own-key-words.ts'
import type { OwnKeys } from '#server/models/own-keys.ts'
import type { Expectations } from '#server/spending/expectations.ts'
import { meteredModel } from '#server/spending/run-meter.ts'
import { type StartCaps, usedOf } from '#server/spending/spend-caps.ts'
import type { RecordSpent } from '#server/spending/spending-book.ts'
import { readEntitlement } from '#server/usage/entitlement.ts'
import { type ModelPrice, type OwnKeyProvider, ownKeyProviders } from '#shared/api/models.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { RunMode } from '#shared/run-mode.ts'
import { createModelWriter } from './model-writer.ts'
import type { RunRow } from './run-row.ts'
import type { Writer } from './writer.ts'

/** What a request asks for; null where it leaves the choice. */
export interface AskedWriter {
  model: string | null
  mode: RunMode | null
}

/** What a run is started with. */
export interface ChosenWriter {
  modelId: string
  builtIn: boolean
  ownKey: boolean
  mode: RunMode
  /** Null where no cap holds for it. */
  caps: StartCaps | null
  expected: { tokens: number; cost: number } | null
}

export interface RunWriters {
  /** Throws INVALID_INPUT, MODEL_NOT_ALLOWED, RUN_CAP_REACHED, UNAUTHENTICATED. */
  choose(caller: Caller, agentId: string, asked: AskedWriter): Promise<ChosenWriter>
  /**
   * What writes a stored run, counted; `recorded` resolves once the calls that ended are stored, so that a run never ends before them.
   * Throws MODEL_KEY_REFUSED where the user's key is gone.
   */
  writerOf(
    row: Pick<RunRow, 'user_id' | 'model' | 'own_key'>,
  ): Promise<{ writer: Writer; price: ModelPrice | null; recorded: () => Promise<unknown> }>
}

export interface RunWritersOptions {
  database: Database
  catalogue: ModelCatalogue
  ownKeys: OwnKeys
  expectations: Expectations
  record: RecordSpent
  /** What writes where a plan may use no model, or a run's model is not known here. */
  builtIn: Writer
  settings: ModelSettings
  observed: (client: ModelClient) => ModelClient
  onFailure: (error: unknown) => void
}

const ownPrefix = 'own:'
const unknownModel = 'This model is not offered here. Choose another one.'

export function createRunWriters(options: RunWritersOptions): RunWriters {
  const { database, catalogue, ownKeys, expectations, record, builtIn, settings, observed, onFailure } = options
  const clients = new Map<string, Promise<ModelClient>>()

  function clientOf(id: string, setting: Exclude<ModelSetting, { kind: 'built-in' }>): Promise<ModelClient> {
    const known = clients.get(id)
    if (known) return known
    const made = createModelClient(setting, settings).then(observed)
    clients.set(id, made)
    return made
  }

  async function chooseOwn(caller: Caller, id: string): Promise<Pick<ChosenWriter, 'modelId' | 'builtIn' | 'ownKey'>> {
    const provider = ownKeyProviders.find((each) => each === id.slice(ownPrefix.length))
    const setting = provider && !caller.anonymous ? await ownKeys.open(caller.userId, provider) : null
    if (!setting) throw wrongModel('There is no key of yours for this provider. Add one in Settings.')
    return { modelId: `${setting.kind}/${setting.modelName}`, builtIn: false, ownKey: true }
  }

  async function chooseOffered(
    { models }: CatalogueNow,
    caller: Caller,
    id: string | null,
  ): Promise<Pick<ChosenWriter, 'modelId' | 'builtIn' | 'ownKey'>> {
    const asked = id === null ? undefined : models.find((model) => model.id === id)
    if (id !== null && !asked) throw wrongModel(unknownModel)
    const offered = asked ?? (await firstOf(models, caller))
    if (asked && !(await isOffered(asked, caller))) throw new AppError('MODEL_NOT_ALLOWED')
    const modelId = offered?.id ?? builtIn.id
    return { modelId, builtIn: modelId === builtIn.id, ownKey: false }
  }

  const planOf = async (caller: Caller) => (await readEntitlement(database, caller)).plan

  async function isOffered(model: OfferedModel, caller: Caller): Promise<boolean> {
    return model.plans === null || mayUse(model, await planOf(caller))
  }

  async function firstOf(models: readonly OfferedModel[], caller: Caller): Promise<OfferedModel | undefined> {
    if (!models[0] || models[0].plans === null) return models[0]
    const plan = await planOf(caller)
    return models.find((model) => mayUse(model, plan))
  }

  async function expectedOf(agentId: string, modelId: string, mode: RunMode) {
    const { tokens, cost } = await expectations.of({ agentId, modelId, mode }, catalogue.priceOf(modelId))
    return { tokens, cost: cost ?? 0 }
  }

  return {
    async choose(caller, agentId, { model, mode: askedMode }) {
      const now = await catalogue.now()
      const { rules } = now
      const chosen = model?.startsWith(ownPrefix)
        ? await chooseOwn(caller, model)
        : await chooseOffered(now, caller, model)
      const mode = caller.anonymous || chosen.builtIn ? 'quick' : (askedMode ?? 'quick')
      const free = chosen.builtIn || chosen.ownKey
      const isCapped = !free && (rules.perRun || rules.perUserDay || rules.perMonth) !== null
      if (!isCapped) return { ...chosen, mode, caps: null, expected: null }
      const expected = await expectedOf(agentId, chosen.modelId, mode)
      if (rules.perRun && usedOf(expected, rules.perRun) > rules.perRun.amount) throw new AppError('RUN_CAP_REACHED')
      return { ...chosen, mode, caps: { day: rules.perUserDay, month: rules.perMonth }, expected }
    },

    async writerOf({ user_id: userId, model, own_key: isOwn }) {
      const price = catalogue.priceOf(model)
      if (isOwn) {
        const setting = await ownKeys.open(userId, model.slice(0, model.indexOf('/')) as OwnKeyProvider)
        if (!setting) throw new AppError('MODEL_KEY_REFUSED', { userMessage: ownKeyGone })
        // The model that the run was started with, whatever was saved meanwhile.
        const modelName = model.slice(model.indexOf('/') + 1)
        const client = await createModelClient({ ...setting, modelName }, settings)
        return { writer: createModelWriter(withOwnKeyWords(observed(client))), price, recorded: nothing }
      }
      const { models, rules } = await catalogue.now()
      const setting = models.find(({ id }) => id === model)?.setting ?? settingOf(model, settings.env)
      if (!setting || setting.kind === 'built-in') {
        return { writer: builtIn, price: null, recorded: nothing }
      }
      const storing: Promise<void>[] = []
      const client = meteredModel(await clientOf(model, setting), {
        price,
        cap: rules.perRun,
        onSpent: (spent) => storing.push(record({ userId, ...spent }).catch(onFailure)),
      })
      return { writer: createModelWriter(client), price, recorded: () => Promise.all(storing) }
    },
  }
}

const nothing = () => Promise.resolve()

const ownKeyGone = 'Your key for this provider is gone. Add one in Settings, or choose another model.'

const wrongModel = (message: string) =>
  new AppError('INVALID_INPUT', { userMessage: message, fields: { model: message } })

/** A model that was taken off the list while its run waited still writes it. */
function settingOf(id: string, env: ModelSettings['env']): ModelSetting | null {
  try {
    return parseModelSetting(id, env)
  } catch {
    return null
  }
}
