import { z } from 'zod'
import { corrections, storedCorrections } from '../corrections.ts'
import { productTraits } from './product-profile.ts'

/** The words of a product with what is confirmed of their reading. What was made for the same words before is that product. */
export const newProduct = productTraits.extend({ reading: corrections.optional() })
export type NewProduct = z.infer<typeof newProduct>

/** Replaces what is given. `revision` is that of the reading as it was seen. */
export const productChange = z
  .strictObject({
    name: productTraits.shape.name.removeDefault(),
    description: productTraits.shape.description.removeDefault(),
    audience: productTraits.shape.audience.removeDefault(),
    market: productTraits.shape.market.removeDefault(),
    reading: corrections,
    prefills: z.literal(true).describe('Makes it the one that empty forms start with'),
  })
  .partial()
  .extend({ revision: z.int().nonnegative() })
export type ProductChange = z.infer<typeof productChange>

/** A product as the interface answers it. Times are ISO 8601 in UTC. */
export const product = z.object({
  ...productTraits.shape,
  id: z.string(),
  /** What the user confirmed of the reading; it holds for every run of the product. */
  reading: storedCorrections,
  /** Of the reading: 0 until something was confirmed, one more with each change. */
  revision: z.int().nonnegative(),
  /** True for the one that empty forms start with. */
  prefills: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Product = z.infer<typeof product>

/** A line of the list of products. */
export const productListItem = product.extend({
  /** Finished results that were written for it. */
  documents: z.int().nonnegative(),
  facts: z.int().nonnegative(),
})
export type ProductListItem = z.infer<typeof productListItem>

/** Last changed first. */
export const productList = z.object({ products: z.array(productListItem), nextCursor: z.string().nullable() })
export type ProductList = z.infer<typeof productList>

/** `documents` says what becomes of the documents of a product that is removed. */
export const productRemoval = z.object({ documents: z.enum(['keep', 'remove']).default('keep') })
