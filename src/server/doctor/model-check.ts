import type { Env } from '#server/env.ts'
import { findSetting } from '#server/models/choose-model.ts'
import { configuredModels } from '#server/models/configured-models.ts'
import { listModels } from '#server/models/list-models.ts'
import { type ModelSetting, parseModelSetting } from '#server/models/model-setting.ts'
import { type Check, type Finding, failed, ok, reasonOf, warning } from './check.ts'

/** Asks the model's server for the list of its models, which costs nothing. The drafter needs nobody. */
export function modelCheck(env: Env): Check {
  return { name: 'Model', run: () => checkModel(env) }
}

async function checkModel(env: Env): Promise<Finding[]> {
  let found: Awaited<ReturnType<typeof findSetting>>
  try {
    found = await findSetting({ model: env.MODEL, env: env.raw })
  } catch (error) {
    return [failed(reasonOf(error), 'Correct MODEL or its key in the environment or .env.')]
  }
  const { setting, note } = found
  const notes = note ? [warning(note, 'Set MODEL, or leave it: the built-in drafter writes.')] : []
  const first =
    setting.kind === 'built-in' ? ok('the built-in drafter writes; it needs no network') : await askForModels(setting)
  return [first, ...notes, ...(await checkListed(env, setting))]
}

/** The further models that users may pick. */
async function checkListed(env: Env, first: ModelSetting): Promise<Finding[]> {
  try {
    const listed = configuredModels(first, { models: env.MODELS }, env.raw).slice(1)
    const settings = listed.map(({ id }) => parseModelSetting(id, env.raw))
    return await Promise.all(settings.flatMap((each) => (each.kind === 'built-in' ? [] : [askForModels(each)])))
  } catch (error) {
    return [failed(reasonOf(error), 'Correct MODELS or the key of what it names in the environment or .env.')]
  }
}

async function askForModels(setting: Exclude<ModelSetting, { kind: 'built-in' }>): Promise<Finding> {
  const name = `${setting.kind}/${setting.modelName}`
  const list = await listModels(setting)
  const { where } = list
  switch (list.kind) {
    case 'unreachable':
      return failed(
        `${name}: ${where} cannot be reached: ${reasonOf(list.error)}`,
        'See that it runs and that this machine may connect to it.',
      )
    case 'refused':
      return failed(`${name}: ${where} refuses the key (${list.status})`, 'Set a valid key for this vendor.')
    case 'unlisted':
      return warning(
        `${name}: ${where} is there but does not list its models (${list.status})`,
        'Start a run to see whether it answers.',
      )
  }
  const { names } = list
  if (names === null || names.includes(setting.modelName)) return ok(`${name} at ${where}`)
  return warning(
    `${name}: ${where} does not list this model`,
    `Check the name in MODEL; it lists ${names.slice(0, 5).join(', ') || 'none'}.`,
  )
}
