import { useEffect, useSyncExternalStore } from 'react'
import type { ProductFact } from '#shared/api/product-facts.ts'
import { shortened } from '#shared/shortened.ts'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'
import { createDelayedDeletes, undoMs } from '../history/delayed-deletes.ts'
import { productApi } from './switch-product.ts'

/** The product of each fact that waits to be removed. */
const products = new Map<string, string>()
const renewals = new Map<string, () => void>()

const removals = createDelayedDeletes(async (factId) => {
  const path = productApi(products.get(factId) ?? '', `/facts/${factId}`)
  await apiFetch(path, { method: 'DELETE', keepalive: true }).catch((error) => {
    // Gone already, by another tab.
    if (asApiError(error).status !== 404) throw error
  })
  renewals.get(factId)?.()
})

/** Removes a fact and offers to take that back. `onRemoved` runs once it is gone. */
export function removeFact(productId: string, { id, text }: ProductFact, onRemoved: () => void): void {
  products.set(id, productId)
  renewals.set(id, onRemoved)
  removals.schedule(id, (error) => {
    showToast({ tone: 'error', title: 'Not removed', message: asApiError(error).message })
  })
  showToast({
    message: `Removed “${shortened(text, 60)}”`,
    duration: undoMs,
    action: { label: 'Undo', onPress: () => removals.undo(id) },
  })
}

/** The facts that lists leave out. What waits is sent when the list or the page is left. */
export function useRemovedFacts(): ReadonlySet<string> {
  useEffect(() => {
    window.addEventListener('pagehide', removals.flush)
    return () => {
      window.removeEventListener('pagehide', removals.flush)
      removals.flush()
    }
  }, [])
  return useSyncExternalStore(removals.subscribe, removals.hidden, removals.hidden)
}
