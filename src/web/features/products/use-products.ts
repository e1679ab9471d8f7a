import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { apiJson } from '../../http/api-fetch.ts'
import { useAccount } from '../../session/use-session.ts'
import { productApi } from './switch-product.ts'

const loadProducts = () => import('#shared/api/products.ts')
const loadOverview = () => import('#shared/api/product-overview.ts')
const loadFacts = () => import('#shared/api/product-facts.ts')

/** The user's products, a page at a time, last changed first. */
export function useProducts(limit = 30) {
  const account = useAccount()
  const query = useInfiniteQuery({
    queryKey: ['products', 'list', account?.id, limit],
    queryFn: ({ pageParam, signal }) =>
      apiJson(
        `/api/products?limit=${limit}${pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ''}`,
        () => loadProducts().then((module) => module.productList),
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: Boolean(account),
  })
  return { ...query, account, products: query.data?.pages.flatMap((page) => page.products) }
}

/** What one product has and lacks. Runs that end or change are read again with it. */
export function useOverview(productId: string) {
  const account = useAccount()
  const query = useQuery({
    queryKey: ['runs', 'product', account?.id, productId],
    queryFn: ({ signal }) =>
      apiJson(productApi(productId, '/overview'), () => loadOverview().then((module) => module.productOverview), {
        signal,
      }),
    enabled: Boolean(account),
  })
  return { ...query, account }
}

export function useFacts(productId: string) {
  const query = useInfiniteQuery({
    queryKey: ['products', 'facts', productId],
    queryFn: ({ pageParam, signal }) =>
      apiJson(
        productApi(productId, `/facts?limit=50${pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : ''}`),
        () => loadFacts().then((module) => module.factList),
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
  return { ...query, facts: query.data?.pages.flatMap((page) => page.facts), total: query.data?.pages.at(-1)?.total }
}

export function useLikelyDocuments(productId: string) {
  return useQuery({
    queryKey: ['runs', 'likely', productId],
    queryFn: ({ signal }) =>
      apiJson(
        productApi(productId, '/likely-documents'),
        () => loadOverview().then((module) => module.likelyDocuments),
        { signal },
      ),
  })
}

/** Products that the user's results speak of and that are none yet. */
export function useOfferedProducts() {
  const account = useAccount()
  return useQuery({
    queryKey: ['runs', 'offered-products', account?.id],
    queryFn: ({ signal }) =>
      apiJson('/api/products/offered', () => loadOverview().then((module) => module.offeredProducts), { signal }),
    enabled: Boolean(account),
  })
}
