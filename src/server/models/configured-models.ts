import { z } from 'zod'
import { type ModelOffer, modelOffer, offeredPlans } from '#shared/api/models.ts'
import { type ModelEnvironment, type ModelSetting, parseModelSetting } from './model-setting.ts'

const pricePair = z
  .string()
  .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/)
  .transform((text) => {
    const [input = 0, output = 0] = text.split('/').map(Number)
    return { input, output }
  })

/** One entry of `MODELS` in JSON: `{"model": "openai/x", "label": "Fast", "price": "1/8", "plans": ["Pro"]}`. */
const entry = z.strictObject({
  model: modelOffer.shape.id,
  label: modelOffer.shape.label,
  price: pricePair.optional(),
  plans: modelOffer.shape.plans,
})

export const idOfSetting = (setting: ModelSetting): string =>
  setting.kind === 'built-in' ? 'built-in' : `${setting.kind}/${setting.modelName}`

/**
 * The models that the settings name: the one that writes when a run names none, then those of `MODELS`, a comma-separated list or a
 * JSON array. Throws an Error that names what is wrong, also where the key of one is missing.
 */
export function configuredModels(
  chosen: ModelSetting,
  settings: { models?: string | undefined; price?: { input: number; output: number } | undefined },
  env: ModelEnvironment,
): ModelOffer[] {
  const listed = parseModels(settings.models)
  for (const { id } of listed) parseModelSetting(id, env)
  const first = idOfSetting(chosen)
  const own = listed.find(({ id }) => id === first)
  const offers: ModelOffer[] = [
    own ?? { id: first, label: '', price: null, plans: null },
    ...listed.filter(({ id }) => id !== first),
  ]
  return offers.map((offer) =>
    offer.id === first && !offer.price ? { ...offer, price: settings.price ?? null } : offer,
  )
}

/** The entries of `MODELS`, each once. */
export function parseModels(text: string | undefined): ModelOffer[] {
  const value = text?.trim()
  if (!value) return []
  const listed = value.startsWith('[') ? parseJson(value) : parseList(value)
  return listed.filter(({ id }, index) => listed.findIndex((other) => other.id === id) === index)
}

function parseList(value: string): ModelOffer[] {
  return value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((id) => {
      const parsed = modelOffer.safeParse({ id })
      if (!parsed.success) throw new Error(`MODELS names "${id}", which is not built-in or provider/model`)
      return parsed.data
    })
}

function parseJson(value: string): ModelOffer[] {
  let json: unknown
  try {
    json = JSON.parse(value)
  } catch {
    throw new Error('MODELS begins like a JSON array and is none')
  }
  const parsed = z.array(entry).safeParse(json)
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    throw new Error(`MODELS cannot be used: ${places}. Plans are ${offeredPlans.join(', ')}; a price is "3/15"`)
  }
  return parsed.data.map(({ model, label, price, plans }) => ({ id: model, label, price: price ?? null, plans }))
}
