/** The environment of the model vendors, under the vendors' usual names. Empty values count as missing. */
export interface ModelEnvironment {
  ANTHROPIC_API_KEY?: string | undefined
  ANTHROPIC_BASE_URL?: string | undefined
  OPENAI_API_KEY?: string | undefined
  OPENAI_BASE_URL?: string | undefined
  GOOGLE_GENERATIVE_AI_API_KEY?: string | undefined
  GEMINI_API_KEY?: string | undefined
  GOOGLE_GENERATIVE_AI_BASE_URL?: string | undefined
  OLLAMA_BASE_URL?: string | undefined
}

export type ModelSetting =
  | { kind: 'built-in' }
  | { kind: 'anthropic' | 'openai' | 'google'; modelName: string; apiKey: string; baseUrl: string | null }
  | { kind: 'openai-compatible'; modelName: string; apiKey: string | null; baseUrl: string }
  | { kind: 'ollama'; modelName: string; baseUrl: string }

const DEFAULT_OLLAMA = 'http://127.0.0.1:11434/v1'
const forms =
  'built-in, anthropic/<model>, openai/<model>, google/<model>, ollama/<model> or openai-compatible/<model> (with OPENAI_BASE_URL)'

/**
 * Parses `MODEL`. The model's name is everything behind the first slash and may hold slashes and colons. Throws an
 * Error that names the setting that is wrong or missing; it never holds a key.
 */
export function parseModelSetting(model: string, env: ModelEnvironment): ModelSetting {
  const value = model.trim()
  if (value === 'built-in') return { kind: 'built-in' }
  const slash = value.indexOf('/')
  const vendor = slash < 0 ? value : value.slice(0, slash)
  const modelName = slash < 0 ? '' : value.slice(slash + 1).trim()
  if (!['anthropic', 'openai', 'google', 'ollama', 'openai-compatible'].includes(vendor)) {
    throw new Error(`MODEL is "${value}", which is none of ${forms}`)
  }
  if (!modelName || /\s/.test(modelName)) {
    throw new Error(`MODEL is "${value}", which names no model: write it as ${vendor}/<model>`)
  }
  switch (vendor) {
    case 'ollama':
      return { kind: 'ollama', modelName, baseUrl: ollamaBaseUrl(env) }
    case 'openai-compatible': {
      const baseUrl = readBaseUrl('OPENAI_BASE_URL', env)
      if (!baseUrl) throw new Error(`MODEL=${value} needs OPENAI_BASE_URL, the address of the server with its version`)
      return { kind: 'openai-compatible', modelName, apiKey: env.OPENAI_API_KEY?.trim() || null, baseUrl }
    }
    default: {
      const { apiKey, baseUrl, keyName } = vendorAccess(vendor as KeyedVendor, env)
      if (!apiKey) throw new Error(`MODEL=${value} needs ${keyName}`)
      return { kind: vendor as KeyedVendor, modelName, apiKey, baseUrl }
    }
  }
}

export type KeyedVendor = 'anthropic' | 'openai' | 'google'

/** Key and base URL of a vendor, null where they are not set. Throws on a base URL that is none. */
export function vendorAccess(
  vendor: KeyedVendor,
  env: ModelEnvironment,
): { apiKey: string | null; baseUrl: string | null; keyName: string } {
  switch (vendor) {
    case 'anthropic':
      return {
        apiKey: env.ANTHROPIC_API_KEY?.trim() || null,
        baseUrl: readBaseUrl('ANTHROPIC_BASE_URL', env),
        keyName: 'ANTHROPIC_API_KEY',
      }
    case 'openai':
      return {
        apiKey: env.OPENAI_API_KEY?.trim() || null,
        baseUrl: readBaseUrl('OPENAI_BASE_URL', env),
        keyName: 'OPENAI_API_KEY',
      }
    case 'google':
      return {
        apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY?.trim() || env.GEMINI_API_KEY?.trim() || null,
        baseUrl: readBaseUrl('GOOGLE_GENERATIVE_AI_BASE_URL', env),
        keyName: 'GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY',
      }
  }
}

/** Ends in `/v1`, also when the setting names the server alone. */
export function ollamaBaseUrl(env: ModelEnvironment): string {
  const baseUrl = readBaseUrl('OLLAMA_BASE_URL', env) ?? DEFAULT_OLLAMA
  return new URL(baseUrl).pathname === '/' ? new URL('/v1', baseUrl).href : baseUrl
}

function readBaseUrl(
  name: 'ANTHROPIC_BASE_URL' | 'OPENAI_BASE_URL' | 'GOOGLE_GENERATIVE_AI_BASE_URL' | 'OLLAMA_BASE_URL',
  env: ModelEnvironment,
): string | null {
  const value = env[name]?.trim()
  if (!value) return null
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} is "${value}", which is not an http or https address`)
  }
  return value.replace(/\/+$/, '')
}
