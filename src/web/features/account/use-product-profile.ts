import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ProductTraits } from '#shared/api/product-profile.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { useAccount } from '../../session/use-session.ts'
import { readGuestProduct, writeGuestProduct } from './guest-product.ts'
import { bounded, isBlank } from './product-traits.ts'

const path = '/api/profile/product'
/** Comes with the first answer: a guest has none to read. */
const answerSchema = () => import('#shared/api/product-profile.ts').then((module) => module.productProfileAnswer)
const keyOf = (accountId: string | undefined) => ['product', accountId ?? 'guest']

async function put(product: ProductTraits): Promise<ProductTraits | null> {
  const { profile } = await apiJson(path, answerSchema, { method: 'PUT', body: product })
  return withoutTime(profile)
}

function withoutTime(profile: (ProductTraits & { updated_at: string }) | null): ProductTraits | null {
  if (!profile) return null
  const { updated_at: _, ...product } = profile
  return product
}

/** An account that has no product yet takes over what its owner saved as a guest in this browser. */
async function read(): Promise<ProductTraits | null> {
  const { profile } = await apiJson(path, answerSchema)
  const guests = await readGuestProduct()
  if (profile || !guests) return withoutTime(profile)
  const taken = await put(guests)
  writeGuestProduct(null)
  return taken
}

export interface ProductProfileControl {
  /** undefined while it is not known, null when there is none. */
  product: ProductTraits | null | undefined
  /** True when it could not be read. */
  failed: boolean
  retry: () => void
  /** All blank forgets it. Throws an ApiError. */
  save: (product: ProductTraits) => Promise<void>
}

/** The user's product: the account's on the server, a guest's in the browser. */
export function useProductProfile(wanted = true): ProductProfileControl {
  const account = useAccount()
  const queries = useQueryClient()
  const accountId = account?.id
  const query = useQuery({
    queryKey: keyOf(accountId),
    queryFn: () => (accountId ? read() : readGuestProduct()),
    enabled: wanted && account !== undefined,
    staleTime: 60_000,
  })
  const save = useCallback(
    async (wanted: ProductTraits) => {
      const product = bounded(wanted)
      if (!accountId) writeGuestProduct(isBlank(product) ? null : product)
      const saved = accountId ? await put(product) : await readGuestProduct()
      queries.setQueryData(keyOf(accountId), saved)
    },
    [accountId, queries],
  )
  const { refetch } = query
  const retry = useCallback(() => void refetch(), [refetch])
  return { product: query.data, failed: query.isError, retry, save }
}
