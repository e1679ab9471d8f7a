import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Keyring } from '#server/secrets/keyring.ts'
import { modelKeyPlace } from '#server/secrets/reseal-columns.ts'
import type { OwnKeyChange, OwnKeyList, OwnKeyProvider } from '#shared/api/models.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { listModels } from './list-models.ts'
import { type ModelEnvironment, type ModelSetting, vendorAccess } from './model-setting.ts'

type KeyedSetting = Extract<ModelSetting, { kind: OwnKeyProvider }>

/** Users' own keys for providers. A key is answered to nobody, and leaves the server only towards its provider. */
export interface OwnKeys {
  /** Providers that the installation allows. */
  readonly providers: readonly OwnKeyProvider[]
  list(userId: string): Promise<OwnKeyList['keys']>
  /** Throws INVALID_INPUT where no key is saved and none is given. */
  save(userId: string, provider: OwnKeyProvider, change: OwnKeyChange): Promise<void>
  remove(userId: string, provider: OwnKeyProvider): Promise<void>
  /** What a run writes with; null where there is no key, or it no longer opens. */
  open(userId: string, provider: OwnKeyProvider): Promise<KeyedSetting | null>
  /** Asks the provider for its models with the key that is given, else with the saved one. Calls no model. */
  test(userId: string, provider: OwnKeyProvider, change: OwnKeyChange): Promise<{ ok: boolean; message: string }>
}

export const providerNames: Record<OwnKeyProvider, string> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
}

export function createOwnKeys(
  database: Database,
  keyring: Keyring,
  {
    providers,
    env,
    compatible,
  }: {
    providers: readonly OwnKeyProvider[]
    env: ModelEnvironment
    /** OPENAI_BASE_URL belongs to a server of another kind: no key for OpenAI is sent there. */
    compatible: boolean
  },
): OwnKeys {
  const { pool } = database
  const settingOf = (provider: OwnKeyProvider, modelName: string, apiKey: string): KeyedSetting => ({
    kind: provider,
    modelName,
    apiKey,
    baseUrl: provider === 'openai' && compatible ? null : vendorAccess(provider, env).baseUrl,
  })

  async function open(userId: string, provider: OwnKeyProvider): Promise<KeyedSetting | null> {
    if (!providers.includes(provider)) return null
    const { rows } = await pool.query<{ id: string; model: string; api_key: string }>(
      'select id, model, api_key from user_model_keys where user_id = $1 and provider = $2',
      [userId, provider],
    )
    const [row] = rows
    if (!row) return null
    try {
      return settingOf(provider, row.model, keyring.open(row.api_key, modelKeyPlace(row.id)))
    } catch {
      return null
    }
  }

  return {
    providers,
    async list(userId) {
      const { rows } = await pool.query<{ provider: OwnKeyProvider; model: string; updated_at: Date }>(
        'select provider, model, updated_at from user_model_keys where user_id = $1 and provider = any($2) order by provider',
        [userId, providers],
      )
      return rows.map(({ provider, model, updated_at }) => ({ provider, model, updatedAt: updated_at.toISOString() }))
    },
    async save(userId, provider, { model, key }) {
      if (key === undefined) {
        const { rowCount } = await pool.query(
          'update user_model_keys set model = $3, updated_at = now() where user_id = $1 and provider = $2',
          [userId, provider, model],
        )
        if (!rowCount) throw missingKey()
        return
      }
      const id = randomUUID()
      // Sealed for the row that it is stored in, so a key that takes another's place takes a row of its own.
      await inTransaction(database, async (client) => {
        await client.query('select from "user" where id = $1 for no key update', [userId])
        await client.query('delete from user_model_keys where user_id = $1 and provider = $2', [userId, provider])
        await client.query(
          'insert into user_model_keys (id, user_id, provider, model, api_key) values ($1, $2, $3, $4, $5)',
          [id, userId, provider, model, keyring.seal(key, modelKeyPlace(id))],
        )
      })
    },
    async remove(userId, provider) {
      await pool.query('delete from user_model_keys where user_id = $1 and provider = $2', [userId, provider])
    },
    open,
    async test(userId, provider, { model, key }) {
      const saved = key === undefined ? await open(userId, provider) : null
      const apiKey = key ?? saved?.apiKey
      if (!apiKey) throw missingKey()
      return testedKey(provider, model, await listModels(settingOf(provider, model, apiKey)))
    },
  }
}

const missingKey = () => new AppError('INVALID_INPUT', { userMessage: 'Enter a key.', fields: { key: 'Enter a key.' } })

/** What the provider's list of models says of a key and a model, in words for its user. */
function testedKey(
  provider: OwnKeyProvider,
  model: string,
  list: Awaited<ReturnType<typeof listModels>>,
): Awaited<ReturnType<OwnKeys['test']>> {
  const name = providerNames[provider]
  switch (list.kind) {
    case 'unreachable':
      return { ok: false, message: `${name} could not be reached. Please try again in a moment.` }
    case 'refused':
      return { ok: false, message: `${name} does not accept this key.` }
    case 'unlisted':
      return { ok: false, message: `${name} answered, but did not list its models (${list.status}).` }
    case 'listed':
      return list.names === null || list.names.includes(model)
        ? { ok: true, message: `${name} accepts the key, and it may use ${model}.` }
        : { ok: false, message: `${name} accepts the key, but does not list the model ${model}.` }
  }
}
