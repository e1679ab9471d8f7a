import type { QueryClient } from '@tanstack/react-query'
import type { Product } from '#shared/api/products.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { renewProducts } from './switch-product.ts'

/** Makes a product of documents that have none. Throws an ApiError. */
export async function makeProduct(queries: QueryClient, documents: readonly string[]): Promise<Product> {
  const product = await apiJson(
    '/api/products/from-documents',
    () => import('#shared/api/products.ts').then((module) => module.product),
    { method: 'POST', body: { documents } },
  )
  await renewProducts(queries)
  return product
}
