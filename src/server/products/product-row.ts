import type { Product } from '#shared/api/products.ts'

/** A row of `products` as the driver returns it. */
export interface ProductRow {
  id: string
  user_id: string
  name: string
  description: string
  audience: string
  market: string
  reading: Product['reading']
  revision: number
  words_at: Date
  prefills: boolean
  created_at: Date
  updated_at: Date
}

export const productColumns =
  'id, user_id, name, description, audience, market, reading, revision, words_at, prefills, created_at, updated_at'

export function toProduct({ user_id: _, words_at: __, created_at, updated_at, ...row }: ProductRow): Product {
  return { ...row, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() }
}
