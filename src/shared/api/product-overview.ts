import { z } from 'zod'
import { product } from './products.ts'
import { review, staleReason, upstream } from './standing.ts'

/** The latest document of one agent for a product. */
export const productDocument = z.object({
  /** Of the run that wrote it. */
  id: z.string(),
  agentId: z.string(),
  title: z.string(),
  /** The version that it is now. */
  revision: z.int().positive(),
  createdAt: z.string(),
  /** Documents of the same agent for this product, with this one. */
  count: z.int().positive(),
  from: z.array(upstream),
  stale: z.array(staleReason),
  review: review.nullable(),
})
export type ProductDocument = z.infer<typeof productDocument>

/**
 * The one step that is suggested next: to have changes proposed to a document, to write one anew since the words that it was made from are
 * others now, or the first one of an agent.
 */
export const nextStep = z.object({
  kind: z.enum(['first', 'next', 'update', 'again']),
  agentId: z.string(),
  /** The document that is out of date; null for a step that makes a new one. */
  documentId: z.string().nullable(),
  reason: z.string(),
})
export type NextStep = z.infer<typeof nextStep>

export const productOverview = z.object({
  product,
  facts: z.int().nonnegative(),
  /** All documents of the product, older ones of an agent too. */
  documents: z.int().nonnegative(),
  /** At most one of each agent, in no particular order. */
  latest: z.array(productDocument),
  /** Null where nothing is left to suggest. */
  next: nextStep.nullable(),
})
export type ProductOverview = z.infer<typeof productOverview>

/** A document without a product that may belong to one, by its words. */
export const likelyDocument = z.object({
  id: z.string(),
  agentId: z.string(),
  title: z.string(),
  createdAt: z.string(),
})
export type LikelyDocument = z.infer<typeof likelyDocument>
export const likelyDocuments = z.object({ documents: z.array(likelyDocument) })

export const likelyAnswer = z.strictObject({ belongs: z.boolean() })

/** A product that the user's runs speak of and that is none yet. */
export const offeredProduct = z.object({
  name: z.string(),
  description: z.string(),
  /** Newest first; the product is made of the words of the first. */
  documents: z.array(likelyDocument),
})
export type OfferedProduct = z.infer<typeof offeredProduct>
export const offeredProducts = z.object({ products: z.array(offeredProduct) })

/** Documents of no product that become one; the words of the first are its words. */
export const documentsOfProduct = z.strictObject({ documents: z.array(z.string()).min(1).max(200) })
