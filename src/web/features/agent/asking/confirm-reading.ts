import type { AgentFace } from '#agents/_kit/agent-face.ts'
import type { Correctable } from '#shared/correctable.ts'
import type { Corrections } from '#shared/corrections.ts'
import { apiFetch, apiJson } from '../../../http/api-fetch.ts'
import { ensureSession } from '../../../session/session-calls.ts'
import { bounded, productIn } from '../../account/product-traits.ts'
import type { FormValues } from '../form/form-draft.ts'

/** A start waits no longer than this for its product, in milliseconds. */
const longestWait = 3_000

const productSchema = () => import('#shared/api/products.ts').then((module) => module.product)

/**
 * Keeps what the user confirmed with the product of the form's words, for the next agents. Returns its id; null when that was not
 * possible, and the run takes the corrections along all the same.
 */
export async function confirmReading(
  agent: AgentFace,
  input: FormValues,
  reading: Corrections,
): Promise<string | null> {
  const words = bounded(productIn(agent.form.about, input))
  if (words.description === '') return null
  try {
    await ensureSession()
    const signal = AbortSignal.timeout(longestWait)
    const { id } = await apiJson('/api/products', productSchema, {
      method: 'POST',
      body: { ...words, reading },
      signal,
    })
    return id
  } catch {
    return null
  }
}

/** Takes back what was confirmed of the things whose correction is blank. What fails here is taken back for the run alone. */
export async function withdrawConfirmed(productId: string, changes: Corrections): Promise<void> {
  try {
    const path = `/api/products/${encodeURIComponent(productId)}`
    const signal = AbortSignal.timeout(longestWait)
    const { reading: before, revision } = await apiJson(path, productSchema, { signal })
    const kept = Object.entries(before).filter(([what]) => changes[what as Correctable] !== '')
    if (kept.length === Object.keys(before).length) return
    await apiFetch(path, { method: 'PATCH', body: { reading: Object.fromEntries(kept), revision }, signal })
  } catch {
    // The product keeps it; it can be taken back again.
  }
}
