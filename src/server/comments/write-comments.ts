import type pg from 'pg'
import type { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { uuid } from '#server/db/uuid.ts'
import { findSame, placeOfWords, textAt } from '#server/documents/block-place.ts'
import { readDocument } from '#server/documents/document-row.ts'
import type { StoredPlace } from '#server/documents/move-threads.ts'
import type { AttemptLimit, AttemptRule } from '#server/http/attempt-limit.ts'
import { mostComments } from '#shared/api/comment-limits.ts'
import type { newThread } from '#shared/api/comments.ts'
import type { DocumentContent } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { shortened } from '#shared/shortened.ts'
import type { CommentAccess } from './comment-access.ts'
import { readThread } from './list-comments.ts'

/** Of one person on all documents together: each may be a mail to somebody. */
export const perHour: AttemptRule = {
  kind: 'comments',
  max: 30,
  windowSeconds: 60 * 60,
  message: (minutes) =>
    `You have written many comments this hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
}

const longestQuote = 300

/** Begins a thread at a block. Throws TOO_MANY_COMMENTS and TOO_MANY_REQUESTS. */
export async function beginThread(
  database: Database,
  attempts: AttemptLimit,
  access: CommentAccess,
  { text, about }: z.output<typeof newThread>,
): Promise<string> {
  await attempts.take(perHour, access.userId)
  return inTransaction(database, async (client) => {
    // Under the document's lock: a save that comes in between would leave the thread at a place of before.
    const latest = await readDocument(client, access.document.user_id, access.document.id, { lock: true })
    await assertRoom(client, access)
    const { place, gone } = placeIn(latest, access, about)
    const quote = shortened(about.words.replace(/\s+/g, ' '), longestQuote)
    const { rows } = await client.query<{ id: string }>(
      `insert into comment_threads (run_id, link_id, place, gone, quote)
       select $1, $2, $3::jsonb, $4, $5 where $2::uuid is null or exists (select from share_links where id = $2) returning id`,
      [latest.id, access.linkId, place && JSON.stringify(place), gone, quote],
    )
    const id = rows[0]?.id
    // Revoked a moment ago.
    if (!id) throw new AppError('NOT_FOUND')
    await client.query('insert into comments (thread_id, author_id, text) values ($1, $2, $3)', [
      id,
      access.userId,
      text,
    ])
    return id
  })
}

/** Readers of an earlier version speak of what stood there: it may be elsewhere by now, or gone. */
function placeIn(
  latest: DocumentContent & { revision: number },
  { seen }: CommentAccess,
  about: z.output<typeof newThread>['about'],
): { place: StoredPlace | null; gone: boolean } {
  if (seen.number === latest.revision) return { place: placeOfWords(latest, about.words, about.nth), gone: false }
  const then = placeOfWords(seen, about.words, about.nth)
  const said = then && textAt(seen, then)
  if (!then || !said) return { place: null, gone: false }
  if (textAt(latest, then) === said) return { place: then, gone: false }
  const now = findSame(latest)(said)
  return now ? { place: now, gone: false } : { place: { ...then, said }, gone: true }
}

/** Answers a thread, which is open again by that. Throws NOT_FOUND, TOO_MANY_COMMENTS and TOO_MANY_REQUESTS. */
export async function reply(
  database: Database,
  attempts: AttemptLimit,
  access: CommentAccess,
  threadId: string,
  text: string,
): Promise<void> {
  await readThread(database, access, threadId)
  await attempts.take(perHour, access.userId)
  await inTransaction(database, async (client) => {
    await client.query('select from runs where id = $1 for no key update', [access.document.id])
    await assertRoom(client, access)
    const { rowCount } = await client.query(
      'update comment_threads set active_at = now(), resolved_at = null, resolved_by = null where id = $1',
      [threadId],
    )
    if (rowCount === 0) throw new AppError('NOT_FOUND')
    await client.query('insert into comments (thread_id, author_id, text) values ($1, $2, $3)', [
      threadId,
      access.userId,
      text,
    ])
  })
}

async function assertRoom(client: pg.PoolClient, { document }: CommentAccess): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from comments join comment_threads on comment_threads.id = thread_id where run_id = $1`,
    [document.id],
  )
  if ((rows[0]?.count ?? 0) >= mostComments) throw new AppError('TOO_MANY_COMMENTS')
}

/** Resolves a thread or opens it again. Throws NOT_FOUND, and FORBIDDEN for a reader who did not begin it. */
export async function resolveThread(
  database: Database,
  access: CommentAccess,
  threadId: string,
  resolved: boolean,
): Promise<void> {
  const thread = await readThread(database, access, threadId)
  if (!thread.mayResolve) throw new AppError('FORBIDDEN')
  await database.pool.query(
    `update comment_threads set active_at = now(), resolved_at = case when $2 then now() end, resolved_by = case when $2 then $3 end
     where id = $1 and (resolved_at is not null) <> $2`,
    [threadId, resolved, access.userId],
  )
}

/** Other words in the place of one's own. Throws NOT_FOUND, also for a comment of somebody else. */
export async function editComment(
  database: Database,
  access: CommentAccess,
  threadId: string,
  commentId: string,
  text: string,
): Promise<void> {
  await readThread(database, access, threadId)
  const { rowCount } = await database.pool.query(
    `update comments set text = $4, edited_at = case when text = $4 then edited_at else now() end
     where id = $1 and thread_id = $2 and author_id = $3`,
    [idOf(commentId), threadId, access.userId, text],
  )
  if (rowCount === 0) throw new AppError('NOT_FOUND')
}

/** One's own, and any at one's own document. A thread goes with its last comment. Throws NOT_FOUND. */
export async function removeComment(
  database: Database,
  access: CommentAccess,
  threadId: string,
  commentId: string,
): Promise<void> {
  await readThread(database, access, threadId)
  await inTransaction(database, async (client) => {
    // Those who answer at the same time go one after the other.
    await client.query('select from comment_threads where id = $1 for update', [threadId])
    const { rowCount } = await client.query(
      'delete from comments where id = $1 and thread_id = $2 and (author_id = $3 or $4)',
      [idOf(commentId), threadId, access.userId, access.linkId === null],
    )
    if (rowCount === 0) throw new AppError('NOT_FOUND')
    await client.query(
      'delete from comment_threads where id = $1 and not exists (select from comments where thread_id = $1)',
      [threadId],
    )
  })
}

/** From now on nothing that is there is new to the caller. */
export async function markSeen({ pool }: Database, { document, userId }: CommentAccess): Promise<void> {
  await pool.query(
    `insert into comment_reads (run_id, user_id, seen_at) values ($1, $2, now())
     on conflict (run_id, user_id) do update set seen_at = excluded.seen_at`,
    [document.id, userId],
  )
}

function idOf(text: string): string {
  if (!uuid.test(text)) throw new AppError('NOT_FOUND')
  return text
}
