import type { ModelTiming } from './ai-sdk-client.ts'
import type { ModelClient } from './model-client.ts'
import type { ModelProfile } from './model-profile.ts'
import {
  type KeyedVendor,
  type ModelEnvironment,
  type ModelSetting,
  ollamaBaseUrl,
  parseModelSetting,
  vendorAccess,
} from './model-setting.ts'
import { isLoopback, type OllamaProbe, probeOllama } from './ollama-probe.ts'
import { createAnthropicClient } from './providers/anthropic.ts'
import { createGoogleClient } from './providers/google.ts'
import { createOllamaClient } from './providers/ollama.ts'
import { createOpenAiClient } from './providers/openai.ts'
import { createCompatibleClient } from './providers/openai-compatible.ts'

/**
 * The model that is used when a vendor's key is set and `MODEL` is not, in the order in which keys are looked for: the
 * vendors' middle class, which writes long structured answers well at a moderate price.
 */
export const defaultModels: readonly { vendor: KeyedVendor; modelName: string }[] = [
  { vendor: 'anthropic', modelName: 'claude-sonnet-5' },
  { vendor: 'openai', modelName: 'gpt-5.4-mini' },
  { vendor: 'google', modelName: 'gemini-3.8-flash' },
]

export interface ModelSettings {
  /** `MODEL` as given. */
  model?: string | undefined
  env: ModelEnvironment
  /** What the settings say of the model instead of its family's profile. */
  profile?: Partial<ModelProfile>
  timing?: Partial<ModelTiming>
}

export type ModelChoice =
  /** `note`: what an operator who expected a model should know, for the log. */
  { kind: 'built-in'; note: string | null } | { kind: 'model'; client: ModelClient }

/**
 * Chooses what writes the results: `MODEL`, else the first vendor with a key, else an Ollama on this machine, else the
 * built-in drafter. Nothing is contacted except, in the third case, the Ollama. Throws an Error that names the setting
 * when a setting is wrong.
 */
export async function chooseModel(
  settings: ModelSettings,
  probes: { ollama: OllamaProbe } = { ollama: probeOllama },
): Promise<ModelChoice> {
  const { setting, note } = await findSetting(settings, probes)
  if (setting.kind === 'built-in') return { kind: 'built-in', note }
  return { kind: 'model', client: await createModelClient(setting, settings) }
}

/** What is chosen, before anything is made of it. Throws like {@link chooseModel}. */
export async function findSetting(
  settings: Pick<ModelSettings, 'model' | 'env'>,
  probes: { ollama: OllamaProbe } = { ollama: probeOllama },
): Promise<{ setting: ModelSetting; note: string | null }> {
  return settings.model?.trim()
    ? { setting: parseModelSetting(settings.model, settings.env), note: null }
    : findModel(settings.env, probes.ollama)
}

async function findModel(
  env: ModelEnvironment,
  probe: OllamaProbe,
): Promise<{ setting: ModelSetting; note: string | null }> {
  for (const { vendor, modelName } of defaultModels) {
    const { apiKey, baseUrl } = vendorAccess(vendor, env)
    if (apiKey) return { setting: { kind: vendor, modelName, apiKey, baseUrl }, note: null }
  }
  const baseUrl = ollamaBaseUrl(env)
  const modelName = isLoopback(baseUrl) ? await probe(baseUrl) : null
  if (modelName) return { setting: { kind: 'ollama', modelName, baseUrl }, note: null }
  return { setting: { kind: 'built-in' }, note: noteOf(env, baseUrl) }
}

function noteOf(env: ModelEnvironment, ollama: string): string | null {
  if (env.OPENAI_BASE_URL?.trim()) {
    return 'OPENAI_BASE_URL is set, but not which model to use there: set MODEL=openai-compatible/<model>'
  }
  if (!isLoopback(ollama)) {
    return 'OLLAMA_BASE_URL names another machine, which is used only with MODEL=ollama/<model>'
  }
  return null
}

export function createModelClient(
  setting: Exclude<ModelSetting, { kind: 'built-in' }>,
  { timing, profile }: Pick<ModelSettings, 'timing' | 'profile'>,
): Promise<ModelClient> {
  const more = { ...(timing ? { timing } : {}), ...(profile ? { profile } : {}) }
  switch (setting.kind) {
    case 'anthropic':
      return createAnthropicClient({ ...setting, ...more })
    case 'openai':
      return createOpenAiClient({ ...setting, ...more })
    case 'google':
      return createGoogleClient({ ...setting, ...more })
    case 'ollama':
      return createOllamaClient({ ...setting, ...more })
    case 'openai-compatible':
      return createCompatibleClient({ ...setting, ...more })
  }
}
