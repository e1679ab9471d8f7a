import { z } from 'zod'
import type { ModelSetting } from './model-setting.ts'

const patienceMs = 8_000
const longestList = 4 * 1024 ** 2

/** Names as the vendors list them: `data[].id`, or Google's `models[].name`. */
const modelList = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z
    .object({ models: z.array(z.object({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name.replace(/^models\//, ''))),
])

export type ListedModels = { where: string } & (
  | { kind: 'unreachable'; error: unknown }
  /** The key is not accepted. */
  | { kind: 'refused'; status: number }
  /** It answers, but has no list. */
  | { kind: 'unlisted'; status: number }
  /** Null where the list is none that we know. */
  | { kind: 'listed'; names: readonly string[] | null }
)

interface ListCall {
  url: string
  headers: Record<string, string>
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

/** Asks a vendor which models a key may use, which costs nothing. Waits 8 s; never throws. */
export async function listModels(setting: Exclude<ModelSetting, { kind: 'built-in' }>): Promise<ListedModels> {
  const { url, headers } = listCall(setting)
  const where = new URL(url).host
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
    const text = (await answer.text()).slice(0, longestList)
    const { status } = answer
    if (status === 401 || status === 403 || isRefusedKey(status, text)) return { where, kind: 'refused', status }
    if (!answer.ok) return { where, kind: 'unlisted', status }
    return { where, kind: 'listed', names: namesIn(text) }
  } catch (error) {
    return { where, kind: 'unreachable', error }
  }
}

/** Google answers 400 to a wrong key. */
const isRefusedKey = (status: number, text: string) =>
  status === 400 && /api[_ ]key[_ ](?:not valid|invalid)/i.test(text)

function namesIn(text: string): string[] | null {
  try {
    return modelList.parse(JSON.parse(text))
  } catch {
    return null
  }
}
