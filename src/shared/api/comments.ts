import { z } from 'zod'
import { cleanText } from '../clean-text.ts'
import { atLeast, atMost } from '../limited-text.ts'
import { longestComment } from './comment-limits.ts'

const text = atMost(
  atLeast(z.string().trim().overwrite(cleanText), 1, 'Write something first'),
  longestComment,
  'Please keep a comment under 2,000 characters',
)

export const newComment = z.strictObject({ text })

/** `about` is the block as the reader sees it: its words, and how many blocks with the same words stand before it. */
export const newThread = z.strictObject({
  text,
  about: z.strictObject({
    words: atMost(z.string().trim().min(1).overwrite(cleanText), 5_000),
    nth: z.int().nonnegative().max(10_000).default(0),
  }),
})
export type NewThread = z.input<typeof newThread>

export const threadChange = z.strictObject({ resolved: z.boolean() })

export const commentPerson = z.object({
  name: z.string(),
  you: z.boolean(),
  /** Owns the document. */
  owner: z.boolean(),
})
export type CommentPerson = z.infer<typeof commentPerson>

/** Plain text: an address in it is text too. Times are ISO 8601 in UTC. */
export const comment = z.object({
  id: z.uuid(),
  text: z.string(),
  author: commentPerson,
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** Somebody else said it after the caller looked last. */
  unread: z.boolean(),
  mayDelete: z.boolean(),
})
export type Comment = z.infer<typeof comment>

export const commentThread = z.object({
  id: z.uuid(),
  /** The block's words when the thread was begun. */
  quote: z.string(),
  /** Its words in the latest version; null where it is gone. */
  now: z.string().nullable(),
  /** How many places with the same words stand before it. */
  nth: z.int().nonnegative(),
  resolved: z.object({ by: z.string(), at: z.string() }).nullable(),
  mayResolve: z.boolean(),
  /** To the owner: the link whose readers see the thread, by its name ('' has none); null where nobody else does. */
  link: z.string().nullable(),
  /** The latest, oldest first. */
  comments: z.array(comment),
  /** How many stand before them. */
  earlier: z.int().nonnegative(),
  unread: z.int().nonnegative(),
  /** Who can be mentioned in it, by name. */
  people: z.array(z.string()),
})
export type CommentThread = z.infer<typeof commentThread>

/** Last active first. */
export const commentList = z.object({
  threads: z.array(commentThread),
  /** Give it as `cursor` for the next page; null on the last. */
  nextCursor: z.string().nullable(),
  /** Threads that are not resolved, and comments that the caller has not seen, on all pages. */
  open: z.int().nonnegative(),
  unread: z.int().nonnegative(),
})
export type CommentList = z.infer<typeof commentList>

export const commentListQuery = z.object({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  state: z.enum(['all', 'open', 'resolved']).default('all'),
})

/** Earlier comments of a thread, oldest first. */
export const commentPage = z.object({ comments: z.array(comment), earlier: z.int().nonnegative() })
export const commentPageQuery = z.object({ before: z.uuid() })
