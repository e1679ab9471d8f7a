import type { Database } from '#server/db/database.ts'
import { type FinishedDocument, readDocument } from '#server/documents/document-row.ts'
import type { Caller } from '#server/http/caller.ts'
import { type DocumentLink, readShared } from '#server/sharing/opened-link.ts'
import type { DocumentContent } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** Somebody who may read and write comments of a document, and what of them. */
export interface CommentAccess {
  userId: string
  /** The document in its latest version. */
  document: FinishedDocument
  /** Null for the owner, who sees every thread; a reader sees those that were begun through the same link. */
  linkId: string | null
  /** What the caller reads: the version that the link shows. */
  seen: DocumentContent & { number: number }
}

/**
 * The one place where it is decided who takes part in the comments of a document: its owner. Throws NOT_FOUND, also for others',
 * GUEST_NOT_ALLOWED and RUN_NOT_FINISHED.
 */
export async function ownAccess({ pool }: Database, caller: Caller, runId: string): Promise<CommentAccess> {
  const document = await readDocument(pool, caller.userId, runId)
  assertAccount(caller)
  const { result, blocks, revision: number } = document
  return { userId: caller.userId, document, linkId: null, seen: { result, blocks, number } }
}

/** The same for a person with an account who reads through a link that has just been opened, with its password where it has one. */
export async function accessThrough(database: Database, caller: Caller, link: DocumentLink): Promise<CommentAccess> {
  assertAccount(caller)
  const document = await readDocument(database.pool, link.ownerId, link.runId)
  if (document.user_id === caller.userId) return ownAccess(database, caller, link.runId)
  const { result, blocks = [], number } = await readShared(database, link)
  // A row of the database is the object that its agent's schema describes.
  const seen = { result: result as Record<string, unknown>, blocks, number }
  return { userId: caller.userId, document, linkId: link.id, seen }
}

function assertAccount(caller: Caller): void {
  if (caller.anonymous) {
    throw new AppError('GUEST_NOT_ALLOWED', { userMessage: 'Create a free account to comment on a document.' })
  }
}
