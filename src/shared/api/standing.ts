import { z } from 'zod'
import { offeredKinds } from '../offered-item.ts'

/** Why a document may no longer say what holds, strongest first. */
export const staleReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words') }).describe('The words or the reading of its product changed'),
  z
    .object({ kind: z.enum(['fact-changed', 'fact-removed', 'fact-added']), facts: z.array(z.string()) })
    .describe('Facts of its product, each by its words as they are now; those that are gone by the words it was given'),
  z
    .object({
      kind: z.literal('upstream'),
      runId: z.string(),
      agentId: z.string(),
      used: z.int(),
      latest: z.int(),
      blocks: z
        .int()
        .nullable()
        .describe('Blocks that rest on what changed; null where the document does not say what each of them rests on'),
    })
    .describe('A result that it was given has a newer version'),
])
export type StaleReason = z.infer<typeof staleReason>

export const reviewAnswers = ['still-true', 'updated', 'ignore'] as const
/** What a person said of the changes before `at`. */
export const review = z.object({ answer: z.enum(reviewAnswers), by: z.string(), at: z.string() })
export type Review = z.infer<typeof review>
/** Of these blocks, or of all that has changed. */
export const newReview = z.strictObject({
  answer: z.enum(reviewAnswers),
  blocks: z.array(z.string().max(500)).min(1).max(200).optional(),
})

/** A block of a document that rests on items of other results which have changed, or of which a person has said that it holds all the same. */
export const standingBlock = z.object({
  /** Of the block, within this version of the document. */
  id: z.string(),
  /** Its places, as a refinement takes them. */
  within: z.array(z.string()),
  /** Texts that distinguish it from others on the page, the best first. */
  words: z.array(z.object({ words: z.string(), nth: z.int().nonnegative() })),
  changes: z.array(
    z.object({
      runId: z.string(),
      agentId: z.string(),
      used: z.int(),
      latest: z.int(),
      /** Of the item that it rests on; '' for one without a name. */
      name: z.string(),
      was: z.string(),
      /** Null where it is no longer there. */
      now: z.string().nullable(),
    }),
  ),
  review: review.nullable(),
})
export type StandingBlock = z.infer<typeof standingBlock>

/** A result that another one was given, and the version that it was then. */
export const upstream = z.object({
  runId: z.string(),
  agentId: z.string(),
  title: z.string(),
  used: z.int().nonnegative(),
  latest: z.int().nonnegative(),
})

/** Items that went along and that the document does not use. */
const unusedItems = z.object({
  /** Name of the agent whose result they are. */
  agent: z.string(),
  /** Null where the result holds nothing that another document has a place for. */
  kind: z.enum(offeredKinds).nullable(),
  names: z.array(z.string()),
  /** Others of this kind are used: there was no room for these. */
  isPartly: z.boolean(),
})
export type UnusedItems = z.infer<typeof unusedItems>

/** Of a document without a product: the product that its words are like; null for one of its own. */
export const productOffer = z.object({ productId: z.string().nullable(), name: z.string() })
export type ProductOffer = z.infer<typeof productOffer>

/** What a document rests on, and whether that still holds. */
export const standing = z.object({
  product: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Null for a document that has one, or that describes none. */
  offer: productOffer.nullable(),
  /** Results that it was given; those that are gone are left out. */
  from: z.array(upstream),
  /** Of a document of the built-in writer. */
  unused: z.array(unusedItems),
  stale: z.array(staleReason),
  /** Blocks that rest on what changed, and those that somebody has answered for. */
  blocks: z.array(standingBlock),
  review: review.nullable(),
})
export type Standing = z.infer<typeof standing>
