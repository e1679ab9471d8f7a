import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { holdRead } from '#server/held-read.ts'
import { type ModelAdministration, type ModelOffer, type ModelRules, modelRules } from '#shared/api/models.ts'
import { type ModelEnvironment, type ModelSetting, parseModelSetting } from './model-setting.ts'

export interface OfferedModel extends ModelOffer {
  setting: ModelSetting
}

export interface CatalogueNow {
  /** Those that this server can use; the first writes when a run names none and its plan may use it. */
  models: readonly OfferedModel[]
  rules: ModelRules
}

export interface ModelCatalogue {
  now(): Promise<CatalogueNow>
  /** Everything that an administrator sees, also what this server cannot use. */
  administration(): Promise<Pick<ModelAdministration, 'models' | 'rules'>>
  save(models: readonly ModelOffer[], rules: ModelRules): Promise<void>
  /** By the present prices; null where none is set. */
  priceOf(modelId: string): ModelOffer['price']
}

/** Other servers follow within this time. */
const heldMs = 5_000
const rulesKey = 'model-rules'
const noRules = modelRules.parse({})

interface OfferRow {
  id: string
  label: string
  price_input: number | null
  price_output: number | null
  plans: string[] | null
}

/**
 * The models of the settings with what an administrator said of them, and those that were added on the page. `configured` is never
 * empty; what the table says of one of them outweighs it.
 */
export function createModelCatalogue(
  database: Database,
  {
    configured,
    env,
    defaults,
  }: { configured: readonly ModelOffer[]; env: ModelEnvironment; defaults?: Partial<ModelRules> },
): ModelCatalogue {
  let prices = pricesOf(configured)

  async function readOffers(): Promise<ModelOffer[]> {
    const { rows } = await database.pool.query<OfferRow>(
      `select id, label, price_input, price_output, plans from model_offers order by position, id`,
    )
    const said = rows.map(({ id, label, price_input: input, price_output: output, plans }) => ({
      id,
      label,
      price: input === null || output === null ? null : { input, output },
      plans,
    }))
    // What the settings name anew is what the operator wants now: it comes first.
    return [...configured.filter(({ id }) => !said.some((offer) => offer.id === id)), ...said]
  }

  async function readRules(): Promise<ModelRules> {
    const { rows } = await database.pool.query<{ value: string }>('select value from installation where key = $1', [
      rulesKey,
    ])
    const stored = rows[0] ? modelRules.safeParse(JSON.parse(rows[0].value)) : null
    return stored?.success ? stored.data : { ...noRules, ...defaults }
  }

  async function read(): Promise<CatalogueNow> {
    const [offers, rules] = await Promise.all([readOffers(), readRules()])
    prices = pricesOf(offers)
    return {
      models: offers.flatMap((offer): OfferedModel[] => {
        const found = settingOf(offer.id, env)
        return 'setting' in found ? [{ ...offer, setting: found.setting }] : []
      }),
      rules,
    }
  }

  const held = holdRead(read, heldMs)

  return {
    now: held.now,
    async administration() {
      const [offers, rules] = await Promise.all([readOffers(), readRules()])
      return {
        models: offers.map((offer) => {
          const found = settingOf(offer.id, env)
          return {
            ...offer,
            unusable: 'setting' in found ? null : found.missing,
            fromSettings: configured.some(({ id }) => id === offer.id),
          }
        }),
        rules,
      }
    },
    async save(models, rules) {
      await inTransaction(database, async (client) => {
        await client.query('delete from model_offers')
        for (const [position, { id, label, price, plans }] of models.entries()) {
          await client.query(
            `insert into model_offers (id, label, price_input, price_output, plans, position) values ($1, $2, $3, $4, $5, $6)`,
            [id, label, price?.input ?? null, price?.output ?? null, plans && JSON.stringify(plans), position],
          )
        }
        await client.query(
          'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = $2',
          [rulesKey, JSON.stringify(rules)],
        )
      })
      held.drop()
    },
    priceOf: (modelId) => prices.get(modelId) ?? null,
  }
}

const pricesOf = (offers: readonly ModelOffer[]) => new Map(offers.map(({ id, price }) => [id, price]))

function settingOf(id: string, env: ModelEnvironment): { setting: ModelSetting } | { missing: string } {
  try {
    return { setting: parseModelSetting(id, env) }
  } catch (error) {
    return { missing: error instanceof Error ? error.message.replaceAll('MODEL=', '') : 'It cannot be used.' }
  }
}

/** Whether a plan may use a model. */
export const mayUse = ({ plans }: Pick<ModelOffer, 'plans'>, plan: string): boolean =>
  plans === null || plans.includes(plan)
