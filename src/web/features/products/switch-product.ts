import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ProductOverview } from '#shared/api/product-overview.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { readAnew } from '../../http/read-anew.ts'
import { useAccount } from '../../session/use-session.ts'

export const productApi = (id: string, rest = '') => `/api/products/${encodeURIComponent(id)}${rest}`

/** All products of the user, for the palette, which comes ahead on every page: without what only lists that grow need. */
export function useProductChoices(most: number) {
  const account = useAccount()
  const { data } = useQuery({
    queryKey: ['products', 'choices', account?.id, most],
    queryFn: ({ signal }) =>
      apiJson(
        `/api/products?limit=${most}`,
        () => import('#shared/api/products.ts').then((module) => module.productList),
        { signal },
      ),
    enabled: Boolean(account),
  })
  return data?.products
}

/** Everything that shows a product is read again. */
export async function renewProducts(queries: QueryClient): Promise<void> {
  await Promise.all(['products', 'product', 'runs'].map((key) => readAnew(queries, [key])))
}

/** Empty forms start with this product from now on. */
export async function switchTo(
  queries: QueryClient,
  { id, revision }: { id: string; revision: number },
): Promise<void> {
  const loadSchema = () => import('#shared/api/products.ts').then((module) => module.product)
  const changed = await apiJson(productApi(id), loadSchema, { method: 'PATCH', body: { prefills: true, revision } })
  // Open pages say so by the answer; what else has changed is read behind it.
  const queryKey = ['runs', 'product']
  await queries.cancelQueries({ queryKey })
  queries.setQueriesData<ProductOverview>(
    { queryKey },
    (before) =>
      before && { ...before, product: before.product.id === id ? changed : { ...before.product, prefills: false } },
  )
  await renewProducts(queries)
}
