import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import type { Block } from '../document/block.ts'
import { atLeast, atMost } from '../limited-text.ts'

/** Links of one document at a time. */
export const mostLinks = 50

/** Days after which a link ends unless its maker says otherwise. */
export const usualLinkDays = 30
export const longestLinkDays = 365
const expiresInDays = z
  .int()
  .min(1, 'A link is open for at least one day')
  .max(longestLinkDays, `A link is open for at most ${longestLinkDays} days`)

export const shortestLinkPassword = 8
const password = atMost(
  atLeast(z.string(), shortestLinkPassword, `Use at least ${shortestLinkPassword} characters`),
  128,
  'Use at most 128 characters',
)

export const newShareLink = z.strictObject({
  /** Who it is for, in words of one's own. */
  name: atMost(z.string().trim().overwrite(cleanText), 80, 'Please keep it under 80 characters').default(''),
  /** The version that it shows; null shows whatever is the latest one. */
  version: z
    .int()
    .positive()
    .max(2 ** 31 - 1)
    .nullable()
    .default(null),
  expiresInDays: expiresInDays.default(usualLinkDays),
  /** Whoever opens the link is asked for it. */
  password: password.optional(),
})
export type NewShareLink = z.input<typeof newShareLink>

/** A link to all documents of a product; a pinned one shows those that there are now, each in the version that it has now. */
export const newProductLink = newShareLink.omit({ version: true }).extend({ pinned: z.boolean().default(false) })
export type NewProductLink = z.input<typeof newProductLink>

/** Documents that a pinned link to a product shows, the newest. */
export const mostPinned = 200

/** From now on. */
export const shareLinkChange = z.strictObject({ expiresInDays })

/** A link as its maker sees it. Times are ISO 8601 in UTC. */
export const shareLink = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int().positive().nullable(),
  /** Of a pinned link to a product: how many documents it shows. */
  pinned: z.int().nonnegative().nullable(),
  /** It asks for a password. */
  protected: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  expired: z.boolean(),
  opens: z.int().nonnegative(),
  lastOpenedAt: z.string().nullable(),
})
export type ShareLink = z.infer<typeof shareLink>

/** Its address is answered once, when it is made: the server keeps only a hash. */
export const madeShareLink = shareLink.extend({ url: z.url() })
export type MadeShareLink = z.infer<typeof madeShareLink>

/** Newest first. */
export const shareLinkList = z.object({ links: z.array(shareLink) })

/** A link as administrators see it. */
export const administeredLink = shareLink.extend({
  /** One of them is null. */
  documentId: z.uuid().nullable(),
  productId: z.uuid().nullable(),
  /** Of the document, or the product's name. */
  title: z.string(),
  agentId: z.string().nullable(),
  /** Address of the account that made it. */
  maker: z.string(),
})
export type AdministeredLink = z.infer<typeof administeredLink>

export const administeredLinks = z.object({
  links: z.array(administeredLink),
  /** Give it as `before` for the next page; null on the last. */
  next: z.uuid().nullable(),
})

export const administeredLinksQuery = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

/** The document behind a link, for readers who have an account. */
export const sharedDocument = z.object({
  title: z.string(),
  subtitle: z.string(),
  /** "Market research, version 2 of 3 May 2026". */
  about: z.string(),
  language: z.string(),
  /** As the link's page shows them. */
  blocks: z.array(z.custom<Block>((value) => typeof value === 'object' && value !== null && 'type' in value)),
})
export type SharedDocument = Omit<z.infer<typeof sharedDocument>, 'blocks'> & { blocks: readonly Block[] }
