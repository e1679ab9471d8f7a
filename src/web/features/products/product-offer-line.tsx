import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductOffer } from '#shared/api/standing.ts'
import { Button } from '#ui/button/button.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiFetch } from '../../http/api-fetch.ts'
import { showToast } from '../../toast/show-toast.ts'
import { makeProduct } from './make-product.ts'
import classes from './standing-note.module.css'
import { productApi, renewProducts } from './switch-product.ts'

interface ProductOfferLineProps {
  runId: string
  offer: ProductOffer
}

/** Offers a result without a product the one that it is like, or one of its own. */
export function ProductOfferLine({ runId, offer: { productId, name } }: ProductOfferLineProps) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const act = async (call: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await call()
    } catch (error) {
      showToast({ tone: 'error', title: 'Not saved', message: asApiError(error).message })
    }
    setBusy(false)
  }
  const answer = (belongs: boolean) =>
    act(async () => {
      await apiFetch(productApi(productId ?? '', `/likely-documents/${runId}`), { method: 'PUT', body: { belongs } })
      await renewProducts(queries)
    })
  return (
    <p className={classes.product}>
      {productId ? (
        <>
          <span>
            Does this belong to <b data-written>{name}</b>?
          </span>
          <Button look="line" size="sm" disabled={busy} onClick={() => answer(true)}>
            Yes
          </Button>
          <Button look="quiet" size="sm" disabled={busy} onClick={() => answer(false)}>
            No
          </Button>
        </>
      ) : (
        <>
          <span className={classes.offer}>This belongs to no product yet.</span>
          <Button
            look="quiet"
            size="sm"
            busy={busy}
            disabled={busy}
            onClick={() => act(() => makeProduct(queries, [runId]))}
          >
            Make it a product
          </Button>
        </>
      )}
    </p>
  )
}
