import { z } from 'zod'
import type { Env } from '#server/env.ts'
import { findSetting } from '#server/models/choose-model.ts'
import type { ModelSetting } from '#server/models/model-setting.ts'
import { type Check, type Finding, failed, ok, reasonOf, warning } from './check.ts'

const patienceMs = 8_000
const longestList = 4 * 1024 ** 2

/** Names as the vendors list them: `data[].id`, or Google's `models[].name`. */
const modelList = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z
    .object({ models: z.array(z.object({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name.replace(/^models\//, ''))),
])

interface ListCall {
  url: string
  headers: Record<string, string>
}

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
  if (setting.kind === 'built-in') return [ok('the built-in drafter writes; it needs no network'), ...notes]
  return [await askForModels(setting)]
}

function listCall(setting: Exclude<ModelSetting, { kind: 'built-in' }>): ListCall {
  const bearer = (key: string | null) => (key ? { authorization: `Bearer ${key}` } : undefined) ?? {}
  switch (setting.kind) {
    case 'anthropic': {
      const base = new URL(setting.baseUrl ?? 'https://api.anthropic.com')
      const path = base.pathname === '/' ? '/v1' : base.pathname
      const headers = { 'x-api-key': setting.apiKey, 'anthropic-version': '2023-06-01' }
      return { url: `${base.origin}${path}/models?limit=1000`, headers }
    }
    case 'openai':
      return { url: `${setting.baseUrl ?? 'https://api.openai.com/v1'}/models`, headers: bearer(setting.apiKey) }
    case 'google': {
      const base = setting.baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta'
      return { url: `${base}/models?pageSize=1000`, headers: { 'x-goog-api-key': setting.apiKey } }
    }
    case 'ollama':
      return { url: `${setting.baseUrl}/models`, headers: {} }
    case 'openai-compatible':
      return { url: `${setting.baseUrl}/models`, headers: bearer(setting.apiKey) }
  }
}

async function askForModels(setting: Exclude<ModelSetting, { kind: 'built-in' }>): Promise<Finding> {
  const { url, headers } = listCall(setting)
  const name = `${setting.kind}/${setting.modelName}`
  const where = new URL(url).host
  let answer: Response
  let text: string
  try {
    answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    text = (await answer.text()).slice(0, longestList)
  } catch (error) {
    return failed(
      `${name}: ${where} cannot be reached: ${reasonOf(error)}`,
      'See that it runs and that this machine may connect to it.',
    )
  }
  if (answer.status === 401 || answer.status === 403) {
    return failed(`${name}: ${where} refuses the key (${answer.status})`, 'Set a valid key for this vendor.')
  }
  if (!answer.ok) {
    return warning(
      `${name}: ${where} is there but does not list its models (${answer.status})`,
      'Start a run to see whether it answers.',
    )
  }
  const names = namesIn(text)
  if (names === null || names.includes(setting.modelName)) return ok(`${name} at ${where}`)
  return warning(
    `${name}: ${where} does not list this model`,
    `Check the name in MODEL; it lists ${names.slice(0, 5).join(', ') || 'none'}.`,
  )
}

function namesIn(text: string): string[] | null {
  try {
    return modelList.parse(JSON.parse(text))
  } catch {
    return null
  }
}
